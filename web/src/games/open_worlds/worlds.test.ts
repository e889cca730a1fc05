import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { Board } from "../../kit/board.svelte";
import { speakIn } from "../../lib/speech.svelte";
import type { EventInfo } from "../../told";
import { cardOf, incomeBadge, nameLines, weaponsBadge } from "./cards";
import Look from "./Look.svelte";
import { planet } from "./planet/planet";
import SeatStrip from "./SeatStrip.svelte";
import { asScene, beatsOf, continues, joined } from "./scene";
import { story } from "./story.svelte";
import StoryBar from "./StoryBar.svelte";
import { gainAt, involved, talliesAt } from "./tally";
import type { TableProps } from "../contract";
import type { Unit, WorldsView, WorldView } from "./view";
import { momentText, printOf, verdictText } from "./words";

function unit(target: string, owner: number, more: Partial<Unit> = {}): Unit {
  const card = cardOf(more.card ?? target.split(":")[2]!);
  const weapons = [...(card.weapons ?? [])];
  return {
    target,
    card: card.id,
    owner,
    controller: owner,
    defence: card.defence ?? 0,
    weapons,
    capacity: 0,
    income: 0,
    income_stopped: false,
    course: null,
    moved: false,
    engaged: false,
    overcome: false,
    defends: null,
    aims: weapons.map(() => null),
    ...more,
  };
}

function world(more: Partial<WorldView> = {}): WorldView {
  const area = { count: 0, cards: [], extra_slots: 0, forbidden: false };
  return {
    id: "koti",
    name: "Koti",
    position: 0,
    h2o: 3,
    res: 4,
    habitable: false,
    hostile: false,
    printed: { h2o: 3, habitable: false, hostile: false },
    indicators: [],
    facility_count: 0,
    free_room: 3,
    resolved: false,
    facilities: [],
    orbitals: [],
    ground_forces: [],
    capacity: [0, 0],
    staged: [area, { ...area, count: 1, cards: ["frigate"] }],
    ...more,
  };
}

const event = (name: string, seat: number, details: Record<string, string>, move = 1): EventInfo => ({
  name,
  seat,
  details,
  move,
  rule: "OW-1.1",
  text: name,
});

describe("what is printed on cards", () => {
  it("writes incomes and weapons short", () => {
    expect(incomeBadge(2).number).toBe("2");
    expect(incomeBadge(cardOf("industry_9").income!)).toEqual({ number: "", isRes: true, extra: "" });
    expect(incomeBadge(cardOf("quarry").income!).extra).toBe("−1");
    expect(incomeBadge(cardOf("exotic_outpost").income!).number).toBe("1+");
    expect(weaponsBadge(cardOf("cruiser").weapons!)).toEqual({ power: "8", times: "×3" });
  });

  it("breaks long names and knows a card it has never seen by its name", () => {
    expect(nameLines("Invasion Force")).toEqual(["Invasion", "Force"]);
    expect(nameLines("City")).toEqual(["City"]);
    expect(cardOf("sun_forge").label).toBe("Sun Forge");
  });
});

describe("planets", () => {
  const koti = { name: "Koti", h2o: 3, res: 3, habitable: false, hostile: false };

  it("are always the same for the same World, and differ between Worlds", () => {
    expect(planet(koti, "a")).toBe(planet({ ...koti }, "a"));
    expect(planet(koti, "a")).not.toBe(planet({ ...koti, name: "Maail" }, "a"));
  });

  it("wear a ring if they are rich, and keep their gradients apart", () => {
    const dashes = (picture: string) => picture.split("stroke-dasharray").length;
    expect(dashes(planet({ ...koti, res: 6 }, "a"))).toBeGreaterThan(dashes(planet(koti, "a")));
    expect(planet(koti, "left")).toContain('id="lefts"');
    expect(planet(koti, "left")).not.toContain("@");
  });
});

describe("tallies", () => {
  it("add up Weapons against Defence", () => {
    const frigate = unit("orbital:1:frigate", 1);
    const corvette = unit("orbital:0:corvette", 0, { aims: ["orbital:1:frigate", "orbital:1:frigate"] });
    const tally = talliesAt(world({ orbitals: [frigate, corvette] })).get("orbital:1:frigate")!;
    expect([tally.taken, tally.isOvercome]).toEqual([12, true]);
  });

  it("send damage through Defenders first", () => {
    const city = unit("facility:koti:1", 1, { card: "city_25", defence: 25 });
    const guard = unit("ground:1:troops_10", 1, { defends: "facility:koti:1", aims: [null] });
    const attack = unit("ground:0:troops_22", 0, { aims: ["facility:koti:1"] });
    const tallies = talliesAt(world({ facilities: [city], ground_forces: [guard, attack] }));
    expect(tallies.get("facility:koti:1")).toMatchObject({ aimed: 22, absorbed: 10, taken: 12, isOvercome: false });
    expect(tallies.get("ground:1:troops_10")).toMatchObject({ taken: 22, isOvercome: true });
  });

  it("know who takes part, and what a Facility would earn", () => {
    const here = world({
      orbitals: [unit("orbital:0:frigate", 0)],
      facilities: [unit("facility:koti:1", 1, { card: "outpost" })],
    });
    expect(involved(here, "Orbital targets")).toHaveLength(1);
    expect(involved(here, "Surface assignments")).toHaveLength(2);
    expect([gainAt("industry_9", here), gainAt("quarry", here), gainAt("frigate", here)]).toEqual([4, 3, null]);
  });
});

describe("a turn told again", () => {
  it("shows nobody's Staged cards before they are revealed", () => {
    expect(asScene([world()])[0]!.staged.map(({ cards }) => cards)).toEqual([null, null]);
  });

  it("goes from arrivals to damage to destruction, and ends without what was destroyed", () => {
    const start = asScene([world({ orbitals: [unit("orbital:0:striker", 0)] })]);
    const beats = beatsOf(start, null, [
      event("card_revealed", 1, { card: "frigate", world: "koti" }),
      event("world_begins", -1, { world: "koti" }),
      event("stationed", 1, { unit: "1:frigate", world: "koti" }),
      event("aimed", 1, { unit: "1:frigate", power: "7", target: "0:striker" }),
      event("damaged", 0, { unit: "0:striker", damage: "7", defence: "4" }),
      event("destroyed", 0, { unit: "0:striker" }),
      event("income", 0, { income: "0" }),
    ]);
    expect(beats.map(({ kind }) => kind)).toEqual(["reveal", "arrive", "aim", "fire", "destroy", "income"]);
    const [reveal, arrive, aim, fire, destroy, income] = beats;
    expect(reveal!.worlds[0]!.staged[1]!.cards).toEqual(["frigate"]);
    expect(arrive!.worlds[0]!.staged[1]!.cards).toEqual([]);
    expect(arrive!.worlds[0]!.orbitals).toHaveLength(2);
    expect(aim!.worlds[0]!.orbitals[1]!.aims[0]).toBe("orbital:0:striker");
    expect(fire!.marks["orbital:0:striker"]).toEqual({ damage: 7 });
    expect(destroy!.marks["orbital:0:striker"]).toEqual({ isDestroyed: true });
    expect(income!.worlds[0]!.orbitals.map(({ card }) => card)).toEqual(["frigate"]);
  });

  it("tells arrivals at several Worlds, and destruction with what leaves, in one beat each", () => {
    const start = asScene([world({ orbitals: [unit("orbital:0:striker", 0)] }), world({ id: "maail" })]);
    const beats = beatsOf(start, null, [
      event("world_begins", -1, { world: "koti" }),
      event("installed", 1, { unit: "1:outpost", world: "koti" }),
      event("world_begins", -1, { world: "maail" }),
      event("ground_req_failed", 1, { card: "troops_10", world: "maail" }),
      event("orbital_damaged", 0, { unit: "0:striker", damage: "7", defence: "4" }),
      event("orbital_destroyed", 0, { unit: "0:striker" }),
      event("left", 1, { unit: "1:troops_10" }),
    ]);
    expect(beats.map(({ kind }) => kind)).toEqual(["arrive", "fire", "destroy"]);
  });

  it("joins what goes on in the same place", () => {
    const start = asScene([world({ orbitals: [unit("orbital:0:striker", 0)] })]);
    const aim = () => event("aimed", 0, { unit: "0:striker", power: "5", target: "0:striker" });
    const [one] = beatsOf(start, "koti", [aim()]);
    const [two] = beatsOf(start, "koti", [aim()]);
    const [elsewhere] = beatsOf(start, "maail", [aim()]);
    expect(continues(one, two)).toBe(true);
    expect(continues(one, elsewhere)).toBe(false);
    expect(joined(one!, two!).events).toHaveLength(2);
  });

  it("says nothing of a World where nothing happens", () => {
    expect(beatsOf(asScene([world()]), null, [event("world_begins", -1, { world: "koti" })])).toEqual([]);
  });
});

describe("the words of a card", () => {
  beforeAll(() => speakIn("en"));

  it("say what becomes of it, here or anywhere", async () => {
    expect(verdictText("works")).toBe("works here");
    expect(verdictText("hostile")).toBe("lost here: Hostile");
    expect(verdictText("hostile", false)).toBe("lost: Hostile");
    expect(verdictText("prohibited")).toBe("lost: Prohibited");
    await speakIn("de");
    expect(verdictText("hostile")).toBe("hier abgelegt: feindlich");
    await speakIn("en");
  });

  it("say what stands on it, in the language of the reader", async () => {
    expect(printOf(cardOf("city_10"))).toBe("REQ: World Habitable, or occupied by you.");
    expect(printOf(cardOf("frigate"))).toBe("");
    await speakIn("de");
    expect(printOf(cardOf("city_10"))).toBe("REQ: Welt bewohnbar oder von dir besetzt.");
    expect(printOf({ ...cardOf("city_10"), id: "sun_forge", text: "New." })).toBe("New.");
    await speakIn("en");
  });

  it("say when it is played", () => {
    expect(momentText(["begin.move"], false)).toBe("▸ Move");
    expect(momentText(["end.turn"], false)).toBe("Turn ◂");
    expect(momentText([], true)).toBe("Reaction");
    expect(momentText([], false)).toBe("");
  });
});

it("the sentences of what is being told do not run into each other", () => {
  const events = ["Mira plays Sabotage.", "Otto plays Warship."].map((text) => ({ name: "utility", text }));
  story.beats = [{ kind: "utility", move: 1, events }] as unknown as typeof story.beats;
  const { container } = render(StoryBar);
  expect(container.querySelector("p")!.textContent.trim()).toBe("Mira plays Sabotage. Otto plays Warship.");
  story.beats = [];
});

it("a tap on the strip of a seat says what each of its numbers is", async () => {
  const player = {
    score: 7,
    income: 5,
    staged_class: 3,
    class_limit_lifted: false,
    priority: 2,
    hand_size: 9,
    deck_size: 31,
    trash_size: 4,
  };
  const board = new Board({ play: () => undefined, why: () => Promise.resolve(null) });
  const props = {
    board,
    seat: 0,
    isYours: true,
    view: { players: [player], worlds: [] },
    people: [{ seat: 0, name: "You", isYours: true, about: "" }],
  } as unknown as TableProps<WorldsView>;
  const strip = render(SeatStrip, { props: { props, of: 0 } });
  await fireEvent.click(strip.getByRole("button", { name: "What your numbers mean", hidden: true }));
  expect(board.isSheetOpen).toBe(true);
  const look = render(Look, props);
  await expect.poll(() => look.container.querySelectorAll(".numbers li").length).toBe(6);
  const said = [...look.container.querySelectorAll(".numbers li")].map((line) => line.textContent.replace(/\s+/g, " "));
  expect(said[0]).toMatch(/^7 *Income/);
  expect(said[1]).toMatch(/^3\/5 *Class limit/);
  expect(said[4]).toMatch(/^31 *Deck/);
});
