// What the house shows of the game before a table is opened.
import cover from "./cover.svg";
import thumbnail from "./cover.thumbnail.svg";
import "./palette.css";
import type { Entry } from "../entry";

export const entry: Entry = {
  name: "ocean-labyrinth",
  title: "Ocean Labyrinth",
  cover,
  thumbnail,
  ink: "#5a3d05",
  seats: [2, 4],
  minutes: 30,
  picksColours: true,
  hasHome: true,
  hasPuzzles: true,
  example: { height: 440, isWide: false },
  optionNeeds: {
    oxygen_mode: ["variation", true],
    scooter_optional: ["variation", true],
    show_known_backs: ["variation", true],
  },
  client: () => import("./client"),
  summary: () => import("./summary"),
};
