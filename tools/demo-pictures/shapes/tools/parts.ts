/** Shared pieces. Power tools, cutting tools and measuring tools. */
import type { Palette } from '../../pen.ts';

export const TOOLS: Palette[] = [
  ['#f2b52e', '#2b303b', '#c3ccd7'],
  ['#1f8fa8', '#2b303b', '#c3ccd7'],
  ['#d9453f', '#2b303b', '#c3ccd7'],
  ['#3f7fd8', '#2b303b', '#c3ccd7'],
  ['#5fae3f', '#2b303b', '#c3ccd7'],
];

/** Outline of a circular saw blade with `n` raked teeth. */
export function gearSaw(n: number): string {
  const pts: string[] = [];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2;
    const b = ((i + 0.75) / n) * Math.PI * 2;
    pts.push(
      `${Math.round(222 * Math.cos(a))} ${Math.round(222 * Math.sin(a))}`,
      `${Math.round(196 * Math.cos(b))} ${Math.round(196 * Math.sin(b))}`,
    );
  }
  return `M${pts.join('L')}Z`;
}
