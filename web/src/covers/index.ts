// The five games of the house, whether they can be played here already or not.
import oceaniaCover from "./oceania.svg";
import oceaniaThumbnail from "./oceania.thumbnail.svg";
import oceanLabyrinthCover from "./ocean-labyrinth.svg";
import oceanLabyrinthThumbnail from "./ocean-labyrinth.thumbnail.svg";
import octopusGardenCover from "./octopus-garden.svg";
import octopusGardenThumbnail from "./octopus-garden.thumbnail.svg";
import openOceanCover from "./open-ocean.svg";
import openOceanThumbnail from "./open-ocean.thumbnail.svg";
import openWorldsCover from "./open-worlds.svg";
import openWorldsThumbnail from "./open-worlds.thumbnail.svg";

export interface Cover {
  name: string;
  title: string;
  picture: string;
  thumbnail: string;
  ink: string; // of the title on the picture
  seats: readonly [number, number]; // until the game itself says
  minutes: number;
  hasDecks?: boolean;
}

export const COVERS: readonly Cover[] = [
  {
    name: "octopus-garden",
    title: "Octopus' Garden",
    picture: octopusGardenCover,
    thumbnail: octopusGardenThumbnail,
    ink: "#083a48",
    seats: [2, 4],
    minutes: 30,
  },
  {
    name: "ocean-labyrinth",
    title: "Ocean Labyrinth",
    picture: oceanLabyrinthCover,
    thumbnail: oceanLabyrinthThumbnail,
    ink: "#5a3d05",
    seats: [2, 4],
    minutes: 30,
  },
  {
    name: "oceania",
    title: "Oceania",
    picture: oceaniaCover,
    thumbnail: oceaniaThumbnail,
    ink: "#4a2f08",
    seats: [1, 2],
    minutes: 10,
  },
  {
    name: "open-ocean",
    title: "Open Ocean",
    picture: openOceanCover,
    thumbnail: openOceanThumbnail,
    ink: "#06366b",
    seats: [1, 5],
    minutes: 25,
  },
  {
    name: "open-worlds",
    title: "Open Worlds",
    picture: openWorldsCover,
    thumbnail: openWorldsThumbnail,
    ink: "#ffffff",
    seats: [2, 4],
    minutes: 20,
    hasDecks: true,
  },
];

export function coverOf(game: string): Cover | undefined {
  return COVERS.find((cover) => cover.name === game);
}

/** The sign of the house. */
export const MARK = `${import.meta.env.BASE_URL}favicon.svg`;

export function thumbnailOf(game: string): string {
  return coverOf(game)?.thumbnail ?? MARK;
}
