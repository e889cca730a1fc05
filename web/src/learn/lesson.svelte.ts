// A lesson as the page knows it: a table that plays it, and what the companion says. The host knows the rest.
import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { LessonScene } from "../messages";
import { StagedModel, type Stage } from "../staged/staged.svelte";
import { keepBegun, keepDone, progressIn } from "./progress.svelte";

const SKIPPED = -1; // among deeds: a step that somebody was spared
const TAKEN_BACK = -2; // a move in the step that is taken back

export class LessonModel extends StagedModel<LessonScene> {
  isShowing = $state(false); // somebody asked to be shown what to touch

  constructor(
    stage: Stage,
    readonly lesson: string,
  ) {
    const { name: game } = stage.game;
    super(stage, {
      name: lesson,
      ask: (deeds, asks) => api.lesson(game, lesson, settings.language, { deeds: [...deeds], asks }),
      deeds: progressIn(game).begun[lesson]?.deeds ?? [],
      beginsAnew: true,
    });
  }

  /** Have the step done by somebody who knows. */
  async skip(): Promise<void> {
    await this.do(SKIPPED);
  }

  /** The number of the move that leads on, if somebody is to see it. */
  get shown(): number | null {
    const { scene } = this;
    return scene?.best && (scene.is_helping || this.isShowing) ? (scene.best[0] as number) : null;
  }

  protected override takeBack(): Promise<void> {
    return this.do(TAKEN_BACK); // the last deed may have been a miss, which is back already
  }

  protected override did(scene: LessonScene): void {
    this.isShowing = false;
    if (scene.is_done) keepDone(this.game.name, this.lesson);
    else keepBegun(this.game.name, this.lesson, { deeds: [...this.deeds], step: scene.step });
  }
}
