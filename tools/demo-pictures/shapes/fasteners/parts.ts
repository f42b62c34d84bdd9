/** Shared pieces. Fasteners and small hardware. */
import { dark, E, G, L, lite, many, ngon, P, type Pen, R } from '../../pen.ts';

/** Screw thread flanks on a shank of width `w` from `y0` to `y1`. */
export const thread = (c: string, w: number, y0: number, y1: number, step: number): string =>
  many(Math.floor((y1 - y0) / step), (i) => {
    const y = y0 + i * step;
    return (
      L(
        `M${-w / 2 - 3} ${y}Q0 ${y + step * 0.9} ${w / 2 + 3} ${y + step * 0.35}`,
        dark(c, 0.42),
        5,
        'opacity=".65"',
      ) +
      L(
        `M${-w / 2 - 2} ${y + 6}Q0 ${y + 6 + step * 0.9} ${w / 2 + 2} ${y + 6 + step * 0.35}`,
        '#ffffff',
        3,
        'opacity=".4"',
      )
    );
  });

export const boltBody = (p: Pen, c: string, len: number): string =>
  P(`M-42 -60h84v${len}q0 10 -10 20l-10 8h-44l-10 -8q-10 -10 -10 -20Z`, p.cyl(c)) +
  thread(c, 84, 10, len - 60, 21) +
  P('M-105 -150l30 -22h150l30 22v70q0 14 -14 14h-182q-14 0 -14 -14Z', p.cyl(c)) +
  P('M-105 -150l30 -22h150l30 22l-50 16h-110Z', lite(c, 0.55)) +
  L('M-55 -134v66M55 -134v66', dark(c, 0.35), 4, 'opacity=".55"') +
  R(-118, -66, 236, 18, 8, p.cyl(dark(c, 0.08)));

export const nutBody = (p: Pen, c: string, r: number): string =>
  G(
    '',
    P(ngon(6, r, 0, 0, r * 0.3, 0.8), p.soft(dark(c, 0.3))),
    R(-r, 0, r * 2, r * 0.3, 0, p.cyl(dark(c, 0.12))),
    P(`${ngon(6, r, 0, 0, 0, 0.8)}`, p.metal(c)),
    E(0, 0, r * 0.72, r * 0.58, p.lin(0, 0, 1, 1, [0, lite(c, 0.5)], [1, dark(c, 0.1)])),
    E(0, 2, r * 0.52, r * 0.42, p.lin(0, 0, 0, 1, [0, dark(c, 0.78)], [1, dark(c, 0.3)])),
    many(3, (i) =>
      L(
        `M${-r * 0.45} ${r * (0.06 + i * 0.1)}Q0 ${r * (0.3 + i * 0.1)} ${r * 0.45} ${r * (0.06 + i * 0.1)}`,
        lite(c, 0.2),
        4,
        'opacity=".5"',
      ),
    ),
  );
