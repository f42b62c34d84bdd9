/** Shared pieces. Vehicles and their parts. */
import { C, G, many, type Palette, type Pen, R } from '../../pen.ts';

export const CARS: Palette[] = [
  ['#3f7fd8', '#2b303b', '#8fc7ee'],
  ['#d9453f', '#2b303b', '#8fc7ee'],
  ['#e3e8ee', '#2b303b', '#8fc7ee'],
  ['#4f9a7c', '#2b303b', '#a8d8e8'],
  ['#39404e', '#20252f', '#8fc7ee'],
];

export const wheel = (p: Pen, x: number, y: number, r: number): string =>
  C(x, y, r, p.ball('#2b303b')) +
  C(x, y, r * 0.66, p.metal('#c3ccd7')) +
  many(5, (i) =>
    G(`translate(${x} ${y}) rotate(${i * 72})`, R(-r * 0.09, -r * 0.62, r * 0.18, r * 0.56, 4, '#8d97a5')),
  ) +
  C(x, y, r * 0.16, '#59616d');
