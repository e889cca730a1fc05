// An example of a rule as the page knows it: a position in which one tries things, and what came of the last one.
import { api } from "../lib/api";
import { Refusal } from "../lib/host";
import { settings } from "../lib/settings.svelte";
import type { ExampleScene, ScoreChange } from "../messages";
import { StagedModel, type Stage } from "../staged/staged.svelte";
import type { EventInfo, MoveInfo, Problem } from "../told";

/** Something to try; illegal or not, one finds out. */
export interface Try {
  move: MoveInfo;
  isLegal: boolean;
}

/** Moves are made at the first touch: nothing here can be lost. */
export function unconfirmed(stage: Stage): Stage {
  const manners = { ...stage.client.manners, confirms: () => false };
  return { ...stage, client: { ...stage.client, manners } };
}

export class ExampleModel extends StagedModel<ExampleScene> {
  tried = $state.raw<ReadonlySet<number>>(new Set()); // by the numbers of moves
  #refused = $state.raw<Problem | null>(null); // what was tried by its button

  constructor(stage: Stage, name: string) {
    super(unconfirmed(stage), {
      name,
      ask: async (deeds, targets) => {
        const wish = { deeds: [...deeds], asks: targets };
        const scene = await api.example(stage.game.name, name, settings.language, wish);
        if (scene.refusal) throw new Refusal(scene.refusal);
        return scene;
      },
    });
  }

  protected override did(): void {
    this.#refused = null;
  }

  get tries(): Try[] {
    const { scene } = this;
    return (
      scene?.tries.map(({ move, rule }) => ({ move: this.telling.move(move, scene.seat), isLegal: rule === "" })) ?? []
    );
  }

  /** Why what was tried last cannot be done. */
  get refusal(): Problem | null {
    return this.#refused ?? this.table.board.refusal?.problem ?? this.table.problem;
  }

  /** What the last move brought, as far as it is worth a line. */
  get events(): EventInfo[] {
    if (this.deeds.length === 0) return [];
    return this.table.position?.events.filter((event) => !this.table.client.isQuiet(event)) ?? [];
  }

  get changes(): ScoreChange[] {
    return this.deeds.length > 0 ? (this.scene?.changes ?? []) : [];
  }

  get hasBegun(): boolean {
    return this.deeds.length > 0 || this.refusal !== null;
  }

  /** Try something from the beginning. */
  async try({ move }: Try): Promise<void> {
    await this.again();
    this.tried = new Set([...this.tried, move.number]);
    try {
      await this.do(move.number);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refused = this.telling.problem(error.problem);
    }
  }

  /** Back to the beginning. */
  async again(): Promise<void> {
    this.#refused = null;
    this.table.problem = null;
    this.table.board.refusal = null;
    if (this.deeds.length > 0) await this.go([]);
  }
}
