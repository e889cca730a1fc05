// The variations of a study as a tree. What can be played, and what chance brings, the host knows; here is only the order.
import type { OpenedStudy, StudyLine, Variation } from "../messages";

export const CHANCE = -2;
export const DEAL = -3; // what a seat cannot know was dealt afresh
export const MARKS = ["!", "!?", "?!", "?"] as const;
const ROOT = -1;

export type Mark = Variation["mark"];
type Steps = readonly (readonly number[])[];

/** A move, with what chance brought of it; the root is where the study begins. */
export class Branch {
  comment = $state("");
  mark = $state<Mark>("");
  outlook = $state.raw<readonly number[] | null>(null); // every seat's chance to win, once it was judged
  readonly children: Branch[] = [];

  constructor(
    readonly parent: Branch | null,
    readonly steps: Steps,
    readonly seat: number, // who moved, or CHANCE, or DEAL
    readonly move: readonly unknown[] | null,
    readonly hasChance: boolean,
  ) {}

  /** The branches that lead here, this one included; none to the root. */
  get path(): Branch[] {
    return this.parent === null ? [] : [...this.parent.path, this];
  }

  /** The child that begins with a step, if somebody has been there. */
  childWith(step: readonly number[]): Branch | undefined {
    return this.children.find(({ steps: [first] }) => first?.[0] === step[0] && first?.[1] === step[1]);
  }
}

/** A row of the tree as it is drawn. */
export interface Row {
  branch: Branch;
  depth: number;
}

export class Tree {
  readonly root = new Branch(null, [], CHANCE, null, false);

  /** A study that was opened, with its lines told by the host. */
  static of({ study, lines }: Pick<OpenedStudy, "study" | "lines">): Tree {
    const tree = new Tree();
    const grown: Branch[] = [];
    study.variations.forEach(({ parent, comment, mark, outlook }, number) => {
      const branch = grow(parent === ROOT ? tree.root : grown[parent]!, lines[number]!);
      branch.comment = comment;
      branch.mark = mark;
      branch.outlook = outlook.length > 0 ? outlook.map((thousandths) => thousandths / 1000) : null;
      grown.push(branch);
    });
    return tree;
  }

  /** The branches of a way through the study: those that are there, and what is new. */
  graft(way: readonly StudyLine[]): Branch[] {
    let at = this.root;
    return way.map((line) => (at = at.children.find(({ steps }) => areSame(steps, line.steps)) ?? grow(at, line)));
  }

  /** Cut off a branch and all that follows it. */
  remove(branch: Branch): void {
    const siblings = branch.parent?.children;
    siblings?.splice(siblings.indexOf(branch), 1);
  }

  /** All branches but the root, each after its parent. */
  get branches(): Branch[] {
    return withAllAfter(this.root).slice(1);
  }

  /** Lines that do not divide are not indented, however long they are. */
  get rows(): Row[] {
    const rowsOf = (branch: Branch, depth: number): Row[] => {
      const isFork = branch.children.length > 1 || branch === this.root;
      return [{ branch, depth }, ...branch.children.flatMap((child) => rowsOf(child, isFork ? depth + 1 : depth))];
    };
    return rowsOf(this.root, 0);
  }

  get variations(): Variation[] {
    const { branches } = this;
    const places = new Map(branches.map((branch, place) => [branch, place]));
    return branches.map((branch) => ({
      parent: places.get(branch.parent!) ?? ROOT,
      steps: branch.steps.map((step) => [...step]),
      comment: branch.comment,
      mark: branch.mark,
      outlook: (branch.outlook ?? []).map((chance) => Math.round(1000 * chance)),
    }));
  }
}

/** What "deal afresh" does at a branch: it makes a move anew, or deals what is hidden; null where nothing is unknown. */
export function redealing(at: Branch, hasSecrets: boolean): { after: Branch; step: readonly number[] | null } | null {
  if (hasSecrets && !(at.hasChance && at.seat !== DEAL)) {
    return { after: at.seat === DEAL ? at.parent! : at, step: [DEAL, 0] };
  }
  let dealt: Branch | null = at;
  while (dealt && !dealt.hasChance) dealt = dealt.parent;
  if (!dealt?.parent) return null;
  return { after: dealt.parent, step: dealt.seat === CHANCE ? null : dealt.steps[0]! };
}

/** The neighbour of a branch among its siblings. */
export function sibling(branch: Branch, step: 1 | -1): Branch | null {
  const siblings = branch.parent?.children ?? [];
  return siblings[siblings.indexOf(branch) + step] ?? null;
}

function grow(parent: Branch, { steps, seat, move, has_chance }: StudyLine): Branch {
  const branch = new Branch(parent, steps, seat, move, has_chance);
  parent.children.push(branch);
  return branch;
}

function withAllAfter(branch: Branch): Branch[] {
  return [branch, ...branch.children.flatMap(withAllAfter)];
}

function areSame(one: Steps, other: Steps): boolean {
  return (
    one.length === other.length && one.every((step, place) => step.every((value, at) => value === other[place]![at]))
  );
}
