/** Shared pieces. Sports, camping, toys and baby goods. */
import type { Palette } from '../../pen.ts';

export const SPORT: Palette[] = [
  ['#3f7fd8', '#2b303b', '#f2b52e'],
  ['#e0453f', '#2b303b', '#f4f6f9'],
  ['#3f9a7a', '#2b303b', '#f2c53d'],
  ['#39404e', '#20252f', '#f2842e'],
];
export const TOY: Palette[] = [
  ['#f2655a', '#ffd24a', '#4fa8e8'],
  ['#4fb98a', '#ffb84d', '#7a6fe0'],
  ['#4fa8e8', '#ff8fa3', '#ffd24a'],
  ['#9a7fe0', '#6fd0c0', '#ffb84d'],
];
