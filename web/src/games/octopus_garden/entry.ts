// What the house shows of the game before a table is opened.
import cover from "./cover.svg";
import thumbnail from "./cover.thumbnail.svg";
import "./palette.css";
import type { Entry } from "../entry";

export const entry: Entry = {
  name: "octopus-garden",
  title: "Octopus' Garden",
  cover,
  thumbnail,
  ink: "#083a48",
  seats: [2, 4],
  minutes: 30,
  hasHome: true,
  hasPuzzles: true,
  example: { height: 340, isWide: false },
  client: () => import("./client"),
  summary: () => import("./summary"),
};
