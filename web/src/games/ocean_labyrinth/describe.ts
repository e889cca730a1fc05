// A square in words, for those who hear the table.
import type { TableProps } from "../contract";
import { placeName, type Side } from "./maze";
import { COLOURS, STARTS } from "./reading";
import type { MazeView } from "./view";
import { known, tell } from "./words";

/** All pictures, as the view names them. */
export const PICTURES = Array.from({ length: 24 }, (_, index) => `P${String(index + 1).padStart(2, "0")}`);

export function pictureName(picture: string): string {
  return known(`picture-${picture}`) ?? "";
}

/** What the square shows: its picture, its start, or its shape. */
export function titleOf(props: TableProps<MazeView>, square: string): string {
  const tile = props.view.tiles[square];
  const start = COLOURS.find((colour) => STARTS[colour] === square);
  if (tile?.picture) return pictureName(tile.picture);
  if (start) return tell("start", { colour: start });
  return tile ? tell(`shape-${tile.shape}`) : placeName(square);
}

export function namesOn(props: TableProps<MazeView>, square: string): string[] {
  const { players } = props.view;
  return props.people.filter(({ seat }) => players[seat]?.diver === square).map(({ name }) => name);
}

export function sidesOf(openings: string): string[] {
  return [...openings].map((side) => tell(`side-${side as Side}`));
}

export function describe(props: TableProps<MazeView>, square: string): string {
  const tile = props.view.tiles[square];
  const parts = [titleOf(props, square), tile ? tell("open_to", { sides: sidesOf(tile.openings) }) : ""];
  const here = namesOn(props, square);
  if (here.length > 0) parts.push(tell("is_here", { names: here.join(", ") }));
  return tell("square", { square: placeName(square), what: parts.filter(Boolean).join(". ").replaceAll("..", ".") });
}
