/** The drawn archetypes with their colours and extents. */
import { readFileSync } from 'node:fs';
import type { Palette, Pen } from './pen.ts';
import { SHAPES } from './shapes/all.ts';

export { SHAPES };

function shapeOf(subject: string) {
  const shape = SHAPES[subject];
  if (!shape) throw new Error(`unknown picture subject: ${subject}`);
  return shape;
}

/** The colour choices of a subject. */
export const palettesOf = (subject: string): readonly Palette[] => shapeOf(subject).pals;

/** SVG markup of a subject around the origin in the colour choice `pal` (wraps around). */
export function drawSubject(pen: Pen, subject: string, pal: number): string {
  const shape = shapeOf(subject);
  return shape.draw(pen, shape.pals[pal % shape.pals.length] as Palette);
}

type Extent = readonly [number, number, number, number];
const extents = JSON.parse(readFileSync(new URL('data/bounds.json', import.meta.url), 'utf8')) as Record<
  string,
  Extent
>;

/** Drawn extent [left, top, right, bottom] of a subject in drawing units. */
export function extentOf(subject: string): Extent {
  return extents[subject] ?? [-230, -230, 230, 220];
}
