// A puzzle as the page knows it: a table that plays it, and what the host says to every try.
import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { PuzzleScene } from "../messages";
import { StagedModel, type Stage } from "../staged/staged.svelte";

const SHOWN = -1; // among deeds: somebody wanted to see the answer

export class PuzzleModel extends StagedModel<PuzzleScene> {
  misses = $state(0);
  readonly isOver = $derived.by(() => this.scene?.verdict === "right" || this.scene?.verdict === "shown");

  constructor(
    stage: Stage,
    readonly puzzle: string,
    /** The first try has been judged. */
    private readonly counted: (isSolved: boolean) => void,
  ) {
    super(stage, {
      name: puzzle,
      ask: (deeds, asks) => api.puzzle(stage.game.name, puzzle, settings.language, { deeds: [...deeds], asks }),
    });
  }

  async showAnswer(): Promise<void> {
    await this.do(SHOWN);
  }

  override async do(deed: number): Promise<void> {
    if (!this.isOver) await super.do(deed);
  }

  protected override did({ verdict }: PuzzleScene): void {
    const wasOpen = this.misses === 0;
    if (verdict === "wrong" || verdict === "shown") this.misses += 1;
    if (wasOpen && verdict !== "on") this.counted(verdict === "right");
  }
}
