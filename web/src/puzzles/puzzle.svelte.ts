// A puzzle as the page knows it: a table that plays it, and what the host says to every try.
import type { GameClient } from "../games/contract";
import { api } from "../lib/api";
import { ownName } from "../lib/guest";
import { Refusal, type Channel, type Host, type Line } from "../lib/host";
import { settings } from "../lib/settings.svelte";
import { interrupted } from "../lib/socket";
import { TableModel } from "../lib/table.svelte";
import type { Telling } from "../lib/telling.svelte";
import type { FromBrowser, FromServer, GameInfo, PuzzleScene } from "../messages";

const SHOWN = -1; // among deeds: somebody wanted to see the answer

export class PuzzleModel {
  scene = $state.raw<PuzzleScene | null>(null);
  error = $state.raw<unknown>(null);
  misses = $state(0);
  readonly table: TableModel;
  readonly isOver = $derived.by(() => this.scene?.verdict === "right" || this.scene?.verdict === "shown");
  #deeds: number[] = [];
  #line: Line | null = null;
  #isBusy = false;

  constructor(
    readonly game: GameInfo,
    readonly puzzle: string,
    client: GameClient,
    readonly telling: Telling,
    /** The first try has been judged. */
    private readonly counted: (isSolved: boolean) => void,
  ) {
    this.table = new TableModel(puzzle, game, client, telling, this.#open);
  }

  close(): void {
    this.table.close();
  }

  async showAnswer(): Promise<void> {
    await this.#do(SHOWN);
  }

  /** The same words in the language that is wanted now. */
  async sayAgain(): Promise<void> {
    try {
      this.scene = await this.#ask(this.#deeds);
    } catch {
      // The words stay as they are until the next try.
    }
  }

  /** A line to a host that keeps nothing of puzzles: every try is asked with all that was tried before. */
  #open: Host["open"] = (_, line): Channel => {
    this.#line = line;
    void this.#begin(line);
    return { send: (text) => void this.#hear(JSON.parse(text) as FromBrowser), close: () => (this.#line = null) };
  };

  async #begin(line: Line): Promise<void> {
    try {
      this.scene = await this.#ask(this.#deeds);
    } catch (error) {
      this.error = error;
      return;
    }
    line.opened();
    this.#say(this.scene.positions.slice(-1));
  }

  async #hear(message: FromBrowser): Promise<void> {
    try {
      if (message.type === "play") await this.#do(message.move);
      else if (message.type === "ask_why") await this.#ask(this.#deeds, message.targets);
      else throw new Refusal(interrupted());
      this.#say([{ type: "done", request: message.request }]);
    } catch (error) {
      const problem = error instanceof Refusal ? error.problem : interrupted();
      this.#say([{ type: "refused", request: message.request, problem }]);
    }
  }

  async #do(deed: number): Promise<void> {
    if (this.#isBusy || this.isOver) return;
    this.#isBusy = true;
    try {
      const deeds = [...this.#deeds, deed];
      const scene = await this.#ask(deeds);
      this.#deeds = deeds;
      const wasOpen = this.misses === 0;
      if (scene.verdict === "wrong" || scene.verdict === "shown") this.misses += 1;
      this.scene = scene;
      this.#say(scene.positions);
      if (wasOpen && scene.verdict !== "on") this.counted(scene.verdict === "right");
    } finally {
      this.#isBusy = false;
    }
  }

  #ask(deeds: number[], asks: string[] = []): Promise<PuzzleScene> {
    return api.puzzle(this.game.name, this.puzzle, settings.language, { deeds, asks });
  }

  #say(messages: readonly FromServer[]): void {
    this.#line?.said(messages.map((message) => JSON.stringify(named(message))).join("\n"));
  }
}

/** The same with the name of whoever solves it, which hosts of puzzles do not ask for. */
function named(message: FromServer): FromServer {
  if (message.type !== "position") return message;
  const { table } = message;
  const seats = table.seats.map((info) => (table.yours.includes(info.seat) ? { ...info, name: ownName() } : info));
  return { ...message, table: { ...table, seats } };
}
