/** Shared pieces. Lamps and luminaires. */
import { C, type Palette, type Pen } from '../../pen.ts';

export const HOUSINGS: Palette[] = [
  ['#dde3eb', '#fff3c9', '#8d97a5'],
  ['#3b4250', '#fff0bd', '#20252f'],
  ['#d9b25c', '#fff6da', '#a5803a'],
  ['#5b7fa8', '#f3f9ff', '#3a5679'],
];

export const glow = (p: Pen, cx: number, cy: number, r: number, op = 0.55): string =>
  C(cx, cy, r, p.rad(0.5, 0.5, 0.5, [0, '#ffdf7a', op], [0.5, '#ffe9a8', op * 0.4], [1, '#ffe9a8', 0]));
