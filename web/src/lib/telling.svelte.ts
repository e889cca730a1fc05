// How one game is told in this browser: its rows written out, its sentences in the language of the owner.
import type * as heard from "../messages";
import type {
  Analysis,
  EventInfo,
  Hint,
  JudgementInfo,
  MomentInfo,
  MoveInfo,
  OutcomeInfo,
  PlayedInfo,
  Position,
  Problem,
  Replay,
  SeatPosition,
} from "../told";
import { languageOf } from "./catalogues";
import type { Argument, Language, NameOf, Sentence } from "./language";
import { settings } from "./settings.svelte";

type Kinds = Pick<heard.GameInfo, "name" | "moves" | "events">;

const GAP = /\{(\w+)\}/g;

export class Telling {
  nameOf: NameOf = (seat) => `${seat + 1}`; // whoever knows the people says so here
  /** Stop following the language. */
  readonly close: () => void;
  #language = $state.raw() as Language;

  constructor(
    private readonly game: Kinds,
    language: Language,
  ) {
    this.#language = language;
    this.close = $effect.root(() => {
      $effect(() => void this.#follow(settings.language));
    });
  }

  /** Ready to tell, in the language that is wanted now. */
  static async of(game: Kinds): Promise<Telling> {
    return new Telling(game, await languageOf(game.name, settings.language));
  }

  position(position: heard.Position): Position {
    const seats = Object.entries(position.seats).map(
      ([seat, place]) => [seat, this.#seat(Number(seat), place)] as const,
    );
    return {
      ...position,
      seats: Object.fromEntries(seats),
      events: position.events.map((row) => this.event(row)),
      outcome: this.outcome(position.outcome),
    };
  }

  move(row: readonly unknown[], seat: number): MoveInfo {
    const [number, name, ...rest] = row as [number, string, ...Argument[]];
    const kind = this.game.moves[name]!;
    const args = named(kind.args, rest);
    const text = filled(kind.text, args);
    const targets = kind.touches?.map((touched) => filled(touched, { ...args, seat })) ?? (rest.at(-1) as string[]);
    const words = () => this.say({ key: `move-${name}`, args });
    return {
      number,
      text,
      targets,
      get words() {
        return words();
      },
    };
  }

  event(row: readonly unknown[]): EventInfo {
    const [move, name, seat, ...rest] = row as [number, string, number, ...Argument[]];
    const { rule, args: names } = this.game.events[name]!;
    const args = named(names, rest);
    const details = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, wordOf(value)]));
    const text = () => this.say({ key: `event-${name}`, args: { seat: { seat }, ...args } });
    return {
      move,
      name,
      rule,
      seat,
      details,
      get text() {
        return text();
      },
    };
  }

  outcome(outcome: heard.OutcomeInfo | null): OutcomeInfo | null {
    return outcome && this.#worded(outcome);
  }

  problem(problem: heard.Problem): Problem {
    return this.#worded(problem);
  }

  hint(hint: heard.Hint): Hint {
    const reasons = () => hint.reasons.map((reason) => this.say(reason as Sentence));
    return {
      ...hint,
      move: this.move(hint.move, hint.seat),
      line: hint.line.map((row) => this.move(row, hint.seat)),
      get reasons() {
        return reasons();
      },
    };
  }

  replay(replay: heard.Replay): Replay {
    return {
      ...replay,
      moves: replay.moves.map((played) => this.#played(played)),
      outcome: this.outcome(replay.outcome),
    };
  }

  analysis(analysis: heard.Analysis): Analysis {
    return { ...analysis, judgements: analysis.judgements.map((judgement) => this.#judgement(judgement)) };
  }

  moment(moment: heard.MomentInfo): MomentInfo {
    const spoken = (reasons: heard.SentenceInfo[]) => () => reasons.map((reason) => this.say(reason as Sentence));
    const [brings, brought, later] = [spoken(moment.brings), spoken(moment.brought), spoken(moment.later)];
    return {
      ...moment,
      line: moment.line.map((row) => this.move(row, moment.seat)),
      get brings() {
        return brings();
      },
      get brought() {
        return brought();
      },
      get later() {
        return later();
      },
    };
  }

  /** What a better move is about. */
  theme(name: string): string {
    return this.say({ key: `theme-${name}`, args: {} });
  }

  say({ key, args }: Sentence): string {
    return this.#language.speak(key, args, this.nameOf);
  }

  async #follow(code: string): Promise<void> {
    if (code === this.#language.code) return;
    const language = await languageOf(this.game.name, code);
    if (code === settings.language) this.#language = language;
  }

  #seat(seat: number, place: heard.SeatPosition): SeatPosition {
    const prompt = () => (place.prompt ? this.say(place.prompt as Sentence) : "");
    return {
      ...place,
      moves: place.moves.map((row) => this.move(row, seat)),
      get prompt() {
        return prompt();
      },
    };
  }

  #played({ number, seat, move, events }: heard.PlayedInfo): PlayedInfo {
    const made = this.move(move, seat);
    return {
      number,
      seat,
      text: made.text,
      get words() {
        return made.words;
      },
      events: events.map((row) => this.event(row)),
    };
  }

  #judgement(judgement: heard.JudgementInfo): JudgementInfo {
    const { made, best, seat } = judgement;
    return { ...judgement, made: this.move(made, seat), best: this.move(best, seat) };
  }

  /** The same with its sentence in the language of the owner, if it can be said in several. */
  #worded<Told extends { sentence: string; said: heard.SentenceInfo | null }>(told: Told): Omit<Told, "said"> {
    const { said, sentence, ...rest } = told;
    const say = () => (said ? this.say(said as Sentence) : sentence);
    return Object.defineProperty(rest, "sentence", { get: say, enumerable: true }) as Omit<Told, "said">;
  }
}

function named(names: readonly string[], values: readonly Argument[]): Record<string, Argument> {
  return Object.fromEntries(names.map((name, index) => [name, values[index]!]));
}

/** A text with gaps, as programs write it. */
function filled(pattern: string, args: Readonly<Record<string, Argument>>): string {
  return pattern.replace(GAP, (_, name: string) => wordOf(args[name]!));
}

/** The word that programs know for an argument. */
function wordOf(value: Argument): string {
  if (typeof value !== "object") return `${value}`;
  if ("word" in value) return value.word!;
  return "seat" in value ? `${value.seat}` : "";
}
