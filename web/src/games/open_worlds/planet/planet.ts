// Procedural planets. The name decides shape, tilt and hue; the values decide what the planet is made of: water covers a
// share of the disc that grows with H2O, ore veins and a debris ring stand for RES, weather and green for Habitable, a
// torn aurora for Hostile. Features live on a sphere that is sampled on a disc, so they foreshorten towards the limb.
import { climateOf, PALETTES, type Climate, type Palette, type Traits } from "./climates";
import { combine, contour, quantile, RADIUS, sample, type Field } from "./contour";
import { generator, hash, makeNoise, type Noise, type Point } from "./noise";

const TURN = 2 * Math.PI;
const RINGED_FROM = 5; // RES

/** All that the layers of one planet share. */
interface Planet {
  world: Traits;
  climate: Climate;
  colours: Palette;
  random: () => number;
  noise: Noise;
  rotate: (point: Point) => Point;
  height: Field;
  wet: number; // the share of the disc under water
}

const layer = (path: string, fill: string, extra = "") => (path ? `<path d="${path}" fill="${fill}" ${extra}/>` : "");

const drawn = new Map<string, string>();

/** The inside of an SVG with a view box of 200 by 200; drawn once. `id` keeps its gradients apart from others'. */
export function planet(world: Traits, id: string): string {
  const key = `${world.name}|${world.h2o}|${world.res}|${Number(world.habitable)}${Number(world.hostile)}`;
  let picture = drawn.get(key);
  if (picture === undefined) drawn.set(key, (picture = draw(world, hash(key))));
  return picture.replaceAll("@", id);
}

function draw(world: Traits, seed: number): string {
  const random = generator(seed);
  const noise = makeNoise(seed);
  const climate = climateOf(world, random());
  const colours = PALETTES[climate][Math.floor(random() * PALETTES[climate].length)]!;
  const rotate = rotation(random() * TURN, (random() - 0.5) * 0.9);
  const weather = cyclones(world, random, rotate);
  const warp = 0.35 + random() * 0.3;
  const height = sample(rotate, (at) => {
    const [x, y, z] = at;
    return noise([x + warp * noise(at, 1.7, 2), y + warp * noise([y, z, x], 1.7, 2), z], 1.35, 5);
  });
  const wet = Math.min(0.9, 0.1 + world.h2o * 0.09);
  const made: Planet = { world, climate, colours, random, noise, rotate, height, wet };
  const body = ground(made) + riches(made) + scars(made) + ice(made) + clouds(made, weather);
  const [back, front] = ring(made);
  return (
    `${gradients(colours)}<circle cx="100" cy="100" r="99" fill="url(#@a)"/>${aurora(made)}${back}` +
    `<g clip-path="url(#@c)"><circle cx="100" cy="100" r="${RADIUS}" fill="url(#@s)"/>${body}` +
    `<circle cx="100" cy="100" r="${RADIUS + 1}" fill="url(#@d)"/></g>` +
    `<circle cx="100" cy="100" r="${RADIUS - 0.9}" fill="none" stroke="url(#@r)" stroke-width="2.2"/>${front}`
  );
}

function rotation(spin: number, tilt: number): (point: Point) => Point {
  const [cosSpin, sinSpin, cosTilt, sinTilt] = [Math.cos(spin), Math.sin(spin), Math.cos(tilt), Math.sin(tilt)];
  return ([x, y, z]) => {
    const [leaning, upright] = [x * cosTilt - y * sinTilt, x * sinTilt + y * cosTilt];
    return [leaning * cosSpin + z * sinSpin, upright, -leaning * sinSpin + z * cosSpin];
  };
}

/** Cyclones turn the weather round their centres; only Hostile or Habitable Worlds have air for it. */
function cyclones({ habitable, hostile }: Traits, random: () => number, rotate: Planet["rotate"]) {
  const eyes = Array.from({ length: hostile ? 3 : habitable ? 1 : 0 }, () => {
    const [angle, far] = [random() * TURN, 0.2 + random() * 0.5];
    const width = 0.1 + random() * 0.16;
    const turn = (random() < 0.5 ? -1 : 1) * (3.2 + random() * 2);
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far * 0.8, width, turn };
  });
  return (x: number, y: number): Point => {
    for (const eye of eyes) {
      const [dx, dy] = [x - eye.x, y - eye.y];
      const angle = eye.turn * Math.exp((-0.55 * (dx * dx + dy * dy)) / (eye.width * eye.width));
      x = eye.x + dx * Math.cos(angle) - dy * Math.sin(angle);
      y = eye.y + dx * Math.sin(angle) + dy * Math.cos(angle);
    }
    const far = Math.min(1, Math.hypot(x, y));
    return rotate([x, y, Math.sqrt(1 - far * far)]);
  };
}

/** Deep and shallow sea, then land in three heights. */
function ground({ colours, height, wet }: Planet): string {
  const above = (share: number) => contour(height, quantile(height, share));
  const shore = quantile(height, wet);
  return (
    layer(above(wet * 0.55), colours.sea[1], 'opacity=".55"') +
    layer(contour(height, shore - 0.02), colours.sea[1], 'opacity=".8"') +
    layer(contour(height, shore), colours.land[0]) +
    layer(above(wet + (1 - wet) * 0.42), colours.land[1]) +
    layer(above(wet + (1 - wet) * 0.78), colours.land[2], 'opacity=".85"')
  );
}

/** Glowing cracks where rock melts, elsewhere ore veins on the land. */
function riches({ world, climate, colours, noise, rotate, height, wet }: Planet): string {
  const ridge = sample(rotate, (at) => {
    const [x, y, z] = at;
    return 1 - Math.abs(noise([x + 7, y + 0.3 * noise(at, 3, 2), z], 2.2, 3)) * 2.2;
  });
  if (climate === "lava") {
    const cracks = combine(ridge, height, (one, other) => one - 0.16 * other);
    return (
      layer(contour(cracks, quantile(cracks, 0.84), 8), "#7a1f12") +
      layer(contour(cracks, quantile(cracks, 0.89), 6), colours.hot!) +
      layer(contour(cracks, quantile(cracks, 0.945), 5), "#ffe0a0")
    );
  }
  const shore = quantile(height, wet);
  const ore = combine(ridge, height, (one, other) => Math.min(one - 0.9, (other - shore) * 3));
  return layer(contour(ore, quantile(ore, 0.988 - 0.006 * world.res), 5), colours.vein, 'opacity=".9"');
}

/** Cracks in ice, craters where no weather wears them away. */
function scars({ climate, colours, random, noise, rotate }: Planet): string {
  if (climate === "frozen") {
    const split = sample(rotate, ([x, y, z]) => 1 - Math.abs(noise([z, x, y], 2.8, 2)) * 3);
    return layer(contour(split, quantile(split, 0.9), 8), "#3f6c94", 'opacity=".55"');
  }
  const many = climate === "barren" ? 13 : climate === "steppe" ? 5 : 0;
  return Array.from({ length: many }, () => crater(colours, random)).join("");
}

function crater(colours: Palette, random: () => number): string {
  const [angle, far] = [random() * TURN, Math.sqrt(random()) * 0.9];
  const size = (0.04 + random() * random() * 0.16) * RADIUS;
  const [x, y] = [100 + Math.cos(angle) * far * RADIUS, 100 + Math.sin(angle) * far * RADIUS];
  const flat = Math.sqrt(1 - far * far);
  const oval = (aside: number, scale: number, fill: string, opacity: number) =>
    `<ellipse transform="translate(${(x + aside).toFixed(1)} ${(y + aside * 1.2).toFixed(1)}) ` +
    `rotate(${((angle * 360) / TURN).toFixed(0)})" rx="${(size * flat * scale).toFixed(1)}" ` +
    `ry="${(size * scale).toFixed(1)}" fill="${fill}" opacity="${opacity}"/>`;
  return oval(1, 1.12, "#fff", 0.22) + oval(0, 1, "#120c10", 0.42) + oval(1.2, 0.74, colours.land[0], 0.75);
}

/** Caps of ice: larger without life, smaller with it, none where rock melts. */
function ice({ world, climate, noise, rotate }: Planet): string {
  if (climate === "lava" || climate === "toxic") return "";
  const cap = sample(rotate, (at) => Math.abs(at[1]) + 0.12 * noise(at, 3.2, 3));
  return layer(contour(cap, world.habitable ? 0.9 : 0.84 - 0.01 * world.h2o, 6), "#f2f8fd", 'opacity=".92"');
}

function clouds({ world, climate, colours, noise, rotate }: Planet, weather: (x: number, y: number) => Point): string {
  if (climate === "lava" || climate === "barren") return "";
  if (climate === "toxic") {
    const bands = sample(rotate, (_at, x, y) => {
      const at = weather(x, y);
      return Math.sin(at[1] * 9 + 2.4 * noise(at, 1.6, 3)) + 0.6 * noise(at, 3.4, 3);
    });
    const above = (share: number) => contour(bands, quantile(bands, share));
    return (
      layer(above(0.52), colours.land[2], 'opacity=".34"') +
      layer(above(0.78), "#fffbe0", 'opacity=".38"') +
      layer(above(0.92), colours.sea[0], 'opacity=".42"')
    );
  }
  const cover = world.habitable ? (world.hostile ? 0.34 : 0.24) : climate === "maelstrom" ? 0.45 : 0.1;
  const thickness = sample(rotate, (_at, x, y) => {
    const [u, v, w] = weather(x, y);
    return noise([u, v * 2.3, w], 2, 5);
  });
  const edge = contour(thickness, quantile(thickness, 1 - cover));
  return (
    layer(edge, "#04101e", 'opacity=".28" transform="translate(1.6 2.2)"') +
    layer(edge, "#fff", 'opacity=".5"') +
    layer(contour(thickness, quantile(thickness, 1 - cover * 0.45)), "#fff", 'opacity=".6"')
  );
}

/** A ring of debris round rich Worlds: the half behind, and the half in front. */
function ring({ world, colours, random }: Planet): [string, string] {
  if (world.res < RINGED_FROM) return ["", ""];
  const [lean, flatness] = [-24 + random() * 16, 0.2 + random() * 0.09];
  const half = (sweep: number) => {
    const bands = [
      [1.26, 2.2, 0.5],
      [1.33, 3.6, 0.75],
      [1.4, 1.4, 0.45],
    ].map(([size, width, opacity]) => {
      const [wide, high] = [RADIUS * size! * 0.93, RADIUS * size! * flatness];
      const dashes = `${(5 + random() * 30).toFixed(0)} 1 ${(2 + random() * 12).toFixed(0)} .8`;
      return (
        `<path d="M${(100 - wide).toFixed(1)} 100A${wide.toFixed(1)} ${high.toFixed(1)} 0 0 ${sweep} ` +
        `${(100 + wide).toFixed(1)} 100" stroke="${colours.vein}" stroke-width="${width}" opacity="${opacity}" ` +
        `stroke-dasharray="${dashes}"/>`
      );
    });
    return `<g transform="rotate(${lean.toFixed(1)} 100 100)" fill="none" opacity=".85">${bands.join("")}</g>`;
  };
  return [half(1), half(0)];
}

/** Hostile Worlds wear a torn aurora: known by their outline, without colour. */
function aurora({ world, colours, random }: Planet): string {
  if (!world.hostile) return "";
  const at = (angle: number, far: number) =>
    `${(100 + Math.cos(angle) * far).toFixed(1)} ${(100 + Math.sin(angle) * far).toFixed(1)}`;
  const crown = (flames: number, reach: number, sweep: number, opacity: number) => {
    let path = `M${at(0, RADIUS)}`;
    for (let flame = 0; flame < flames; flame++) {
      const [end, middle] = [((flame + 1) / flames) * TURN, ((flame + 0.5) / flames) * TURN];
      const tip = RADIUS + 5 + reach * 17 * random() * random() + reach * 4;
      path += `Q${at(middle, RADIUS + 2)} ${at(middle + sweep, tip)}Q${at(middle + sweep * 0.7, RADIUS + 2)} ${at(end, RADIUS)}`;
    }
    return `<path d="${path}Z" fill="${colours.air}" opacity="${opacity}"/>`;
  };
  return crown(17, 1, 0.2, 0.3) + crown(29, 0.62, -0.12, 0.4);
}

function gradients({ sea, air }: Palette): string {
  const stops = (all: readonly (readonly [number, string, number])[]) =>
    all
      .map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
      .join("");
  const [light, dark] = ["#fff", "#02040c"];
  return (
    `<defs><clipPath id="@c"><circle cx="100" cy="100" r="${RADIUS}"/></clipPath>` +
    `<radialGradient id="@s" cx=".36" cy=".3" r=".82">${stops([
      [0, sea[1], 1],
      [0.75, sea[0], 1],
    ])}</radialGradient>` +
    `<radialGradient id="@a">${stops([
      [0.74, air, 0.75],
      [0.82, air, 0.26],
      [1, air, 0],
    ])}</radialGradient>` +
    `<radialGradient id="@d" cx=".34" cy=".28" r=".86">${stops([
      [0, light, 0.34],
      [0.36, light, 0],
      [0.55, dark, 0.14],
      [0.78, dark, 0.72],
      [0.94, dark, 0.95],
    ])}</radialGradient>` +
    `<linearGradient id="@r" x1=".1" y1=".05" x2=".75" y2=".8">${stops([
      [0, air, 0.95],
      [0.55, air, 0.1],
    ])}</linearGradient></defs>`
  );
}
