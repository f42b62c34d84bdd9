/** Shared pieces. Household, cleaning, garden and pet goods. */
import { dark, E, G, L, lite, many, P, type Palette, type Pen, R } from '../../pen.ts';

export const CALM: Palette[] = [
  ['#7fb0a5', '#eef4f1', '#d9a066'],
  ['#e0a08a', '#fbf1ec', '#8a5f35'],
  ['#8fa3c9', '#f1f3fa', '#d9b25c'],
  ['#d9cbb4', '#fbf8f2', '#6f8a78'],
];

/** A spray of leaves growing up from (x, y). */
export const leaves = (x: number, y: number, s: number, c = '#5f9d5c'): string =>
  G(
    `translate(${x} ${y}) scale(${s})`,
    many(7, (i) =>
      G(
        `rotate(${-60 + i * 20})`,
        P('M0 0Q-30 -70 0 -140Q30 -70 0 0Z', i % 2 ? c : lite(c, 0.16)) +
          L('M0 -8V-120', dark(c, 0.2), 3, 'opacity=".5"'),
      ),
    ),
  );

export const handle = (p: Pen, x: number, y: number, h: number, c: string): string =>
  R(x - 9, y, 18, h, 8, p.cyl(c));

/** Dry pet food heaped behind a bowl's rim. */
export function heapOf(p: Pen): string {
  return many(34, (i) =>
    E(
      -160 + ((i * 47) % 320),
      30 - ((i * 23) % 70) * (1 - Math.abs(-160 + ((i * 47) % 320)) / 200),
      24,
      18,
      p.ball(i % 3 ? '#b5763f' : '#8a5528'),
    ),
  );
}
