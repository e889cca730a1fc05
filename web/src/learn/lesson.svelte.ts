// A lesson as the page knows it: a table that plays it, and what the companion says. The host knows the rest.
import type { GameClient } from "../games/contract";
import { api } from "../lib/api";
import { ownName } from "../lib/guest";
import { Refusal, type Channel, type Host, type Line } from "../lib/host";
import { settings } from "../lib/settings.svelte";
import { interrupted } from "../lib/socket";
import { TableModel } from "../lib/table.svelte";
import type { Telling } from "../lib/telling.svelte";
import type { FromBrowser, FromServer, GameInfo, LessonScene } from "../messages";
import { keepBegun, keepDone, progressIn } from "./progress.svelte";

const SKIPPED = -1; // among deeds: a step that somebody was spared

export class LessonModel {
  scene = $state.raw<LessonScene | null>(null);
  error = $state.raw<unknown>(null);
  isShowing = $state(false); // somebody asked to be shown what to touch
  readonly table: TableModel;
  #deeds: number[];
  #line: Line | null = null;
  #isBusy = false;

  constructor(
    readonly game: GameInfo,
    readonly lesson: string,
    client: GameClient,
    telling: Telling,
  ) {
    this.#deeds = [...(progressIn(game.name).begun[lesson]?.deeds ?? [])];
    this.table = new TableModel(lesson, game, client, telling, this.#open);
  }

  close(): void {
    this.table.close();
  }

  /** Have the step done by somebody who knows. */
  async skip(): Promise<void> {
    await this.#do(SKIPPED);
  }

  /** The same words in the language that is wanted now. */
  async sayAgain(): Promise<void> {
    try {
      this.scene = await this.#ask(this.#deeds);
    } catch {
      // The words stay as they are until the next deed.
    }
  }

  /** The number of the move that leads on, if somebody is to see it. */
  get shown(): number | null {
    const { scene } = this;
    return scene?.best && (scene.is_helping || this.isShowing) ? (scene.best[0] as number) : null;
  }

  /** A line to a host that keeps nothing of lessons: every deed is asked with all that was done before. */
  #open: Host["open"] = (_, line): Channel => {
    this.#line = line;
    void this.#begin(line);
    return { send: (text) => void this.#hear(JSON.parse(text) as FromBrowser), close: () => (this.#line = null) };
  };

  async #begin(line: Line): Promise<void> {
    try {
      this.scene = await this.#ask(this.#deeds);
    } catch (error) {
      if (this.#deeds.length === 0) {
        this.error = error;
        return;
      }
      this.#deeds = []; // another version of the lesson knows nothing of them
      await this.#begin(line);
      return;
    }
    line.opened();
    this.#say(this.scene.positions.slice(-1));
  }

  async #hear(message: FromBrowser): Promise<void> {
    try {
      if (message.type === "play") await this.#do(message.move);
      else if (message.type === "ask_why") await this.#why(message.targets);
      else throw new Refusal(interrupted());
      this.#say([{ type: "done", request: message.request }]);
    } catch (error) {
      const problem = error instanceof Refusal ? error.problem : interrupted();
      this.#say([{ type: "refused", request: message.request, problem }]);
    }
  }

  async #why(targets: string[]): Promise<void> {
    const { refusal } = await this.#ask(this.#deeds, targets);
    if (refusal) throw new Refusal(refusal);
  }

  async #do(deed: number): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      const deeds = [...this.#deeds, deed];
      const scene = await this.#ask(deeds);
      this.#deeds = deeds;
      this.isShowing = false;
      this.scene = scene;
      if (scene.is_done) keepDone(this.game.name, this.lesson);
      else keepBegun(this.game.name, this.lesson, { deeds, step: scene.step });
      this.#say(scene.positions);
    } finally {
      this.#isBusy = false;
    }
  }

  #ask(deeds: number[], asks: string[] = []): Promise<LessonScene> {
    return api.lesson(this.game.name, this.lesson, settings.language, { deeds, asks });
  }

  #say(messages: readonly FromServer[]): void {
    this.#line?.said(messages.map((message) => JSON.stringify(named(message))).join("\n"));
  }
}

/** The same with the name of whoever learns, which hosts of lessons do not ask for. */
function named(message: FromServer): FromServer {
  if (message.type !== "position") return message;
  const { table } = message;
  const seats = table.seats.map((info) => (table.yours.includes(info.seat) ? { ...info, name: ownName() } : info));
  return { ...message, table: { ...table, seats } };
}
