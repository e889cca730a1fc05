// A position outside a table, as a page knows it: a lesson, a puzzle, an example, a try-out, one set up by hand.
//
// The host keeps nothing of it. What was done, the deeds, leads to the same place again: every wish carries all of them,
// and the host answers with a scene, whose positions show what the last deed brought. To everything that shows or plays a
// match this is a table (`model.table`) like any other. A room says how it asks:
//
//     new StagedModel(await stageOf(game), { name, ask: (deeds, targets) => api.puzzle(…, { deeds, asks: targets }) })
//
// `do` adds a deed, as a move on the board does; `go` goes anywhere, as back to fewer deeds; a room that counts or keeps
// something overrides `did`. StagedTable.svelte shows a model as a whole page; in rules/Example.svelte it is a small board
// among others. Nothing here knows of the page: no keys, no titles. `close` it in the end.
import { clientOf } from "../games";
import type { GameClient } from "../games/contract";
import { api } from "../lib/api";
import { languageOf } from "../lib/catalogues";
import { ownName } from "../lib/guest";
import { Refusal, type Channel, type Host, type Line } from "../lib/host";
import type { Language } from "../lib/language";
import { say } from "../lib/say";
import { settings } from "../lib/settings.svelte";
import { interrupted } from "../lib/socket";
import { TableModel } from "../lib/table.svelte";
import { Telling } from "../lib/telling.svelte";
import type { FromBrowser, FromServer, GameInfo, Position, Problem } from "../messages";

/** What a host answers, whatever else a room is told with it. */
export interface StagedScene<Deed = number> {
  positions: Position[]; // none where only words were asked for
  refusal?: Problem | null; // why something cannot be touched; a host may also refuse the whole wish
  deeds?: Deed[]; // all that has been done, where the host did more than it was told: bots have moved
}

/** What is needed of a game before positions of it can be staged; one serves as many as one likes. */
export interface Stage {
  game: GameInfo;
  client: GameClient;
  language: Language; // to begin in
}

export interface Staging<Scene, Deed = number> {
  name: string;
  /** With targets: why they cannot be touched after those deeds. */
  ask(deeds: readonly Deed[], targets: string[]): Promise<Scene>;
  /** What was done earlier. */
  deeds?: readonly Deed[];
  /** Where deeds are legal no more, in a newer version, begin anew; else say so. */
  beginsAnew?: boolean;
}

export async function stageOf(game: string): Promise<Stage> {
  const [games, client] = await Promise.all([api.games(), clientOf(game)]);
  const info = games.find(({ name }) => name === game);
  if (!info) throw new Error(say("common-lost_page"));
  return { game: info, client, language: await languageOf(game, settings.language) };
}

export class StagedModel<Scene extends StagedScene<Deed>, Deed = number> {
  scene = $state.raw<Scene | null>(null);
  error = $state.raw<unknown>(null); // there is nothing to show
  isBusy = $state(false); // a deed is being done
  deeds = $state.raw<readonly Deed[]>([]);
  readonly game: GameInfo;
  readonly telling: Telling;
  readonly table: TableModel;
  #line: Line | null = null;
  #sequence = 0; // hosts number by deeds, which may become fewer again
  #ready: Scene | null = null; // to be shown as a beginning
  #language = settings.language; // that was asked for last
  readonly #stopFollowing: () => void;

  constructor(
    stage: Stage,
    private readonly staging: Staging<Scene, Deed>,
  ) {
    this.game = stage.game;
    this.deeds = [...(staging.deeds ?? [])];
    this.telling = new Telling(stage.game, stage.language);
    this.table = new TableModel(staging.name, stage.game, stage.client, this.telling, this.#open, false);
    this.#stopFollowing = $effect.root(() => {
      $effect(() => void this.#follow(settings.language));
    });
  }

  close(): void {
    this.#stopFollowing();
    this.table.close();
  }

  /** Do something, and show what comes of it. Throws a Refusal, and nothing has changed then. */
  async do(deed: Deed): Promise<void> {
    const scene = await this.#asked([...this.deeds, deed]);
    if (!scene) return;
    this.#say(scene.positions);
    this.did?.(scene);
  }

  /** Show the place that these deeds lead to: what was done after them flies back, anything else is there at once. */
  async go(deeds: readonly Deed[]): Promise<void> {
    const isBack = deeds.length < this.deeds.length && deeds.every((deed, index) => deed === this.deeds[index]);
    const scene = await this.#asked(deeds);
    if (!scene) return;
    if (isBack) {
      this.#say(scene.positions.slice(-1).map(withoutEvents));
    } else {
      this.#ready = scene;
      this.table.connectAgain();
    }
    this.did?.(scene);
  }

  /** Something was done, or undone; `deeds` tells what. */
  protected did?(scene: Scene): void;

  /** Undo the last deed, where a position says that this can be done. */
  protected takeBack(): Promise<void> {
    return this.go(this.deeds.slice(0, -1));
  }

  /** What it means to make a move. */
  protected deedOf(move: number): Deed {
    return move as Deed;
  }

  /** The same words in the language that is wanted now. */
  async #follow(language: string): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    try {
      this.scene = await this.staging.ask(this.deeds, []);
    } catch {
      // The words stay as they are until the next deed.
    }
  }

  /** A line to a host that keeps nothing. */
  #open: Host["open"] = (_, line): Channel => {
    this.#line = line;
    if (this.#ready) this.#show(this.#ready, line);
    else void this.#begin(line);
    return { send: (text) => void this.#hear(JSON.parse(text) as FromBrowser), close: () => (this.#line = null) };
  };

  async #begin(line: Line): Promise<void> {
    try {
      this.scene = await this.staging.ask(this.deeds, []);
    } catch (error) {
      if (this.deeds.length === 0 || !this.staging.beginsAnew || !isIllegal(error)) {
        this.error = error;
        return;
      }
      this.deeds = []; // another version knows nothing of them
      await this.#begin(line);
      return;
    }
    this.deeds = this.scene.deeds ?? this.deeds;
    this.#show(this.scene, line);
  }

  #show(scene: Scene, line: Line): void {
    this.#ready = null;
    line.opened();
    this.#say(scene.positions.slice(-1));
  }

  async #hear(message: FromBrowser): Promise<void> {
    try {
      if (message.type === "play") await this.do(this.deedOf(message.move));
      else if (message.type === "take_back") await this.takeBack();
      else if (message.type === "ask_why") await this.#why(message.targets);
      else throw new Refusal(interrupted());
      this.#say([{ type: "done", request: message.request }]);
    } catch (error) {
      const problem = error instanceof Refusal ? error.problem : interrupted();
      this.#say([{ type: "refused", request: message.request, problem }]);
    }
  }

  async #why(targets: string[]): Promise<void> {
    const { refusal } = await this.staging.ask(this.deeds, targets);
    if (refusal) throw new Refusal(refusal);
  }

  /** The scene after those deeds; null while another is being asked for, since somebody touched twice. */
  async #asked(deeds: readonly Deed[]): Promise<Scene | null> {
    if (this.isBusy) return null;
    this.isBusy = true;
    try {
      const scene = await this.staging.ask(deeds, []);
      this.deeds = scene.deeds ?? deeds;
      this.scene = scene;
      return scene;
    } finally {
      this.isBusy = false;
    }
  }

  #say(messages: readonly FromServer[]): void {
    if (messages.length === 0) return;
    this.#line?.said(messages.map((message) => JSON.stringify(this.#told(message))).join("\n"));
  }

  /** The same with a number of ours, and the name of whoever sits here, which hosts of such rooms do not ask for. */
  #told(message: FromServer): FromServer {
    if (message.type !== "position") return message;
    const { table } = message;
    const isMine = (seat: number, name: string) => name === "" && table.yours.includes(seat);
    const seats = table.seats.map((info) => (isMine(info.seat, info.name) ? { ...info, name: ownName() } : info));
    return { ...message, sequence: ++this.#sequence, table: { ...table, seats } };
  }
}

function isIllegal(error: unknown): boolean {
  return error instanceof Refusal && error.problem.code === "illegal_move";
}

/** What was heard of the moves since then is forgotten. */
function withoutEvents(position: Position): Position {
  return { ...position, events_since: position.table.moves_made, events: [] };
}
