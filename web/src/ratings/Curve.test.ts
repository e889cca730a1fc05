import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { speakIn } from "../lib/speech.svelte";
import Curve from "./Curve.svelte";

const POINTS = [
  { ended: "2026-10-01T12:00:00Z", number: 1480, change: -20, place: 2, seats: 2, is_provisional: false },
  { ended: "2026-10-09T12:00:00Z", number: 1530, change: 50, place: 1, seats: 3, is_provisional: false },
  { ended: "2026-10-19T12:00:00Z", number: 1510, change: -20, place: 4, seats: 4, is_provisional: false },
];

beforeEach(() => speakIn("en"));

it("is told in words, and gone through by keys from match to match", async () => {
  render(Curve, { points: POINTS, title: "Oceania" });
  expect(screen.getByText(/over 3 matches: from 1,480 to 1,510, at most 1,530, at least 1,480\.$/)).toBeTruthy();
  const curve = screen.getByRole("slider", { name: "Rating in Oceania, match by match" });
  const said = () => curve.getAttribute("aria-valuetext");
  expect(said()).toBe("1,510 on October 19. −20, place 4 of 4");
  await fireEvent.keyDown(curve, { key: "ArrowLeft" });
  expect(said()).toBe("1,530 on October 9. +50, place 1 of 3");
  await fireEvent.keyDown(curve, { key: "Home" });
  await fireEvent.keyDown(curve, { key: "ArrowLeft" });
  expect(said()).toBe("1,480 on October 1. −20, place 2 of 2");
  await fireEvent.keyDown(curve, { key: "End" });
  expect(said()).toContain("1,510");
});
