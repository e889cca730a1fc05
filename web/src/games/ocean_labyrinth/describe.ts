// A square in words, for those who hear the table.
import type { TableProps } from "../contract";
import { placeName } from "./maze";
import { mazeWords } from "./texts";
import { COLOURS, STARTS, mazeView } from "./view";

/** What the square shows: its picture, its start, or its shape. */
export function titleOf(props: TableProps, square: string): string {
  const texts = mazeWords();
  const tile = mazeView(props.view).tiles[square];
  const start = COLOURS.find((colour) => STARTS[colour] === square);
  if (tile?.picture) return texts.pictures[tile.picture]!;
  if (start) return texts.start(texts.colours[start]!);
  return tile ? texts.shapes[tile.shape]! : placeName(square);
}

export function namesOn(props: TableProps, square: string): string[] {
  const { players } = mazeView(props.view);
  return props.people.filter(({ seat }) => players[seat]?.diver === square).map(({ name }) => name);
}

export function sidesOf(openings: string): string {
  const texts = mazeWords();
  const names = [...openings].map((side) => texts.sides[side]!);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")}${texts.and}${names.at(-1)}`;
}

export function describe(props: TableProps, square: string): string {
  const texts = mazeWords();
  const tile = mazeView(props.view).tiles[square];
  const parts = [titleOf(props, square), tile ? texts.openTo(sidesOf(tile.openings)) : ""];
  const here = namesOn(props, square);
  if (here.length > 0) parts.push(texts.isHere(here.join(", ")));
  return texts.square(placeName(square), parts.filter(Boolean).join(". ").replaceAll("..", "."));
}
