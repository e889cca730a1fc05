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
  hasHome: true,
  hasPuzzles: true,
  example: { height: 600, isWide: true },
  optionNeeds: {
    ...Object.fromEntries([0, 1, 2, 3, 4].map((seat) => [`crabs_${seat}`, ["crabs", "advantage"]])),
    crab_rave: ["crabs", "deck"],
    solo_extreme: ["seats", 1],
    solo_goal_points: ["seats", 1],
  },
  client: () => import("./client"),
  summary: () => import("./summary"),
};
