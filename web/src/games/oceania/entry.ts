// What the house shows of the game before a table is opened.
import cover from "./cover.svg";
import thumbnail from "./cover.thumbnail.svg";
import "./palette.css";
import type { Entry } from "../entry";

export const entry: Entry = {
  name: "oceania",
  title: "Oceania",
  cover,
  thumbnail,
  ink: "#4a2f08",
  seats: [1, 2],
  minutes: 10,
  hasHome: true,
  hasPuzzles: true,
  example: { height: 356, isWide: false },
  client: () => import("./client"),
  summary: () => import("./summary"),
};
