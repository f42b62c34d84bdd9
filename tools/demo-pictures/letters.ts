/** Text as vector paths, so that no system font is needed. Glyphs: Roboto Slab and Syncopate (Apache-2.0). */
import { readFileSync } from 'node:fs';

/** `wide` Syncopate Bold, `text` Roboto Slab Regular, `slab` Roboto Slab Bold. */
export type Face = 'wide' | 'text' | 'slab';

type Glyph = readonly [advance: number, path: string];
const faces = JSON.parse(readFileSync(new URL('data/glyphs.json', import.meta.url), 'utf8')) as Record<
  Face,
  Record<string, Glyph>
>;

const glyph = (face: Face, ch: string): Glyph =>
  faces[face][ch] ?? faces[face][ch.normalize('NFD')[0] ?? ' '] ?? (/\s/.test(ch) ? [30, ''] : [0, '']);

/** Width of a line in pixels at `size` pixels. */
export function measure(face: Face, text: string, size: number, track = 0): number {
  return [...text].reduce((w, ch) => w + (glyph(face, ch)[0] * size) / 100 + track, 0) - (text ? track : 0);
}

/** A line of text whose baseline starts at (x, y); `anchor` 0 left, 0.5 middle, 1 right. */
export function write(
  face: Face,
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor = 0,
  track = 0,
): string {
  let at = x - measure(face, text, size, track) * anchor;
  let out = '';
  for (const ch of text) {
    const [advance, path] = glyph(face, ch);
    if (path) out += `<path transform="translate(${at.toFixed(1)} ${y}) scale(${size / 100})" d="${path}"/>`;
    at += (advance * size) / 100 + track;
  }
  return `<g fill="${fill}">${out}</g>`;
}

/** The largest size up to `size` at which a line fits `width` pixels. */
export function fit(face: Face, text: string, size: number, width: number, track = 0): number {
  const w = measure(face, text, size, track);
  return w > width ? (size * width) / w : size;
}
