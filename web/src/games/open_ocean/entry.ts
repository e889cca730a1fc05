// What the house shows of the game before a table is opened.
import cover from "./cover.svg";
import thumbnail from "./cover.thumbnail.svg";
import "./palette.css";
import type { Entry } from "../entry";

export const entry: Entry = {
  name: "open-ocean",
  title: "Open Ocean",
  cover,
  thumbnail,
  ink: "#06366b",
  seats: [1, 5],
  minutes: 25,
  example: { height: 600, isWide: true },
  client: () => import("./client"),
  summary: () => import("./summary"),
};
