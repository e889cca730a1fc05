// The board between hands and moves: what is lit, what is chosen, what is looked at.
import { tick } from "svelte";
import type { MoveInfo, Problem } from "../told";
import { dragging } from "./dragging";
import { ARROWS, neighbour, type Direction, type Place } from "./geometry";
import { lookedAt } from "./looking";
import {
  NOTHING_TOUCHED,
  areSame,
  candidates,
  implied,
  openTargets,
  touch,
  touchAll,
  type Selection,
  type Step,
} from "./selection";

/** How a board reaches the table it belongs to. */
export interface Link {
  play(move: MoveInfo): void;
  why(targets: string[]): Promise<Problem | null>;
}

/** What a game says about the ways of its moves. */
export interface Manners {
  /** Whether a move asks once before it is made, because it cannot be undone. */
  confirms?: (move: MoveInfo) => boolean;
  /** Things to count as touched when a choice begins. */
  preselects?: (moves: MoveInfo[]) => string[];
  /** Whether what was touched begins a choice, where a game itself touches some things; by default it does. */
  begins?: (touched: readonly string[]) => boolean;
}

/** Something that can be shown large, with its effect in words; a game draws and explains it. */
export type Thing = Readonly<Record<string, unknown>> & { readonly kind: string };

export interface Refusal {
  target: string;
  problem: Problem;
}

/** Told what hands do at the board. */
export interface Watcher {
  touch(): void;
  play(): void;
}

/** What somebody was about to choose, and from which moves. */
interface Intention {
  moves: readonly MoveInfo[];
  selection: Selection;
  choices: MoveInfo[];
  hint: MoveInfo | null;
}

export class Board {
  moves = $state.raw<MoveInfo[]>([]);
  selection = $state.raw<Selection>(NOTHING_TOUCHED);
  choices = $state.raw<MoveInfo[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<MoveInfo | null>(null);
  /** How the turn may go on after the hint, for boards that draw it. */
  plan = $state.raw<readonly MoveInfo[]>([]);
  hovered = $state<string | null>(null);
  looking = $state.raw<Thing | null>(null);
  isSheetOpen = $state(false); // the look is held open by a long press
  focused = $state<string | null>(null);
  faulty = $state.raw<ReadonlySet<string>>(new Set()); // things with which something is wrong

  lit = $derived(openTargets(this.moves, this.selection));
  readonly #litSet = $derived(new Set(this.lit));
  readonly #hinted = $derived(new Set(this.hint?.targets ?? []));
  readonly #chosen = $derived(new Set([...this.selection.touched, ...implied(this.moves, this.selection.touched)]));
  readonly #entry = $derived(this.#isUseful(this.focused) ? this.focused : (this.lit[0] ?? this.focused));
  #intention: Intention | null = null; // while nothing can be chosen for a moment
  #isByKeyboard = false; // the last move was made with the focus visible
  readonly #elements = new Map<string, Set<Element>>();
  readonly #watchers = new Set<Watcher>();

  constructor(
    private readonly link: Link,
    private readonly manners: Manners = {},
  ) {}

  get pending(): MoveInfo | null {
    return this.selection.pending;
  }

  /** Whether a part of a choice has been touched, beyond what counts as touched from the start. */
  get hasBegun(): boolean {
    const { touched } = this.selection;
    const isMore = touched.length > (this.manners.preselects?.(this.moves) ?? []).length;
    return isMore && (this.manners.begins?.(touched) ?? true);
  }

  isLit(target: string): boolean {
    return this.#litSet.has(target);
  }

  isChosen(target: string): boolean {
    return this.#chosen.has(target);
  }

  isHinted(target: string): boolean {
    return this.#hinted.has(target);
  }

  /** Whether any legal move touches this thing, though perhaps not next. */
  isPossible(target: string): boolean {
    return this.moves.some((move) => move.targets.includes(target));
  }

  /** The moves still possible after what was touched, as if this thing were touched too. */
  prospects(target: string): MoveInfo[] {
    const both = candidates(this.moves, [...this.selection.touched, target]);
    return both.length > 0 ? both : candidates(this.moves, [target]);
  }

  /** Tell somebody of every touch and every move, until the function that comes back is called. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** A new choice begins, or none. What was touched stays so if the same moves are offered once more. */
  offer(moves: MoveInfo[]): void {
    if (this.moves.length > 0) {
      const { selection, choices, hint } = this;
      this.#intention = { moves: this.moves, selection, choices, hint };
    }
    const intention = this.#intention && areSame(moves, this.#intention.moves) ? this.#intention : null;
    this.moves = moves;
    this.hint = intention?.hint ?? null;
    this.clear();
    if (intention) {
      this.selection = intention.selection;
      this.choices = intention.choices;
    }
    if (moves.length === 0) this.refusal = null;
    else if (this.#isByKeyboard) void tick().then(() => this.#bringFocus());
  }

  clear(): void {
    const touched = this.manners.preselects?.(this.moves) ?? [];
    this.selection = { touched, pending: null };
    this.choices = [];
  }

  touch(target: string): void {
    this.#follow(touch(this.moves, this.selection, target, this.#confirms), target);
  }

  drag(from: string, to: string): void {
    this.#follow(touchAll(this.moves, [from, to], this.#confirms), to);
  }

  /** The next offer begins afresh, even if it is the same. */
  forget(): void {
    this.moves = [];
    this.selection = NOTHING_TOUCHED;
    this.choices = [];
    this.refusal = null;
    this.hint = null;
    this.#intention = null;
  }

  play(move: MoveInfo): void {
    this.#isByKeyboard = document.activeElement?.matches("[data-target]:focus-visible") ?? false;
    this.forget();
    for (const watcher of this.#watchers) watcher.play();
    this.link.play(move);
  }

  confirm(): void {
    if (this.pending) this.play(this.pending);
  }

  look(thing: Thing | null, held = false): void {
    if (thing === null && this.isSheetOpen) return;
    this.looking = thing;
    this.isSheetOpen = held;
  }

  closeSheet(): void {
    this.isSheetOpen = false;
    this.looking = null;
  }

  /** An attachment: this element is a target. */
  target(name: string, options: { label?: string; isDragged?: boolean } = {}) {
    return (element: HTMLElement | SVGElement) => {
      const same = this.#elements.get(name) ?? new Set();
      this.#elements.set(name, same.add(element));
      element.dataset.target = name;
      const isButton = element instanceof HTMLButtonElement;
      if (!isButton) element.setAttribute("role", "button");
      if (options.label !== undefined) element.setAttribute("aria-label", options.label);
      $effect(() => this.#paint(element, name));
      const listeners: [string, (event: never) => void][] = [
        ["click", () => this.touch(name)],
        ["keydown", (event: KeyboardEvent) => this.#key(event, name, isButton)],
        ["focus", () => (this.focused = name)],
        ["pointerenter", () => (this.hovered = name)],
        ["pointerleave", () => (this.hovered = this.hovered === name ? null : this.hovered)],
      ];
      for (const [type, listener] of listeners) element.addEventListener(type, listener as EventListener);
      const stopDragging = options.isDragged ? dragging(element, name, this) : () => undefined;
      return () => {
        same.delete(element);
        for (const [type, listener] of listeners) element.removeEventListener(type, listener as EventListener);
        stopDragging();
      };
    };
  }

  /** An attachment: hovering, focusing or long-pressing this element shows the thing large. */
  looks(thing: () => Thing | null) {
    return lookedAt(this, thing);
  }

  readonly #confirms = (move: MoveInfo) => this.manners.confirms?.(move) ?? false;

  #paint(element: HTMLElement | SVGElement, name: string): void {
    const isLit = this.isLit(name);
    element.toggleAttribute("data-lit", isLit);
    element.toggleAttribute("data-chosen", this.isChosen(name));
    element.toggleAttribute("data-possible", this.isPossible(name));
    element.toggleAttribute("data-hinted", this.isHinted(name));
    element.toggleAttribute("data-refused", this.refusal?.target === name || this.faulty.has(name));
    element.setAttribute("aria-pressed", String(this.isChosen(name)));
    element.setAttribute("aria-disabled", String(!this.isPossible(name)));
    element.setAttribute("tabindex", this.#entry === name ? "0" : "-1");
  }

  #follow(step: Step, target: string): void {
    this.refusal = null;
    this.choices = [];
    if (step.kind !== "refused") for (const watcher of this.#watchers) watcher.touch();
    switch (step.kind) {
      case "send":
        this.play(step.move);
        break;
      case "choose":
        this.choices = step.moves;
        this.selection = step.selection;
        break;
      case "refused":
        void this.#explain(step.targets, target);
        break;
      default:
        this.selection = step.selection;
    }
  }

  /** Ask about all that was touched; if no rule speaks of that, about the last thing alone. */
  async #explain(targets: string[], target: string): Promise<void> {
    let problem = await this.link.why(targets);
    if (problem && !problem.rule && targets.length > 1) problem = await this.link.why([target]);
    if (problem) this.refusal = { target, problem };
  }

  #key(event: KeyboardEvent, name: string, isButton: boolean): void {
    const direction = ARROWS[event.key];
    if (direction) {
      event.preventDefault();
      this.#walk(name, direction, event.shiftKey);
    } else if (event.key === "Escape") {
      this.clear();
    } else if ((event.key === "Enter" || event.key === " ") && !isButton) {
      event.preventDefault();
      this.touch(name);
    }
  }

  /** To the next thing that can be touched, or with Shift to the next thing of any sort. */
  #walk(name: string, direction: Direction, anywhere: boolean): void {
    const places = [...this.#elements.keys()].filter((other) => anywhere || this.isPossible(other));
    const here = this.#place(name);
    const others = places.map((other) => this.#place(other)).filter((place) => place !== null);
    const next = here && neighbour(here, others, direction);
    if (next) this.focus(next.name);
  }

  #isUseful(name: string | null): boolean {
    return name !== null && (this.isLit(name) || this.isChosen(name));
  }

  /** Whoever plays by keyboard finds the focus at the next choice, unless it has gone elsewhere. */
  #bringFocus(): void {
    const at = document.activeElement as HTMLElement | null;
    const isElsewhere = at !== document.body && at?.dataset.target === undefined;
    const [first] = this.lit;
    if (first !== undefined && !isElsewhere && !this.#isUseful(at?.dataset.target ?? null)) this.focus(first);
  }

  focus(name: string): void {
    for (const element of this.#elements.get(name) ?? []) {
      if (element.getBoundingClientRect().width > 0) {
        (element as HTMLElement).focus();
        return;
      }
    }
  }

  #place(name: string): Place | null {
    for (const element of this.#elements.get(name) ?? []) {
      const box = element.getBoundingClientRect();
      if (box.width > 0) return { name, x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
    return null;
  }
}
