/** Shared pieces. Semi-finished metal goods. */
import type { Palette } from '../../pen.ts';

export const RAW: Palette[] = [
  ['#a9b4c2', '#7d8a9b', '#e58a4a'],
  ['#c9d3de', '#98a6b5', '#4a90d9'],
  ['#c98452', '#a3603a', '#8d97a5'],
  ['#d9b25c', '#b08a3c', '#8d97a5'],
  ['#6b7480', '#4d5560', '#e58a4a'],
];
