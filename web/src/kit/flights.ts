// Pieces travel from where they were to where they are, in a layer above the table.
// Elements carry data-piece (their identity), data-place (where they lie in the game), data-origin (the anchor a new
// piece comes from) and data-gait.

interface Seen {
  place: string | undefined;
  box: DOMRect;
  element: Element;
}

interface Route {
  from: DOMRect;
  to: DOMRect;
  picture: Element;
  gait: string;
  delay: number;
}

const FLIGHT_TIME = 380;
const STAGGER = 70;
const LONGEST_STAGGER = 350;
const MOVED_BY = 0.3; // of its width; less is the layout settling, not a piece that moves

/** Watches the pieces inside an element. */
export class Flights {
  #seen = new Map<string, Seen>();
  #running = new Set<Animation>();
  #layer: HTMLElement;
  #haste = 1; // of the usual time that flights take now

  constructor(
    private readonly table: HTMLElement,
    private readonly isCalm: () => boolean,
  ) {
    this.#layer = document.createElement("div");
    this.#layer.className = "flights";
    this.#layer.setAttribute("aria-hidden", "true");
    document.body.append(this.#layer);
  }

  /** Remember where everything is, before the table changes. */
  remember(): void {
    this.#seen = new Map();
    for (const element of this.#pieces()) {
      const { piece, place } = element.dataset;
      const box = element.getBoundingClientRect();
      if (box.width > 0) this.#seen.set(piece!, { place, box, element }); // the same piece may be drawn twice, once hidden
    }
  }

  /** After the table has changed: send everything on its way. Says how long that takes, in milliseconds: no longer
   * than there is time for. */
  depart(longest = Infinity): number {
    if (this.isCalm() || longest <= 0) return 0;
    const routes: Route[] = [];
    const present = new Set<string>();
    const hidden: (() => void)[] = [];
    for (const element of this.#pieces()) {
      present.add(element.dataset.piece!);
      const route = this.#route(element, Math.min(routes.length * STAGGER, LONGEST_STAGGER));
      if (route) {
        routes.push(route);
        hidden.push(() => this.#hide(element, route));
      }
    }
    const time = routes.length === 0 ? 0 : FLIGHT_TIME + routes.at(-1)!.delay;
    this.#haste = Math.min(1, longest / Math.max(time, FLIGHT_TIME));
    for (const hide of hidden) hide();
    for (const route of routes) this.#fly(route);
    for (const [identity, seen] of this.#seen) if (!present.has(identity)) this.#vanish(seen);
    return this.#haste * time;
  }

  /** A picture that is no piece, such as a pearl, from one anchor to another. */
  send(symbol: string, from: string, to: string, delay: number): void {
    const [start, end] = [this.anchor(from), this.anchor(to)];
    if (this.isCalm() || !start || !end) return;
    const size = Math.min(26, end.width);
    const centred = (box: DOMRect) =>
      new DOMRect(box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, size);
    this.#fly({ from: centred(start), to: centred(end), picture: pictureOfSymbol(symbol), gait: "hop", delay });
  }

  /** Everything arrives at once. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
  }

  /** When everything that is on its way has arrived, pieces that games move by themselves too. */
  async arrival(): Promise<void> {
    for (let moving = this.#moving(); moving.length > 0; moving = this.#moving()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  }

  close(): void {
    this.skip();
    this.#layer.remove();
  }

  anchor(name: string): DOMRect | null {
    for (const element of this.table.querySelectorAll(`[data-anchor="${name}"], [data-target="${name}"]`)) {
      const box = element.getBoundingClientRect();
      if (box.width > 0) return box;
    }
    return null;
  }

  /** What moves now and will stop; what breathes for ever does not count. */
  #moving(): Animation[] {
    const all = [this.table, this.#layer].flatMap((element) => element.getAnimations({ subtree: true }));
    return all.filter(
      ({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().endTime) < Infinity,
    );
  }

  #pieces(): NodeListOf<HTMLElement | SVGElement> {
    return this.table.querySelectorAll<HTMLElement | SVGElement>("[data-piece]");
  }

  #route(element: HTMLElement | SVGElement, delay: number): Route | null {
    const to = element.getBoundingClientRect();
    const before = this.#seen.get(element.dataset.piece!);
    const from = before?.box ?? this.#origin(element, to);
    if (!from || from.width === 0 || to.width === 0) return null;
    if (Math.hypot(from.x - to.x, from.y - to.y) < MOVED_BY * to.width) return null;
    // A piece that lies where it lay has not travelled, though the table may be laid out anew for another seat.
    if (before && before.place === element.dataset.place) return null;
    return { from, to, picture: pictureOf(element), gait: element.dataset.gait ?? "glide", delay };
  }

  /** A new piece comes out of the middle of its anchor, no larger than it will be. */
  #origin(element: HTMLElement | SVGElement, to: DOMRect): DOMRect | null {
    const anchor = element.dataset.origin ? this.anchor(element.dataset.origin) : null;
    if (!anchor) return null;
    const size = Math.min(anchor.width, anchor.height, to.width);
    return new DOMRect(anchor.x + (anchor.width - size) / 2, anchor.y + (anchor.height - size) / 2, size, size);
  }

  #hide(element: Element, route: Route): void {
    const total = this.#haste * (route.delay + FLIGHT_TIME);
    this.#track(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: total }));
  }

  #fly({ from, to, picture, gait, delay }: Route): void {
    const frames = framesOf(gait, from, to).map((transform) => ({ transform }));
    const timing = {
      duration: this.#haste * FLIGHT_TIME,
      delay: this.#haste * delay,
      easing: "cubic-bezier(.3,.7,.3,1)",
    };
    this.#animate(picture, to, frames, timing);
  }

  #vanish({ box, element }: Seen): void {
    if (box.width === 0) return;
    const place = `translate(${box.x}px, ${box.y}px)`;
    const frames = [
      { transform: `${place} scale(1)`, opacity: 1 },
      { transform: `${place} scale(.3)`, opacity: 0 },
    ];
    this.#animate(pictureOf(element), box, frames, { duration: this.#haste * FLIGHT_TIME, easing: "ease-in" });
  }

  /** A picture in the layer above the table, as large as a box, until its animation is over. */
  #animate(picture: Element, { width, height }: DOMRect, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const flyer = document.createElement("div");
    flyer.className = "flyer";
    flyer.append(picture);
    flyer.style.width = `${width}px`;
    flyer.style.height = `${height}px`;
    this.#layer.append(flyer);
    this.#track(flyer.animate(frames, { ...timing, fill: "both" }), () => flyer.remove());
  }

  #track(animation: Animation, then: () => void = () => undefined): void {
    this.#running.add(animation);
    animation.finished
      .catch(() => undefined)
      .finally(() => {
        this.#running.delete(animation);
        then();
      });
  }
}

interface Point {
  x: number;
  y: number;
}

/** The way of a piece: where it is, how large and how far turned, from its start to its end. */
function framesOf(gait: string, from: DOMRect, to: DOMRect): string[] {
  const scale = from.width / to.width;
  const start = at(from, scale);
  const end = at(to, 1);
  const middle = between(from, to, 0.5);
  switch (gait) {
    case "glide":
      return [start, at(lower(middle, -14), Math.max(1, scale) * 1.06), end];
    case "hop":
      return [start, at(lower(middle, -40), 1.15), end];
    case "swim":
      return [at(from, scale, -10), at(lower(middle, 50), 1.25, 12), end];
    case "crawl":
      return [start, at(between(from, to, 0.3), scale, 14), at(between(from, to, 0.65), 1, -12), end];
    default:
      return [start, end];
  }
}

function at({ x, y }: Point, scale: number, turn = 0): string {
  return `translate(${x}px, ${y}px) scale(${scale}) rotate(${turn}deg)`;
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x * (1 - share) + to.x * share, y: from.y * (1 - share) + to.y * share };
}

function lower({ x, y }: Point, by: number): Point {
  return { x, y: y + by };
}

function pictureOfSymbol(symbol: string): SVGSVGElement {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", "0 0 100 100");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${symbol}`);
  picture.append(use);
  return picture;
}

/** A copy to fly: its art symbol where it names one, else the element itself. */
function pictureOf(element: Element): Element {
  const symbol = (element as HTMLElement | SVGElement).dataset.art;
  if (symbol) return pictureOfSymbol(symbol);
  const copy = element.cloneNode(true) as Element;
  for (const name of ["data-piece", "data-target", "data-anchor", "tabindex", "id"]) copy.removeAttribute(name);
  return copy;
}
