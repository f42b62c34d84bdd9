/** Shared pieces. Consumer electronics. */
import { lite, type Palette, type Pen } from '../../pen.ts';

export const GADGETS: Palette[] = [
  ['#2b303b', '#4a7cf0', '#c3ccd7'],
  ['#e9edf2', '#8a55e0', '#98a2b0'],
  ['#3f5f8f', '#35b5e8', '#c3ccd7'],
  ['#d9a0a8', '#e0655a', '#fff'],
];

export const wall = (p: Pen, c: string): string =>
  p.lin(0, 0, 1, 1, [0, lite(c, 0.45)], [0.5, c], [1, '#a64fe0']);
