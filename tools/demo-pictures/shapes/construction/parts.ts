/** Shared pieces. Building materials and sanitary ware. */
import type { Palette } from '../../pen.ts';

export const STONES: Palette[] = [
  ['#e9e6e1', '#b9b3aa', '#d9cbb0'],
  ['#8f98a5', '#5f6773', '#c3ccd7'],
  ['#3d4350', '#7b8591', '#59616d'],
  ['#e3c9a8', '#b98f68', '#f6ead6'],
  ['#9fc0b8', '#6b958b', '#dcebe6'],
];
