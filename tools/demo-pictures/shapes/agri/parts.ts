/** Shared pieces. Farm and greenhouse goods. */
import { C, G, many, type Palette, type Pen, R } from '../../pen.ts';

export const FARM: Palette[] = [
  ['#d9453f', '#39404e', '#f2b52e'],
  ['#3f9a5a', '#39404e', '#f2c53d'],
  ['#3f7fd8', '#39404e', '#f2b52e'],
  ['#f2842e', '#39404e', '#fff'],
];

export const wheel = (p: Pen, x: number, y: number, r: number, c: string): string =>
  C(x, y, r, p.ball('#39404d')) +
  many(14, (i) =>
    G(`translate(${x} ${y}) rotate(${i * 25.7})`, R(-r * 0.09, -r * 1.04, r * 0.18, r * 0.3, 4, '#262b35')),
  ) +
  C(x, y, r * 0.56, p.soft(c)) +
  C(x, y, r * 0.18, '#59616d');
