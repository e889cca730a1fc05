import type { Person } from "../games/contract";
import type { SeatInfo, TableInfo } from "../messages";
import type { Position } from "../told";
import { ratingText } from "../ratings/words";
import { known, say } from "./say";
import { settings } from "./settings.svelte";

const SOMEBODY = "Somebody"; // what hosts call those who were deleted

/** What somebody is called; bots whom nobody has named go by what they are. */
export function nameIn({ name, is_named, level, seat, person }: SeatInfo): string {
  if (person !== null && name === SOMEBODY) return say("people-somebody");
  return is_named ? name : botName(level ?? "", seat);
}

/** What a bot is called whom nobody has named. */
export function botName(bot: string, seat: number): string {
  return known("bot-number", { bot: known(`bot-${bot}`) ?? bot, number: seat + 1 })!;
}

/** What somebody is called in sentences. Whoever has not chosen a name does not know theirs, and hears who is meant. */
export function toldName(info: SeatInfo, yours: readonly number[]): string {
  const isUnnamedYou = yours.length === 1 && yours[0] === info.seat && settings.name.trim() === "";
  return isUnnamedYou ? say("common-that_is_you", { name: info.name }) : nameIn(info);
}

/** What somebody was called whose match is played again: hosts keep the names of bots as they call them, in English. */
export function rememberedName(name: string, seat: number): string {
  const level = levelIn(name, seat);
  return level === null ? name : botName(level, seat);
}

/** The level of a bot whom nobody has named, from what hosts call it; null for everybody else. */
function levelIn(name: string, seat: number): string | null {
  const found = /^(\w+) bot (\d+)$/.exec(name);
  const level = found?.[1]!.toLowerCase();
  const isGiven = level !== undefined && known(`bot-${level}`) !== undefined && Number(found![2]) === seat + 1;
  return isGiven ? level : null;
}

function aboutSeat(info: SeatInfo, isYours: boolean): string {
  if (info.gone) return known(`table-gone_${info.gone}`)!;
  if (info.has_resigned) return say("table-resigned");
  if (info.kind === "bot") return info.is_named ? say("table-bot", { level: levelName(info.level ?? "") }) : "";
  if (!info.is_taken) return say("table-open_seat");
  if (isYours) return say("table-here");
  return info.is_connected ? say("table-online") : say("table-away");
}

export function levelName(level: string): string {
  return known(`level-${level}`) ?? level;
}

/** What bots of a level are like, if there is anything to say. */
export function levelNote(level: string): string {
  return known(`level_note-${level}`) ?? "";
}

/** Whether somebody is spoken to as "you": the only one who plays on this device. */
export function isSimplyYou(person: Person, people: readonly Person[]): boolean {
  return person.isYours && people.filter(({ isYours }) => isYours).length === 1;
}

/** Those who do something together, as sentences mention them; "you" comes first and takes forms of its own. */
export function together(doers: readonly Person[], people: readonly Person[]) {
  const others = doers.filter((each) => !isSimplyYou(each, people)).map(({ name }) => name);
  if (others.length === doers.length) return { names: others, who: others.length > 1 ? "several" : "one" } as const;
  return { names: [say("common-you"), ...others], who: others.length > 0 ? "all_of_you" : "you" } as const;
}

/** Everybody at the table. A single seat on this device is simply "you". */
export function peopleAt(table: TableInfo, position?: Pick<Position, "waiting" | "thinking" | "time">): Person[] {
  return table.seats.map((info) => {
    const isYours = table.yours.includes(info.seat);
    return {
      seat: info.seat,
      name: isYours && table.yours.length === 1 ? say("common-you") : nameIn(info),
      about: [
        info.rating ? ratingText(info.rating) : "",
        position?.time?.resting.includes(info.seat) ? say("vacation-away") : aboutSeat(info, isYours),
      ]
        .filter(Boolean)
        .join(" · "),
      isYours,
      isWaitedFor: position?.waiting.includes(info.seat) ?? false,
      gone: info.gone ? known(`table-gone_${info.gone}`)! : "",
      isThinking: position?.thinking.includes(info.seat) ?? false,
    };
  });
}
