import { beforeAll, describe, expect, it } from "vitest";
import { speakIn, spoken } from "../../lib/speech.svelte";
import { LANGUAGES } from "../../lib/tongues";
import type { EventInfo } from "../../told";
import { beyond, framing, pushed, revealing, seenBy, shows, zoomed } from "./camera";
import { CARD_NAMES, CARDS, type CardName } from "./cards";
import {
  actionText,
  cardName,
  EVENTS,
  eventText,
  hindranceText,
  placeText,
  ruleOf,
  shortName,
  spotText,
} from "./describe";
import { GOALS } from "./goals";
import { boxOf } from "./layout";
import { errandsOf, followCards, isOver, newsOf } from "./pieces";
import { danger, gainOf, hindrance, isSheltered, nameOf, progressOf, spacesFor, spotOf, worthOf } from "./reef";
import { tidings } from "./tidings.svelte";
import { handCards, neighbourSeat, oceanCards, stillChoosing } from "./reading";
import type { OceanView, Player, ReefCard } from "./view";
import { tell } from "./words";

beforeAll(spoken);

const NAMES: Record<string, CardName> = {
  Tur: "turtle",
  "3Gr": "grouper",
  "2An": "angelfish",
  Dol: "dolphin",
  "1Ch": "chromis",
  "2Pe": "pearlscale",
  "1Ba": "banggai",
  Ane: "anemone",
  Blu: "blue-coral",
  "1Cl": "clownfish",
  "3Pa": "parrotfish",
  Red: "red-coral",
};

/** Reef W of the rules' worked cases. */
const REEF_W = `
  .    .    .    .    Tur  .    3Gr  .
  3Gr  2An  Dol  .    1Ch  .    2Pe  .
  .    1Ba  1Ba  Ane  Blu  1Cl  2Pe  3Pa
  .    .    Red  Red* .    .    .    .`;

function drawn(picture: string): ReefCard[] {
  const rows = picture.trim().split("\n");
  const cells = rows.flatMap((row, at) =>
    row
      .trim()
      .split(/\s+/)
      .map((word, column) => ({ word, x: column - 3, y: rows.length - 1 - at })),
  );
  return cells
    .filter(({ word }) => word !== ".")
    .map(({ word, x, y }) => ({
      space: `${x},${y}`,
      x,
      y,
      card: NAMES[word.replace("*", "")]!,
      class: "special",
      points: 1,
      starter: word.endsWith("*"),
      protected: ["-1,1", "1,2"].includes(`${x},${y}`),
      school: false,
    }));
}

function player(changes: Partial<Player> = {}): Player {
  return {
    cards: 6,
    has_chosen: false,
    chosen: null,
    hand: null,
    goals: null,
    goal_count: 0,
    crabs: 0,
    turtles: 0,
    turtle_limit: 3,
    reef: drawn(REEF_W),
    reef_size: 16,
    score: 30,
    score_parts: {},
    place: null,
    ...changes,
  };
}

function table(changes: Partial<OceanView> = {}): OceanView & { seat: number } {
  return {
    seat: 0,
    phase: "picking",
    round: 1,
    turn: 1,
    turns: 5,
    first_player: 0,
    passing: "left",
    chooser: null,
    ocean: ["goby", "shark", "goby"],
    ocean_extra: [],
    sharks: { now: 1, frenzy_at: 3 },
    frenzy_due: false,
    rave_due: false,
    deck: { cards: 50, contents: null },
    unseen: {},
    discards: {},
    starters: [],
    variants: [],
    events: [],
    goals: [],
    solo: null,
    play: null,
    players: [player(), player(), player()],
    rounds: 3,
    rainbow: [0, 0, 1, 3, 6, 10, 15],
    extreme: null,
    ...changes,
  };
}

const goal = (code: string) => GOALS.find((one) => one.code === code)!;
const event = (code: string) => ({ code, name: code, effect: "" });
const worth = (changes: Partial<OceanView> = {}, more: { card: CardName; x: number; y: number }[] = []) => {
  const view = table(changes);
  return worthOf(view, view.players[0]!, [...view.players[0]!.reef, ...more]);
};
const spaces = (card: CardName) => spacesFor(drawn(REEF_W), card).map(nameOf).sort().join(" ");
const listed = (text: string) => text.split(" ").sort().join(" ");

describe("a reef, as the worked cases of the rules judge it", () => {
  it.each([
    ["green-coral", "-2,0 0,2 1,0 2,0 2,2"],
    ["clownfish", "-2,0 0,2 1,0 2,0 2,2"],
    ["banggai", "-3,1 -2,0 0,2 1,0"],
    ["tang", "-3,1 -2,0 0,2 2,0 2,2"],
    ["pearlscale", "-3,1 -2,0 0,2 2,0 2,2 3,0 4,2"],
    ["parrotfish", "-2,3 2,2 3,0 4,0 4,2 5,1"],
    ["grouper", "-4,2 -3,1 -3,3 -2,3 2,2 2,3 3,0 3,4 4,2 4,3"],
  ] as [CardName, string][])("OO-E11: %s", (card, expected) => {
    expect(spaces(card)).toBe(listed(expected));
  });

  it("OO-E12: a dolphin has seventeen spaces, none by a turtle alone", () => {
    const found = spaces("dolphin").split(" ");
    expect(found).toHaveLength(17);
    expect(found).toContain("-1,3");
    expect(found).not.toContain("1,4");
  });

  it("OO-E03, OO-E29, OO-E30, OO-E31, OO-E39: points", () => {
    expect(worth()).toBe(30);
    expect(worth({}, [{ card: "rainbow-coral", x: 0, y: 2 }])).toBe(33);
    expect(worth({ events: [event("EV-1")] })).toBe(32);
    expect(worth({ events: [event("EV-2")] })).toBe(32);
    expect(worth({ goals: [goal("HG-06"), goal("HG-11"), goal("HG-12")] })).toBe(38);
    expect(worth({ events: [event("EV-1")] }, [{ card: "rainbow-coral", x: 1, y: 0 }])).toBe(37);
    expect(worth({ rainbow: [0, 0, 0, 0, 0, 0, 20] })).toBe(29);
  });

  it("OO-E09: extreme goals are collections", () => {
    const reef = (pearls: number, corals: number) => [
      ...Array.from({ length: pearls }, (_, x) => ({ card: "pearlscale" as const, x, y: 5 })),
      ...Array.from({ length: corals }, (_, x) => ({ card: "red-coral" as const, x, y: 0 })),
    ];
    const isMet = (pearls: number, corals: number, how: string) =>
      progressOf(reef(pearls, corals), goal("HG-01"), { variants: [`solo_extreme=${how}`], extreme: 5 }).isMet;
    expect(isMet(3, 2, "total5")).toBe(true);
    expect(isMet(5, 0, "total5")).toBe(false);
    expect(isMet(5, 5, "each5")).toBe(true);
    expect(isMet(5, 4, "each5")).toBe(false);
  });

  it("OO-E13: a frenzy takes one of the big fish", () => {
    const { fish, loss } = danger(table(), 0);
    expect(fish.map(({ card }) => card).sort()).toEqual(["grouper", "grouper", "parrotfish"]);
    expect(loss).toBe(3);
    expect(danger(table({ variants: ["full_sharks"] }), 0).fish).toEqual([]);
  });

  it("says what a card would add, and whether it would be sheltered", () => {
    expect(gainOf(table(), 0, "clownfish", spotOf("2,2"))).toBe(3); // a school of two
    expect(gainOf(table(), 0, "green-coral", spotOf("1,0"))).toBe(3); // the third colour
    expect(isSheltered(table(), drawn(REEF_W), "clownfish", spotOf("1,0"))).toBe(true);
    expect(isSheltered(table(), drawn(REEF_W), "clownfish", spotOf("2,2"))).toBe(false);
    expect(isSheltered(table(), drawn(REEF_W), "green-coral", spotOf("1,0"))).toBe(false);
    const safe = table({ variants: ["safe_schools"] });
    expect(isSheltered(safe, drawn(REEF_W), "clownfish", spotOf("2,2"))).toBe(true);
  });

  it("knows what would be discarded", () => {
    const bare = [{ ...drawn("Red*")[0]!, x: 0, space: "0,0" }];
    const view = table({ ocean: ["tang"], players: [player({ reef: bare, turtles: 3 }), player({ reef: bare })] });
    const why = { tang: "2", grouper: "3", shark: "prey", dolphin: "theft", turtle: "turtles" } as const;
    for (const [card, reason] of Object.entries(why)) expect(hindrance(view, 0, card as CardName), card).toBe(reason);
    for (const card of ["goby", "anemone", "great-white", "crab"] as const) {
      expect(hindrance(view, 0, card), card).toBe(null);
    }
    expect(hindrance(table(), 0, "dolphin")).toBe(null);
    for (const reason of Object.values(why)) {
      expect(hindranceText(reason, 3)).not.toBe("");
      expect(hindranceText(reason, 3, true)).not.toBe("");
    }
    expect(hindranceText("turtles", 3)).toBe("all 3 turtles are played");
  });
});

describe("goals", () => {
  it("show how far one has come", () => {
    expect(progressOf(drawn(REEF_W), goal("HG-12"))).toEqual({
      parts: [
        { done: 1, of: 1 },
        { done: 1, of: 1 },
        { done: 1, of: 1 },
      ],
      isMet: true,
    });
    expect(progressOf(drawn(REEF_W), goal("HG-15"))).toEqual({ parts: [{ done: 2, of: 3 }], isMet: false });
    expect(progressOf(drawn(REEF_W), goal("HG-01")).isMet).toBe(false);
  });
});

describe("the table", () => {
  it("lists hands card by card, and who is still choosing", () => {
    expect(handCards({ goby: 2, tang: 1 }).map(({ card }) => card)).toEqual(["goby", "goby", "tang"]);
    const view = table({ players: [player({ has_chosen: true }), player(), player()] });
    expect(stillChoosing(view)).toEqual([1, 2]);
    expect(stillChoosing({ ...view, phase: "placing" })).toEqual([]);
  });

  it("passes hands to the left, or to the right", () => {
    expect(neighbourSeat(table(), 0, false)).toBe(1);
    expect(neighbourSeat(table(), 0, true)).toBe(2);
    expect(neighbourSeat(table({ passing: "right" }), 0, false)).toBe(2);
  });

  it("shows an attracted card as gone from its slot", () => {
    const play = { ...emptyPlay, attracted: "goby" as const, placed: "goby" as const };
    const view = table({ phase: "joining", play });
    expect(oceanCards(view).map(({ card }) => card)).toEqual([null, "shark", "goby"]);
  });
});

const emptyPlay = {
  seat: 0,
  by_crab: false,
  card: null,
  taker: null,
  attracted: null,
  placed: null,
  reef: 0,
  anchor: null,
  victim: null,
  loose_turtles: 0,
};

describe("cards in motion", () => {
  const told = (name: string, seat: number, details: Record<string, string> = {}, move = 1) =>
    ({ name, seat, details, move, rule: "", text: "" }) satisfies EventInfo;
  const start = table({ players: [player({ hand: { tang: 1, goby: 1 } }), player(), player()] });
  const before = followCards(new Map(), start, []);

  it("a chosen card keeps its identity into the reef", () => {
    const chosen = table({
      players: [player({ hand: { goby: 1 }, chosen: "tang", has_chosen: true }), player(), player()],
    });
    const then = followCards(before, chosen, [told("card_chosen", 0)]);
    expect(then.get("chosen:0")?.id).toBe(before.get("hand:tang:0")?.id);
    const reef = [...drawn(REEF_W), { ...drawn(REEF_W)[0]!, card: "tang" as const, space: "0,2", x: 0, y: 2 }];
    const placed = table({ phase: "attracting", players: [player({ hand: { goby: 1 }, reef }), player(), player()] });
    const last = followCards(then, placed, [told("card_placed", 0)]);
    expect(last.get("reef:0:0,2")?.id).toBe(before.get("hand:tang:0")?.id);
  });

  it("a hand that was passed on brings other cards, though of the same names", () => {
    const after = followCards(before, start, [told("hands_passed", 1)]);
    expect(after.get("hand:tang:0")?.id).not.toBe(before.get("hand:tang:0")?.id);
    const errands = errandsOf(start, [told("hands_passed", 1)]);
    expect(errands.map(({ from, to }) => `${from} ${to}`)).toEqual(["seat:0 seat:1", "seat:1 seat:2", "seat:2 seat:0"]);
  });

  it("a frenzy is news, with everybody's loss", () => {
    const eaten = told("fish_eaten", 1, { card: "grouper", space: "4,2" });
    const first = followCards(before, start, [told("feeding_frenzy", -1), eaten]);
    const then = followCards(first, start, [told("nothing_eaten", 2, {}, 2)]);
    expect(newsOf(then)?.eaten).toEqual([
      { seat: 1, card: "grouper", before: 33, after: 30 },
      { seat: 2, card: null, before: 30, after: 30 },
    ]);
    expect(newsOf(then)?.id).toBe(newsOf(first)?.id);
    expect([isOver(newsOf(first)!, 3), isOver(newsOf(then)!, 2)]).toEqual([false, true]);
    expect(errandsOf(start, [eaten])).toEqual([]); // nothing flies over what is told
  });

  it("after a frenzy the table waits until somebody goes on, but not while a fish is chosen", async () => {
    const eaten = told("fish_eaten", 1, { card: "grouper", space: "4,2" });
    expect(tidings.hold(start, [told("card_placed", 0)])).toBe(null);
    expect(tidings.hold({ ...start, phase: "losing" }, [eaten])).toBe(null);
    const held = tidings.hold(start, [told("feeding_frenzy", -1), eaten]);
    let isOpen = false;
    void held?.then(() => (isOpen = true));
    await Promise.resolve();
    expect(isOpen).toBe(false);
    tidings.close();
    await held;
    expect(isOpen).toBe(true);
  });
});

describe("the camera", () => {
  const frame = { width: 700, height: 400 };
  const limits = { least: 90 / 120, most: 1 };
  const large = boxOf([spotOf("-9,0"), spotOf("9,9")]);

  it("says at which side the places lie that cannot be seen", () => {
    const sight = { scale: 1, x: 0, y: 0 };
    const at = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 100 });
    const [seen, half, right, above] = [at(20, 20), at(260, 20), at(280, 40), at(20, -90)];
    const found = beyond(sight, [seen, half, right, above], { width: 320, height: 300 });
    expect([...found]).toEqual([
      ["right", [right]],
      ["top", [above]],
    ]);
  });

  it("frames a small reef on the floor, and not larger than life", () => {
    const box = boxOf([{ x: 0, y: 0 }]);
    const camera = framing(box, null, frame, limits);
    expect(camera.scale).toBe(1);
    expect(box.bottom * camera.scale + camera.y).toBe(frame.height);
    expect(shows(camera, box, frame)).toBe(true);
  });

  it("never draws cards narrower than 90 pixels, however large the reef", () => {
    const camera = framing(large, null, frame, limits);
    expect(camera.scale * 120).toBe(90);
    const far = framing(large, zoomed(camera, 0.1, { x: 9, y: 9 }, frame, limits), frame, limits);
    expect(far.scale * 120).toBe(90);
    expect(shows(camera, large, frame)).toBe(false);
  });

  it("follows the places of the lifted card, as little as it must", () => {
    const camera = framing(large, null, frame, limits);
    const places = boxOf([spotOf("5,0"), spotOf("7,1")]);
    const then = framing(large, revealing(camera, places, frame, null), frame, limits);
    expect(shows(then, places, frame)).toBe(true);
    expect(framing(large, revealing(then, places, frame, null), frame, limits).y).toBeCloseTo(then.y);
    const apart = boxOf([spotOf("-9,0"), spotOf("9,0")]); // too far from one another: their middle
    const middle = framing(large, revealing(then, apart, frame, null), frame, limits);
    expect(middle.x + ((apart.left + apart.right) / 2) * middle.scale).toBeCloseTo(frame.width / 2);
  });

  it("never looks beyond the reef", () => {
    const start = framing(large, null, frame, limits);
    const camera = framing(large, pushed(start, 99999, -99999, frame, null), frame, limits);
    expect(large.left * camera.scale + camera.x).toBeCloseTo(0);
    expect(large.bottom * camera.scale + camera.y).toBeCloseTo(frame.height);
    const seen = seenBy(camera, frame);
    expect(seen.left).toBeCloseTo(large.left);
    expect(seen.bottom).toBeCloseTo(large.bottom);
    expect(framing(large, zoomed(camera, 1.5, { x: 0, y: 0 }, frame, limits), frame, limits).scale).toBeCloseTo(1.125);
  });
});

describe("the words", () => {
  it.each(LANGUAGES)("name every card, goal and event in every language: %s", async (language) => {
    await speakIn(language);
    for (const card of CARD_NAMES) {
      for (const text of [cardName(card), shortName(card), placeText(card), actionText(card)])
        expect(text).not.toBe("");
      expect(ruleOf(card)).toMatch(/^OO-/);
    }
    for (const code of EVENTS) expect(eventText(code).effect).not.toBe("");
    await speakIn("en");
    expect(Object.keys(CARDS)).toEqual([...CARD_NAMES]);
    expect(GOALS).toHaveLength(18);
  });

  it("say one point as one, and a card as its name stands in no sentence", async () => {
    expect([1, 2].map((count) => tell("still_points", { points: count }))).toEqual([
      "1 point, as before",
      "2 points, as before",
    ]);
    await speakIn("de");
    expect(tell("still_points", { points: 1 })).toBe("1 Punkt, wie zuvor");
    expect(tell("commit-pick", { name: cardName("tang") })).toBe("Wählen: Blauer Doktorfisch");
    await speakIn("en");
  });

  it("tell spaces from the starter, never by coordinates", async () => {
    expect([spotText(0, 1), spotText(-2, 0), spotText(1, 3)]).toEqual([
      "above the starter",
      "2 left of the starter",
      "1 right, 3 up from the starter",
    ]);
    await speakIn("de");
    expect(spotText(-2, 1)).toBe("2 links, 1 über der Startkoralle");
    await speakIn("en");
  });
});
