/** Puts subjects on a 750 × 750 stage: always the same plain studio, one piece or several. */
import { Pen, R } from './pen.ts';
import { drawSubject, extentOf, SHAPES } from './subjects.ts';

const SIZE = 750;

/** FNV-1a hash of a text as an unsigned 32-bit number. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return h;
}

/** A wrapped complete SVG of `w` × `h` pixels. */
export const svg = (pen: Pen, w: number, h: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${pen.defs()}${body}</svg>`;

/**
 * Places a subject so that its drawn extent fits a box of `w` × `h` pixels, standing on y = `ground` and centred
 * on x = `cx`, with a contact shadow.
 */
export function place(
  pen: Pen,
  subject: string,
  pal: number,
  cx: number,
  ground: number,
  w: number,
  h: number,
): string {
  const [x0, y0, x1, y1] = extentOf(subject);
  const s = Math.min(w / (x1 - x0), h / (y1 - y0));
  const tx = cx - ((x0 + x1) / 2) * s;
  const ty = ground - y1 * s;
  const own = SHAPES[subject]?.shadow;
  const sx = own ? tx + own[0] * s : cx;
  const rx = (own ? Math.min(own[2], (x1 - x0) * 0.56) : (x1 - x0) * 0.5) * s;
  return (
    pen.shade(sx, ground - 2 * s, rx * 1.08, Math.max(10, rx * 0.13), 0.42) +
    `<g transform="translate(${tx.toFixed(1)} ${ty.toFixed(1)}) scale(${s.toFixed(4)})">${drawSubject(pen, subject, pal)}</g>`
  );
}

/** One piece of an arrangement: centre, middle line and the side of its box, as shares of the stage. */
type Piece = readonly [x: number, y: number, side: number];

/** How a product may stand before the camera; those behind are drawn first. */
export const ARRANGEMENTS: readonly (readonly Piece[])[] = [
  [[0.5, 0.5, 0.74]],
  [
    [0.64, 0.42, 0.46],
    [0.38, 0.55, 0.54],
  ],
  [
    [0.5, 0.3, 0.38],
    [0.29, 0.64, 0.4],
    [0.71, 0.64, 0.4],
  ],
  [[0.5, 0.52, 0.56]],
  [
    [0.28, 0.5, 0.44],
    [0.72, 0.5, 0.44],
  ],
  [
    [0.34, 0.4, 0.44],
    [0.62, 0.55, 0.56],
  ],
  [
    [0.74, 0.36, 0.36],
    [0.5, 0.49, 0.4],
    [0.27, 0.63, 0.44],
  ],
  [
    [0.3, 0.3, 0.36],
    [0.7, 0.3, 0.36],
    [0.3, 0.7, 0.36],
    [0.7, 0.7, 0.36],
  ],
  [
    [0.26, 0.36, 0.36],
    [0.5, 0.49, 0.4],
    [0.73, 0.63, 0.44],
  ],
  [
    [0.2, 0.5, 0.29],
    [0.5, 0.5, 0.29],
    [0.8, 0.5, 0.29],
  ],
  [
    [0.29, 0.34, 0.38],
    [0.71, 0.34, 0.38],
    [0.5, 0.64, 0.48],
  ],
  [
    [0.24, 0.28, 0.3],
    [0.62, 0.55, 0.66],
  ],
];

const studio = (pen: Pen): string =>
  R(0, 0, SIZE, SIZE, 0, pen.rad(0.5, 0.48, 0.72, [0, '#ffffff'], [0.62, '#ffffff'], [1, '#eef1f5']));

/** The SVG of a subject in an arrangement and a colour choice. */
export function pictureSvg(subject: string, arrangement: number, pal: number): string {
  const pen = new Pen();
  const [x0, y0, x1, y1] = extentOf(subject);
  const ratio = (y1 - y0) / (x1 - x0);
  const pieces = ARRANGEMENTS[arrangement % ARRANGEMENTS.length]!.map(([x, y, share]) => {
    const side = share * SIZE;
    const height = ratio < 1 ? side * ratio : side;
    return place(pen, subject, pal, x * SIZE, y * SIZE + height / 2, side, side);
  });
  return svg(pen, SIZE, SIZE, studio(pen) + pieces.join(''));
}
