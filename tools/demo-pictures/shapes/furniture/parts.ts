/** Shared pieces. Seating, tables, storage and fittings. */
import { WARMS } from '../../palettes.ts';
import type { Palette } from '../../pen.ts';

export const SEATS: Palette[] = [
  ['#6f8fb5', '#8a5f35', '#e9ddc8'],
  ['#c98a6a', '#6b4a2e', '#f2e6d6'],
  ['#6f8a78', '#a5713f', '#eef0e6'],
  ['#4a5263', '#c3ccd7', '#d9a066'],
  ['#d9cbb4', '#8a5f35', '#c98a6a'],
];
export const WOODS: Palette[] = [...WARMS, ['#eef1f5', '#c9a06a', '#8d97a5']];
