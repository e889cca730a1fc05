// The words and choices of the table's frame.
import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import FinalScore from "../chrome/FinalScore.svelte";
import SeatMark from "../chrome/SeatMark.svelte";
import TestSeats from "../chrome/TestSeats.svelte";
import type { Person, SeatLook } from "../games/contract";
import { client as oceania } from "../games/oceania/client";
import { client as worlds } from "../games/open_worlds/client";
import { Board } from "../kit/board.svelte";
import type { SeatInfo } from "../messages";
import { firstFree, PIN } from "../kit/pinning";
import { Guide } from "./guide.svelte";
import { shownNote } from "./notes";
import { change, points } from "./numbers";
import { rememberedName, toldName } from "./people";
import { nextStepWords, waitingWords } from "./prompt";
import { settings } from "./settings.svelte";
import { speakIn } from "./speech.svelte";

function person(seat: number, name: string, wishes: Partial<Person> = {}): Person {
  return { seat, name, about: "", isYours: false, isWaitedFor: true, isThinking: false, ...wishes };
}
const you = person(0, "You", { isYours: true });
const ann = person(1, "Ann");
const bo = person(2, "Bo");

describe("names in sentences", () => {
  beforeEach(() => speakIn("en"));
  const mine: SeatInfo = {
    seat: 0,
    kind: "open",
    name: "Beluga",
    is_named: true,
    level: null,
    is_taken: true,
    is_connected: true,
    has_resigned: false,
    gone: "",
    person: null,
    rating: null,
  };

  it("say who is meant to those who have chosen none", () => {
    settings.name = "";
    expect(toldName(mine, [0])).toBe("Beluga (you)");
    expect(toldName(mine, [1])).toBe("Beluga");
    expect(toldName(mine, [0, 1])).toBe("Beluga"); // at a shared device nobody is simply "you"
    settings.name = "Beluga";
    expect(toldName(mine, [0])).toBe("Beluga");
    settings.name = "";
  });

  it("are those of the reader's language for bots of an old match", async () => {
    await speakIn("de");
    expect(rememberedName("Casual bot 2", 1)).toBe("Hobbybot 2");
    expect(rememberedName("Casual bot 2", 2)).toBe("Casual bot 2"); // somebody was called that
    expect(rememberedName("Robot bot 1", 0)).toBe("Robot bot 1");
  });
});

describe("who is waited for", () => {
  beforeEach(() => speakIn("en"));

  it("is said in the right person and number", () => {
    expect(waitingWords([you])).toBe("You are choosing.");
    expect(waitingWords([{ ...you, isThinking: true }])).toBe("You are thinking …");
    expect(waitingWords([you, ann])).toBe("You and Ann are choosing.");
    expect(waitingWords([ann])).toBe("Ann is choosing.");
    expect(waitingWords([{ ...ann, isThinking: true }])).toBe("Ann is thinking …");
    expect(waitingWords([ann, bo])).toBe("Ann and Bo are choosing.");
    expect(waitingWords([{ ...ann, isThinking: true }, bo])).toBe("Ann and Bo are choosing.");
  });

  it("is said in German too", async () => {
    await speakIn("de");
    expect(waitingWords([you])).toBe("Du bist dran.");
    expect(waitingWords([you, ann])).toBe("Du und Ann seid dran.");
    expect(waitingWords([ann, bo])).toBe("Ann und Bo sind dran.");
    expect(waitingWords([{ ...you, isThinking: true }])).toBe("Du überlegst …");
  });

  it("calls people by their names where several share a device", () => {
    expect(
      waitingWords([
        { ...you, name: "Mira" },
        { ...ann, isYours: true },
      ]),
    ).toBe("Mira and Ann are choosing.");
  });

  it("is nobody while chance decides", () => {
    expect(waitingWords([{ ...you, isWaitedFor: false }])).toBe("Just a moment …");
  });
});

describe("a choice of several touches", () => {
  beforeEach(() => speakIn("en"));
  const move = (number: number, ...targets: string[]) => ({ number, text: "", words: "", targets });
  const table = { play: () => undefined, why: () => Promise.resolve(null) };

  it("says what is next once it has begun", () => {
    const board = new Board(table);
    board.offer([move(1, "tile", "a1"), move(2, "tile", "a2"), move(3, "coral", "a1"), move(4, "coral", "a2")]);
    expect(nextStepWords(board, true)).toBe("");
    board.touch("tile");
    expect(nextStepWords(board, true)).toBe("Now touch one of the things that glow.");
  });

  it("says how a move is confirmed, unless the game does", () => {
    const board = new Board(table, { confirms: () => true });
    board.offer([move(1, "line 1"), move(2, "line 2")]);
    board.touch("line 1");
    expect(nextStepWords(board, true)).toBe("Touch it again, or press “Do it”.");
    expect(nextStepWords(board, false)).toBe("");
  });

  it("has not begun by what is taken for granted", () => {
    const board = new Board(table, { preselects: () => ["tile"] });
    board.offer([move(1, "tile", "a1"), move(2, "tile", "a2")]);
    expect(nextStepWords(board, true)).toBe("");
  });
});

describe("notes", () => {
  it("come one at a time, the most urgent first", () => {
    const all = { isAway: true, isRefused: true, isHinted: true, isGuided: true };
    expect(shownNote(all)).toBe("lost");
    expect(shownNote({ ...all, isAway: false })).toBe("refusal");
    expect(shownNote({ ...all, isAway: false, isRefused: false })).toBe("hint");
    expect(shownNote({ isAway: false, isRefused: false, isHinted: false, isGuided: true })).toBe("steps");
    expect(shownNote({ isAway: false, isRefused: false, isHinted: false, isGuided: false })).toBe("news");
  });
});

describe("the first steps", () => {
  it("go on as one plays", () => {
    const guide = new Guide();
    guide.open();
    guide.did("touch");
    expect(guide.current).toBe(1);
    guide.did("move");
    expect(guide.current).toBe(2);
    guide.did("hint"); // a later step, done early, is still told in its turn
    expect(guide.current).toBe(2);
    guide.did("undo");
    guide.did("hint");
    expect(guide.current).toBe(4);
    guide.did("rules");
    expect(guide.isOpen).toBe(false);
    expect(settings.knowsTables).toBe(true);
  });

  it("skip what a move has shown already", () => {
    const guide = new Guide();
    guide.open();
    guide.did("move");
    expect(guide.current).toBe(2);
    guide.did("move");
    expect(guide.current).toBe(2);
  });
});

describe("a pin", () => {
  const sight = { left: 0, top: 0, right: 400, bottom: 400 };
  const thing = { left: 100, top: 100, right: 300, bottom: 300 };

  it("stands at its thing, where it covers nothing", () => {
    const obstacle = { left: 200, top: 200, right: 300, bottom: 300 };
    const spot = firstFree(thing, [obstacle], sight)!;
    const isBeside = spot.x + PIN.width <= obstacle.left || spot.y + PIN.height <= obstacle.top;
    expect(isBeside || spot.x >= obstacle.right || spot.y >= obstacle.bottom).toBe(true);
  });

  it("is left out where there is no room", () => {
    expect(firstFree(thing, [sight], sight)).toBeNull();
  });
});

describe("numbers", () => {
  it("have true minus signs", () => {
    expect([points(-6), points(6), change(-2), change(3)]).toEqual(["−6", "6", "−2", "+3"]);
  });
});

describe("the mark of a seat", () => {
  const looks: SeatLook[] = [
    { colour: "rgb(1, 2, 3)", symbol: "diver" },
    { colour: "rgb(4, 5, 6)", symbol: null },
  ];

  it("is the game's picture and colour at its table", () => {
    const { container } = render(TestSeats, { looks });
    const [diver, shape] = container.querySelectorAll("svg");
    expect(diver!.querySelector("use")!.getAttribute("href")).toBe("#diver");
    expect(diver!.style.color).toBe("rgb(1, 2, 3)");
    expect(shape!.getAttribute("fill")).toBe("rgb(4, 5, 6)");
  });

  it("is the chrome's own shape elsewhere", () => {
    const { container } = render(SeatMark, { seat: 2 });
    expect(container.querySelector("svg")!.getAttribute("fill")).toBe("var(--seat-2)");
  });
});

describe("how it ended", () => {
  const people = [you, ann];
  const outcome = {
    scores: [12, 4].map((total) => ({ total, parts: {}, rules: {} })),
    winners: [0],
    sentence: "",
    rule: "",
  };
  const headline = async (client: unknown, view: object, language = "en") => {
    await speakIn(language);
    const props = { outcome, people, client, view, link: null, rematch: null, onrule: () => 0, onclose: () => 0 };
    const { container, unmount } = render(FinalScore, { props } as never);
    const said = container.querySelector("h2")!.textContent;
    unmount();
    return said;
  };
  const plain = { partName: (part: string) => part, totalName: () => "Total" };

  it("says of what one has more", async () => {
    expect(await headline(plain, {})).toBe("You win by 8 points!");
    expect(await headline(plain, {}, "de")).toBe("Du gewinnst mit 8 Punkten Vorsprung!");
    expect(await headline({ ...plain, lead: worlds.lead }, {})).toBe("You win by 8 Income!");
    expect(await headline({ ...plain, lead: oceania.lead }, { rounds: 9 })).toBe("You win by 8 games!");
    expect(await headline({ ...plain, lead: oceania.lead }, { rounds: 1 })).toBe("You win by 8 points!");
    await speakIn("en");
  });
});

it("a seat that chose its colour is shown in no other one where the choice is not known", () => {
  const { container } = render(SeatMark, { seat: 2, isColourless: true });
  expect(container.querySelector("svg")!.getAttribute("fill")).toBe("var(--ink-2)");
});
