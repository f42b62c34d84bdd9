/** Shared pieces. Bags, boxes, rolls and transport packaging. */
import { C, G, P, type Palette, R } from '../../pen.ts';

export const KRAFT: Palette[] = [
  ['#d9a66b', '#b9844a', '#8a5f35'],
  ['#e9e1d3', '#c9bca6', '#4a90d9'],
  ['#4a90d9', '#2f6bb0', '#fff3dd'],
  ['#5fae86', '#3c7f60', '#fff3dd'],
  ['#e58a72', '#b8604c', '#fff3dd'],
];
export const POUCHES: Palette[] = [
  ['#d8a76f', '#5b3a22', '#f6e7cf'],
  ['#e8ecf2', '#4a90d9', '#ffb84d'],
  ['#3b4250', '#d9b25c', '#e9dcc0'],
  ['#69b38a', '#f6fbf2', '#ffd35c'],
  ['#f08a6a', '#fff3e8', '#8a3b2a'],
];

/** A plain printed emblem: leaf in a ring with two text bars, centred at (x, y). */
export const emblem = (x: number, y: number, s: number, c: string): string =>
  G(
    `translate(${x} ${y}) scale(${s})`,
    C(0, 0, 50, 'none', `stroke="${c}" stroke-width="7"`),
    P('M-24 22q-6 -54 50 -50q4 54 -50 50ZM-30 32l30 -34', c),
    R(-46, 68, 92, 10, 5, c, 'opacity=".85"'),
    R(-30, 88, 60, 8, 4, c, 'opacity=".6"'),
  );
