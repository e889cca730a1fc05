import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Calls, aboutOf, bytesOf, headingOf, waysOf } from "./calls.svelte";
import { callTitle, restTitle } from "./title";
import type { NewsItem } from "../messages";

const ITEM: NewsItem = {
  number: 3,
  kind: "turn_days",
  table: "t1",
  game: "oceania",
  title: "Oceania",
  names: ["Anna", "Tomas"],
  made: "2026-05-01T12:00:00+00:00",
  is_read: false,
};

function hide(isHidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
}

beforeEach(() => {
  document.title = "Oceania – Oceanarium";
});
afterEach(() => {
  restTitle();
  vi.restoreAllMocks();
});

describe("a call", () => {
  it("is a new line under the bell, once", () => {
    hide(false);
    const calls = new Calls();
    calls.hear({ type: "called", item: ITEM, ways: ["page"] });
    calls.hear({ type: "called", item: ITEM, ways: ["page"] });
    expect(calls.unread).toBe(1);
    expect(document.title).toBe("Oceania – Oceanarium");
  });

  it("changes the title of a page that nobody looks at, until somebody does", () => {
    hide(true);
    new Calls().hear({ type: "called", item: ITEM, ways: ["page"] });
    expect(document.title).toBe("● Your turn – Oceania – Oceanarium");
    hide(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(document.title).toBe("Oceania – Oceanarium");
  });

  it("leaves the title alone for those who do not want that", () => {
    hide(true);
    new Calls().hear({ type: "called", item: ITEM, ways: [] });
    expect(document.title).toBe("Oceania – Oceanarium");
  });

  it("shows no notification that nobody has allowed", () => {
    hide(true);
    const shown = vi.fn();
    vi.stubGlobal("Notification", Object.assign(shown, { permission: "default" }));
    new Calls().hear({ type: "called", item: ITEM, ways: ["browser"] });
    expect(shown).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it("is told with the words of the host", () => {
    expect(headingOf(ITEM)).toBe("It is your turn");
    expect(aboutOf(ITEM)).toBe("Oceania with Anna and Tomas");
    expect(aboutOf({ ...ITEM, names: [] })).toBe("Oceania");
  });
});

describe("a title", () => {
  it("is called twice and comes back as it was", () => {
    callTitle("One");
    callTitle("Two");
    expect(document.title).toBe("● Two – Oceania – Oceanarium");
    restTitle();
    expect(document.title).toBe("Oceania – Oceanarium");
  });
});

it("comes only in ways that this browser lets it", () => {
  const calls = new Calls();
  calls.page = {
    wishes: [{ kind: "over", ways: ["page", "browser", "push"] }],
    possible: [],
    push_key: "",
    mail: null,
    sends_mail: false,
  };
  const coming = () => (["page", "browser", "push", "mail"] as const).filter((way) => calls.comes("over", way));
  calls.permission = "default";
  expect(coming()).toEqual(["page"]);
  calls.permission = "granted";
  expect(coming()).toEqual(["page", "browser"]);
  calls.isSubscribed = true;
  expect(coming()).toEqual(["page", "browser", "push"]);
});

it("reads keys and wishes", () => {
  expect([...bytesOf("AQL-_w")]).toEqual([1, 2, 254, 255]);
  expect(waysOf([{ kind: "over", ways: ["page"] }], "over")).toEqual(["page"]);
  expect(waysOf([], "over")).toEqual([]);
});
