/** Shared pieces. Fabrics, yarns, trims and home textiles. */
import { FABRICS } from '../../palettes.ts';
import type { Palette } from '../../pen.ts';

export const CLOTHS: Palette[] = [
  ...FABRICS,
  ['#f0e4d0', '#d9b98a', '#a56b3a'],
  ['#8a4f6b', '#f1dbe4', '#e0b35a'],
];
export const HIDES: Palette[] = [
  ['#8a5636', '#b98058', '#5f3821'],
  ['#3d4350', '#6b7480', '#20252f'],
  ['#c9a06a', '#e3c59a', '#96723f'],
  ['#a34a44', '#cf8079', '#6f2b28'],
  ['#6f8a6b', '#9db598', '#4a6147'],
];
