/** Shared pieces. Cookware, tableware, kitchen appliances and catering machines. */
import { dark, E, lite, type Palette, type Pen } from '../../pen.ts';

export const POTS: Palette[] = [
  ['#c3ccd7', '#39404e', '#8d97a5'],
  ['#3d434e', '#a5713f', '#59616d'],
  ['#d9574a', '#39404e', '#f2e6d6'],
  ['#6f9fae', '#a5713f', '#f2e6d6'],
  ['#e9ddc8', '#a5713f', '#c9b48f'],
];
export const CHINA: Palette[] = [
  ['#f3f5f8', '#5b8def', '#d9b25c'],
  ['#e6eee9', '#5f9d7f', '#d9b25c'],
  ['#f3e6da', '#c9784a', '#8a5f35'],
  ['#4a5263', '#d9b25c', '#c3ccd7'],
  ['#cfdcea', '#2f5580', '#fff'],
];
export const STEELS: Palette[] = [
  ['#c9d2dd', '#39404e', '#e0622f'],
  ['#59616d', '#20252f', '#d9b25c'],
  ['#d9453f', '#39404e', '#c3ccd7'],
  ['#cfe0d8', '#2f6f58', '#f2b53d'],
];

export const dish = (p: Pen, x: number, y: number, r: number, c: string, rim: string): string =>
  E(x, y + 9, r, r * 0.36, dark(c, 0.22)) +
  E(x, y, r, r * 0.36, p.soft(c)) +
  E(x, y + 1, r * 0.93, r * 0.325, 'none', `stroke="${rim}" stroke-width="5"`) +
  E(x, y + 4, r * 0.64, r * 0.2, p.lin(0, 0, 0, 1, [0, dark(c, 0.14)], [1, lite(c, 0.5)]));
