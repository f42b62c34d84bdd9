/** Shared pieces. Power transmission, bearings, fluid parts. */
import { C, dark, G, gearPath, lite, many, P, type Pen, ring } from '../../pen.ts';

export const gear = (p: Pen, c: string, n: number, r: number): string =>
  G('translate(9 11)', P(gearPath(n, r, r * 0.82), dark(c, 0.5))) +
  P(gearPath(n, r, r * 0.82) + ring(0, 0, r * 0.2), p.metal(c), 'fill-rule="evenodd"') +
  C(0, 0, r * 0.64, 'none', `stroke="${dark(c, 0.3)}" stroke-width="4" opacity=".6"`) +
  C(0, 0, r * 0.5, p.lin(0, 0, 1, 1, [0, dark(c, 0.2)], [1, lite(c, 0.4)])) +
  C(0, 0, r * 0.34, p.metal(lite(c, 0.1))) +
  C(0, 0, r * 0.2, dark(c, 0.78)) +
  many(5, (i) => G(`rotate(${i * 72})`, C(0, -r * 0.42, r * 0.05, dark(c, 0.6))));

export const bolts = (p: Pen, c: string, n: number, r: number, s: number): string =>
  many(n, (i) =>
    G(
      `rotate(${(360 / n) * i + 15})`,
      C(0, -r, s, dark(c, 0.55)) + C(-1, -r - 1, s * 0.72, p.ball(lite(c, 0.1))),
    ),
  );
