/** Shared pieces. Protection, fire, access and traffic goods. */
import type { Palette } from '../../pen.ts';

export const GEAR: Palette[] = [
  ['#f2b52e', '#39404e', '#c3ccd7'],
  ['#e0453f', '#39404e', '#c3ccd7'],
  ['#3f7fd8', '#39404e', '#c3ccd7'],
  ['#f4f6f9', '#39404e', '#3f8be0'],
];
export const LOCKS: Palette[] = [
  ['#39404e', '#4fa8ff', '#98a2b0'],
  ['#59616d', '#d9b25c', '#c3ccd7'],
  ['#8a5a3c', '#d9b25c', '#5f3b26'],
];
