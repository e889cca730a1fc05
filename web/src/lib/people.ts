import type { Person } from "../games/contract";
import type { Position, SeatInfo, TableInfo } from "../messages";
import { words } from "./texts";

function aboutSeat(info: SeatInfo, isYours: boolean): string {
  const texts = words().table;
  if (info.has_resigned) return texts.resigned;
  if (info.kind === "bot") return info.name.toLowerCase().includes("bot") ? "" : texts.bot(levelName(info.level ?? ""));
  if (!info.is_taken) return texts.openSeat;
  if (isYours) return texts.here;
  return info.is_connected ? texts.online : texts.away;
}

export function levelName(level: string): string {
  return words().newTable.levels[level] ?? level;
}

/** Whether somebody is spoken to as "you": the only one who plays on this device. */
export function isSimplyYou(person: Person, people: readonly Person[]): boolean {
  return person.isYours && people.filter(({ isYours }) => isYours).length === 1;
}

/** Everybody at the table. A single seat on this device is simply "you". */
export function peopleAt(table: TableInfo, position?: Pick<Position, "waiting" | "thinking">): Person[] {
  return table.seats.map((info) => {
    const isYours = table.yours.includes(info.seat);
    return {
      seat: info.seat,
      name: isYours && table.yours.length === 1 ? words().common.you : info.name,
      about: aboutSeat(info, isYours),
      isYours,
      isWaitedFor: position?.waiting.includes(info.seat) ?? false,
      isThinking: position?.thinking.includes(info.seat) ?? false,
    };
  });
}
