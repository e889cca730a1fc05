// What the house shows of the game before a table is opened.
import cover from "./cover.svg";
import thumbnail from "./cover.thumbnail.svg";
import "./palette.css";
import type { Entry } from "../entry";

export const entry: Entry = {
  name: "open-worlds",
  title: "Open Worlds",
  cover,
  thumbnail,
  ink: "#ffffff",
  seats: [2, 4],
  minutes: 20,
  hasDecks: true,
  hasHome: true,
  hasPuzzles: true,
  example: { height: 500, isWide: true },
  optionNeeds: { previous_places: ["first_priority", "previous_result"] },
  client: () => import("./client"),
  summary: () => import("./summary"),
  face: () => import("./Face.svelte"),
};
