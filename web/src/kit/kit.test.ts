import { describe, expect, it } from "vitest";
import { neighbour, type Place } from "./geometry";
import { follow } from "./identity";
import { AT_HOME, inside, zoomAt } from "./zoom";

const place = (name: string, x: number, y: number): Place => ({ name, x, y });

describe("arrow keys", () => {
  const middle = place("middle", 100, 100);
  const all = [
    middle,
    place("right", 200, 100),
    place("far", 300, 100),
    place("upper right", 150, 14),
    place("below", 90, 400),
  ];

  it("go to the nearest thing ahead", () => {
    expect(neighbour(middle, all, "right")?.name).toBe("right");
    expect(neighbour(middle, all, "up")?.name).toBe("upper right");
    expect(neighbour(middle, all, "down")?.name).toBe("below");
  });

  it("stop at the edge", () => {
    expect(neighbour(place("far", 300, 100), [place("upper right", 150, 14)], "right")).toBeNull();
  });
});

describe("identity", () => {
  it("stays with what stays, and goes with what moves", () => {
    const before = follow(new Map(), new Map([["market:1", "coral"]]));
    const after = follow(
      before,
      new Map([
        ["hand", "coral"],
        ["market:1", "coral"],
      ]),
      new Set(["market:1"]),
    );
    expect(after.get("hand")).toBe(before.get("market:1"));
    expect(after.get("market:1")).not.toBe(before.get("market:1"));
  });

  it("is new for what comes from nowhere, and for journeys that cannot be", () => {
    const before = follow(new Map(), new Map([["garden:0", "oyster"]]));
    const after = follow(before, new Map([["garden:1", "oyster"]]), new Set(), () => Infinity);
    expect(after.get("garden:1")).not.toBe(before.get("garden:0"));
  });
});

describe("the camera", () => {
  const frame = { width: 400, height: 300 };

  it("keeps the point under the finger", () => {
    const camera = zoomAt(AT_HOME, 2, { x: 100, y: 60 }, frame);
    expect((100 - camera.x) / camera.scale).toBeCloseTo(100);
    expect((60 - camera.y) / camera.scale).toBeCloseTo(60);
  });

  it("never shows what is beside the picture", () => {
    expect(inside({ scale: 2, x: 50, y: -900 }, frame)).toEqual({ scale: 2, x: 0, y: -300 });
    expect(inside({ scale: 0.3, x: 9, y: 9 }, frame)).toEqual(AT_HOME);
  });
});
