/** Shared pieces. Bottles, jars, cans, drums, laboratory and chemical goods. */
import { C, dark, E, f1, lite, many, P, type Palette, type Pen, R } from '../../pen.ts';

export const CLEAR: Palette[] = [
  ['#bfe0f0', '#3f8be0', '#5fb4e6'],
  ['#c9e8d6', '#2fa37c', '#7fcfa3'],
  ['#c98a4a', '#2b2a28', '#a3642a'],
  ['#e3d9f2', '#7a6fe0', '#b9a8ea'],
];
export const POWDERS: Palette[] = [
  ['#e3eaf3', '#8fb4d9', '#dfe5ec'],
  ['#f2d98a', '#c99a4a', '#e3bf5a'],
  ['#3a3f4a', '#8d97a5', '#20252f'],
  ['#b5533c', '#d9a58a', '#8a3b2a'],
  ['#3f7fd8', '#a8c8f0', '#2b5aa8'],
  ['#5fae6b', '#b8dfb5', '#3c7f48'],
  ['#b06a35', '#e0b88a', '#7f4a22'],
];

export const label = (p: Pen, x: number, y: number, w: number, h: number, c: string): string =>
  R(x, y, w, h, 8, p.lin(0, 0, 1, 0, [0, '#e9edf2'], [0.25, '#ffffff'], [1, '#dde3ea'])) +
  C(x + w / 2, y + h * 0.3, h * 0.16, c) +
  R(x + w * 0.2, y + h * 0.58, w * 0.6, h * 0.08, 4, c, 'opacity=".75"') +
  R(x + w * 0.3, y + h * 0.74, w * 0.4, h * 0.06, 3, c, 'opacity=".5"');

/** A glass body: translucent fill with liquid to `level` (0..1 of the height). */
export const glassBody = (p: Pen, d: string, c: string): string =>
  P(
    d,
    p.lin(
      0,
      0,
      1,
      0,
      [0, dark(c, 0.12), 0.9],
      [0.14, lite(c, 0.55), 0.85],
      [0.32, c, 0.85],
      [0.8, c, 0.9],
      [1, dark(c, 0.24), 0.95],
    ),
  );

export const heap = (p: Pen, c: string, w: number, y: number, h: number): string =>
  P(
    `M${-w} ${y}Q${-w * 0.6} ${y - h * 0.25} ${-w * 0.3} ${y - h * 0.75}Q0 ${y - h * 1.25} ${w * 0.32} ${y - h * 0.7}Q${w * 0.6} ${y - h * 0.25} ${w} ${y}Q0 ${y + 44} ${-w} ${y}Z`,
    p.rad(0.36, 0.2, 0.9, [0, lite(c, 0.4)], [0.5, c], [1, dark(c, 0.3)]),
  );

export const grains = (p: Pen, c: string, n: number, w: number, y: number, h: number, s: number): string =>
  many(n, (i) => {
    const v = 1 - (i + 0.5) / n;
    const u = ((i * 0.618034 + Math.sin(i * 12.9) * 0.2 + 1) % 1) * 2 - 1;
    const half = w * (1 - v) ** 0.8;
    return E(
      f1(u * half),
      f1(y - v * h + (1 - u * u) * 24 * (1 - v)),
      s,
      s * 0.82,
      p.ball(i % 3 ? c : lite(c, 0.2)),
    );
  });
