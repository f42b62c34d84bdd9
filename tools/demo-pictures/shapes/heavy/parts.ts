/** Shared pieces. Earth-moving, lifting, cooling and workshop machines. */
import { C, type Pen } from '../../pen.ts';

export const YELLOWS = [
  ['#f7b32b', '#3a4150', '#6fb6e6'],
  ['#ee7a2a', '#3a4150', '#6fb6e6'],
  ['#2f9a6a', '#2b3a35', '#8fd0f0'],
  ['#2f7fdb', '#2b3240', '#a8dcf5'],
] as const;

export const tyre = (p: Pen, x: number, y: number, r: number, rim = '#c3ccd7'): string =>
  C(x, y, r, p.ball('#39404d')) +
  C(x, y, r * 0.84, 'none', 'stroke="#20252f" stroke-width="5" opacity=".6"') +
  C(x, y, r * 0.52, p.metal(rim)) +
  C(x, y, r * 0.2, p.ball('#6d7788'));
