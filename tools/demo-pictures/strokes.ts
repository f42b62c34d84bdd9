/** Colours, marks and outlines written as SVG text. Units: see `pen.ts`. */

/** Main, second and accent colour as '#rrggbb'. */
export type Palette = readonly [string, string, string];

/** A gradient stop: offset 0..1, colour, opacity 0..1 (default 1). */
export type Stop = readonly [number, string, number?];

const hex = (v: number): string =>
  Math.max(0, Math.min(255, Math.round(v)))
    .toString(16)
    .padStart(2, '0');

/** '#rgb' as '#rrggbb'. */
const full = (c: string): string => (c.length === 4 ? `#${c[1]}${c[1]}${c[2]}${c[2]}${c[3]}${c[3]}` : c);

/** Mixes two '#rgb' or '#rrggbb' colours; `t` = 0 gives `a`, 1 gives `b`. */
export function mix(from: string, to: string, t: number): string {
  const a = full(from);
  const b = full(to);
  const ch = (s: string, i: number): number => Number.parseInt(s.slice(i, i + 2), 16);
  return `#${[1, 3, 5].map((i) => hex(ch(a, i) + (ch(b, i) - ch(a, i)) * t)).join('')}`;
}

/** Towards white by `t` 0..1. */
export const lite = (c: string, t: number): string => mix(c, '#ffffff', t);

/** Towards a bluish black by `t` 0..1. */
export const dark = (c: string, t: number): string => mix(c, '#141a2e', t);

/** Rounded rectangle. */
export const R = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;

/** Circle. */
export const C = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${more}/>`;

/** Ellipse. */
export const E = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

/** Filled path. */
export const P = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** Stroked path with round ends. */
export const L = (d: string, stroke: string, w: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" ` +
  `${more.includes('linecap') ? '' : 'stroke-linecap="round" '}stroke-linejoin="round" ${more}/>`;

/** Group with a transform. */
export const G = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

/** Repeats a part `n` times. */
export const many = (n: number, part: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => part(i)).join('');

/** A number with at most one decimal. */
export const f1 = (v: number): number => Math.round(v * 10) / 10;

/** Point on a circle, degrees clockwise from the right, as 'x y'. */
export const at = (r: number, deg: number, cx = 0, cy = 0): string =>
  `${f1(cx + r * Math.cos((deg * Math.PI) / 180))} ${f1(cy + r * Math.sin((deg * Math.PI) / 180))}`;

/** Path of a toothed wheel with `n` teeth between radii `r` and `R0`. */
export function gearPath(n: number, R0: number, r: number): string {
  const s = 360 / n;
  const pts: string[] = [];
  for (let i = 0; i < n; i++) {
    const a = i * s;
    pts.push(at(r, a - s * 0.3), at(R0, a - s * 0.17), at(R0, a + s * 0.17), at(r, a + s * 0.3));
  }
  return `M${pts.join('L')}Z`;
}

/** Path of a circle, for holes with fill-rule evenodd. */
export const ring = (cx: number, cy: number, r: number, ry = r): string =>
  `M${cx - r} ${cy}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`;

/** Regular polygon path. */
export const ngon = (n: number, r: number, turn = 0, cx = 0, cy = 0, sy = 1): string =>
  `M${Array.from({ length: n }, (_, i) => {
    const [x, y] = at(r, turn + (360 / n) * i)
      .split(' ')
      .map(Number) as [number, number];
    return `${f1(cx + x)} ${f1(cy + y * sy)}`;
  }).join('L')}Z`;
