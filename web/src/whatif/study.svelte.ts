// A study as the page knows it: its tree of variations, the place in it that is shown, and what bots think of that.
import { untrack } from "svelte";
import { api, sentenceOf } from "../lib/api";
import { rememberedName } from "../lib/people";
import { say } from "../lib/say";
import type { OutlookInfo, Position, Replay, Start, Study, StudyLine, StudyScene, StudyWish } from "../messages";
import { StagedModel, type Stage, type Staging } from "../staged/staged.svelte";
import { Branch, CHANCE, DEAL, redealing, type Mark, type Row, type Tree } from "./tree.svelte";

const SEEDS = 2 ** 32;
const MOST_NEAR = 4; // moves before and after that are judged before somebody goes there

type Scene = StudyScene & { deeds: Branch[] };

export interface Judged {
  info: OutlookInfo;
  isPatient: boolean;
}

/** What a study rests on. The table asks it before the model is made. */
class Ground implements Staging<Scene, Branch> {
  readonly name = "study";
  start = $state.raw() as Start;
  level = $state<string | null>(null); // the bots who answer; null: one plays all seats oneself
  answers = false; // bots shall move
  deal: number | null = null; // the seed that was wished for
  seat = (): number | null => null; // who touches something
  deeds: readonly Branch[];

  constructor(
    readonly tree: Tree,
    { start, level }: Pick<Study, "start" | "level">,
  ) {
    this.start = start;
    this.level = level;
    this.deeds = [...begun(tree).path];
  }

  async ask(deeds: readonly Branch[], targets: string[]): Promise<Scene> {
    const wish = this.#wish(deeds, targets);
    let scene = await api.study(wish);
    if (targets.length > 0) return { ...scene, deeds: [...deeds] };
    const positions = [...scene.positions];
    while (scene.is_unfinished) {
      scene = await api.study({ ...wish, start: scene.start, path: stepsOf(scene.path), answer: "more" });
      positions.push(...scene.positions);
    }
    this.start = scene.start;
    const isNamed = this.level !== null;
    return {
      ...scene,
      positions: isNamed ? positions : positions.map((position) => named(position)),
      deeds: this.tree.graft(scene.path),
    };
  }

  #wish(deeds: readonly Branch[], asks: string[]): StudyWish {
    return {
      start: this.start,
      path: stepsOf(deeds),
      deal: this.deal ?? newSeed(),
      level: this.level,
      answer: this.answers && asks.length === 0 ? "first" : "none",
      seat: this.seat(),
      asks,
    };
  }
}

export class StudyModel extends StagedModel<Scene, Branch> {
  rows = $state.raw<readonly Row[]>([]); // of the tree, anew with every change of it
  judged = $state.raw<Judged | null>(null); // of the place that is shown
  isJudging = $state(false);
  judgingProblem = $state("");
  isTouched = $state(false); // somebody did something of their own
  readonly tree: Tree;
  #round = 0;
  #replay = $state.raw<Replay | null>(null);
  readonly #known = new Map<Branch, Judged>();
  readonly #stop: () => void;

  readonly at = $derived.by(() => this.deeds.at(-1) ?? this.tree.root);
  /** How many choices had been made where the study begins. */
  readonly turn = $derived.by(() => this.scene?.turn ?? 0);
  readonly isOver = $derived.by(() => (this.table.position?.outcome ?? null) !== null);
  /** What dealing afresh would do here; null where nothing is unknown. */
  readonly redealing = $derived.by(() => redealing(this.at, this.scene?.has_unknown === true && !this.isOver));

  constructor(
    stage: Stage,
    private readonly ground: Ground,
    private readonly kept: (study: Study, turn: number) => void,
  ) {
    super(stage, ground);
    this.tree = ground.tree;
    ground.seat = () => (this.table.seat >= 0 ? this.table.seat : null);
    this.#stop = $effect.root(() => {
      $effect(() => {
        if (this.scene) untrack(() => this.#arrive());
      });
    });
    void this.#findReplay();
  }

  static of(
    stage: Stage,
    tree: Tree,
    study: Pick<Study, "start" | "level">,
    kept: (study: Study, turn: number) => void,
  ): StudyModel {
    return new StudyModel(stage, new Ground(tree, study), kept);
  }

  override close(): void {
    this.#round += 1;
    this.#stop();
    super.close();
  }

  get start(): Start {
    return this.ground.start;
  }

  get level(): string | null {
    return this.ground.level;
  }

  get study(): Study {
    return { start: this.start, title: "", level: this.level, variations: this.tree.variations };
  }

  /** Whether bots are to move, and wait to be told so. */
  get areBotsWaiting(): boolean {
    const { position } = this.table;
    return this.level !== null && !this.isOver && position !== null && !position.waiting.includes(this.start.seat);
  }

  /** A move that somebody has made before leads where it led then; a new one is answered. */
  override async do(deed: Branch): Promise<void> {
    const [first] = deed.steps;
    const before = first && this.at.childWith(first);
    if (before) return this.goTo(before);
    this.isTouched = true;
    await this.#answered(() => super.do(deed));
  }

  async goTo(branch: Branch): Promise<void> {
    const place = branch === this.tree.root ? begun(this.tree) : branch;
    if (place !== this.at) await this.go(place.path);
  }

  async back(): Promise<void> {
    if (this.at.parent) await this.goTo(this.at.parent);
  }

  async letBotsMove(): Promise<void> {
    await this.#answered(() => this.go(this.deeds));
  }

  /** Who plays the other seats: bots of a level, or whoever tries out. */
  async play(level: string | null): Promise<void> {
    if (level === this.level) return;
    this.ground.level = level;
    const isLeaf = this.at.children.length === 0;
    await (isLeaf ? this.letBotsMove() : this.go(this.deeds));
  }

  /** Let chance bring something else, or deal afresh what is hidden: a new branch. */
  async dealAgain(): Promise<void> {
    const wanted = this.redealing;
    if (!wanted) return;
    const seed = newSeed();
    const step = wanted.step && (wanted.step[0] === DEAL ? [DEAL, seed] : wanted.step);
    const tried = step ? [new Branch(wanted.after, [step], step[0]!, null, true)] : [];
    this.isTouched = true;
    this.ground.deal = seed;
    try {
      await this.#answered(() => this.go([...wanted.after.path, ...tried]));
    } finally {
      this.ground.deal = null;
    }
  }

  comment(text: string): void {
    this.at.comment = text;
    this.#changed();
  }

  mark(mark: Mark): void {
    this.at.mark = this.at.mark === mark ? "" : mark;
    this.#changed();
  }

  /** Cut off what is shown and all that follows it. */
  async remove(): Promise<void> {
    const { at } = this;
    if (!at.parent) return;
    await this.goTo(at.parent);
    if (this.at === at) return; // it could not be left
    this.tree.remove(at);
    this.#changed();
  }

  /** What a branch is called. */
  wordsOf(branch: Branch): string {
    if (branch === this.tree.root) return this.#beginning();
    if (branch.move) return this.telling.move(branch.move, branch.seat).words;
    return say(branch.seat === DEAL ? "whatif-dealt" : "whatif-drawn");
  }

  /** Which deal a branch is, where a move was made more than once; 0 where it was not. */
  dealOf(branch: Branch): number {
    const [first] = branch.steps;
    const same = branch.parent?.children.filter(
      ({ steps }) => steps[0]?.[0] === first?.[0] && (first?.[0] === DEAL || steps[0]?.[1] === first?.[1]),
    );
    return same && branch.hasChance && same.length > 1 ? same.indexOf(branch) + 1 : 0;
  }

  /** Whether the real match went this way. */
  isPlayed(branch: Branch): boolean {
    const { number, is_dealt } = this.start;
    if (!this.#replay || is_dealt || number === null || branch === this.tree.root) return false;
    const made = branch.path.flatMap(({ steps }) => steps);
    return made.every(([seat, move], place) => {
      const played = this.#replay!.moves[number + place];
      return played?.seat === seat && played?.move[0] === move;
    });
  }

  protected override deedOf(move: number): Branch {
    const { seat } = this.table;
    return new Branch(this.at, [[seat, move]], seat, null, false);
  }

  #beginning(): string {
    const number = this.turn;
    return this.start.is_dealt ? say("whatif-start_dealt", { number }) : say("whatif-start", { number });
  }

  async #answered(act: () => Promise<void>): Promise<void> {
    this.ground.answers = true;
    try {
      await act();
    } finally {
      this.ground.answers = false;
    }
  }

  #arrive(): void {
    this.#changed();
    void this.#judge();
  }

  #changed(): void {
    this.rows = this.tree.rows;
    this.kept(this.study, this.turn);
  }

  /** At a glance first, then with patience; then what follows. Who has gone on meanwhile asks about something else. */
  async #judge(): Promise<void> {
    const round = ++this.#round;
    const { at } = this;
    this.judged = this.#known.get(at) ?? null;
    this.judgingProblem = "";
    this.isJudging = this.judged?.isPatient !== true;
    try {
      for (const isPatient of [false, true]) {
        if (round !== this.#round) return;
        if (!this.judged || (isPatient && !this.judged.isPatient)) {
          const judged = await this.#askAbout(at, isPatient);
          if (round === this.#round) this.judged = judged;
        }
      }
      this.isJudging = false;
      const near = [...at.children, ...at.path].filter(({ outlook }) => outlook === null);
      for (const place of near.slice(0, MOST_NEAR)) {
        if (round === this.#round) await this.#askAbout(place, false);
      }
    } catch (error) {
      if (round === this.#round) this.judgingProblem = sentenceOf(error);
    } finally {
      if (round === this.#round) this.isJudging = false;
    }
  }

  async #askAbout(place: Branch, isPatient: boolean): Promise<Judged> {
    const info = await api.outlook({ start: this.start, path: stepsOf(place.path), is_patient: isPatient });
    this.#known.set(place, { info, isPatient });
    place.outlook = info.outlook;
    this.#changed();
    return { info, isPatient };
  }

  /** The match that the study is about, if it is over. */
  async #findReplay(): Promise<void> {
    const { link } = this.start;
    if (link === null) return;
    try {
      this.#replay = await api.replay(link);
    } catch {
      // Then nobody says which move was played.
    }
  }
}

/** The move that was made at a point of a match, with what chance brought of it; none at its end. */
export function playedAt(replay: Pick<Replay, "moves">, number: number): StudyLine[] {
  const [first, ...rest] = replay.moves.slice(number);
  if (!first || first.seat === CHANCE) return [];
  const next = rest.findIndex(({ seat }) => seat !== CHANCE);
  const drawn = next < 0 ? rest : rest.slice(0, next);
  const all = [first, ...drawn];
  const steps = all.map(({ seat, move }) => [seat, move[0] as number]);
  return [{ steps, seat: first.seat, move: first.move, has_chance: drawn.length > 0 }];
}

/** Where a study is shown first: where it begins, or after what chance had to do there. */
function begun(tree: Tree): Branch {
  return tree.root.children.find(({ seat }) => seat === CHANCE) ?? tree.root;
}

function stepsOf(way: readonly { steps: readonly (readonly number[])[] }[]): number[][][] {
  return way.map(({ steps }) => steps.map((step) => [...step]));
}

/** Where one plays all seats, they are called as in the match. */
function named(position: Position): Position {
  const seats = position.table.seats.map((info) => ({
    ...info,
    name: info.name === "" ? say("replay-seat", { number: info.seat + 1 }) : rememberedName(info.name, info.seat),
  }));
  return { ...position, table: { ...position.table, seats } };
}

function newSeed(): number {
  return Math.floor(Math.random() * SEEDS);
}
