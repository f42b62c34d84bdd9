/** Semi-finished metal goods. (1 of 2) */
import { C, dark, E, G, L, lite, many, P, R, ring, type Shape } from '../../pen.ts';
import { RAW } from './parts.ts';

export const rolled: Record<string, Shape> = {
  steelcoil: {
    pals: RAW,
    shadow: [10, 212, 230, 28],
    draw: (p, k) =>
      R(-190, 180, 400, 30, 5, p.soft('#a56b3a')) +
      P('M-60 -200h140a150 196 0 0 1 0 392h-140Z', p.lie(k[0])) +
      R(40, -202, 26, 396, 3, k[2], 'opacity=".85"') +
      P(ring(-60, -4, 152, 196) + ring(-60, -4, 66, 86), p.metal(lite(k[0], 0.1)), 'fill-rule="evenodd"') +
      E(-60, -4, 66, 86, p.lin(0, 0, 1, 0, [0, dark(k[0], 0.75)], [1, dark(k[0], 0.25)])) +
      many(9, (i) =>
        E(
          -60,
          -4,
          74 + i * 8.4,
          96 + i * 11,
          'none',
          `stroke="${i % 2 ? dark(k[0], 0.35) : lite(k[0], 0.45)}" stroke-width="2.5" opacity=".7"`,
        ),
      ) +
      R(-74, -204, 22, 70, 3, k[2], 'opacity=".9"'),
  },
  beam: {
    pals: RAW,
    draw: (p, k) =>
      many(3, (j) => {
        const x = [-230, -40, -136][j]!;
        const y = [40, 40, -130][j]!;
        const d = 'M0 0h170v34h-64v96h64v34h-170v-34h64v-96h-64Z';
        return G(
          `translate(${x} ${y})`,
          many(
            1,
            () =>
              P('M0 0l90 -70h170l-90 70Z', p.lin(0, 0, 1, 0, [0, lite(k[0], 0.5)], [1, lite(k[0], 0.2)])) +
              P('M170 0l90 -70v34l-90 70Z', dark(k[0], 0.28)) +
              P('M106 34h64l90 -70v10l-60 46v74l-94 36Z', dark(k[0], 0.5)) +
              P('M170 130l90 -70v34l-90 70Z', dark(k[0], 0.3)) +
              P('M106 130h64l90 -70h-40l-50 10Z', lite(k[0], 0.25)),
          ) + P(d, p.metal(k[0]), `stroke="${dark(k[0], 0.3)}" stroke-width="2"`),
        );
      }),
  },
  bars: {
    pals: RAW,
    draw: (p, k) =>
      [3, 4, 5, 6]
        .map((n, r) =>
          many(n, (i) =>
            G(
              `translate(${-n * 36 + i * 72 - 60} ${-110 + r * 62})`,
              P(
                'M0 -33l150 -60a33 33 0 0 1 14 62l-150 62Z',
                p.lin(0.2, 0, 0.45, 1, [0, lite(k[0], 0.5)], [0.4, k[0]], [1, dark(k[0], 0.4)]),
              ),
              C(4, 0, 34, p.metal(k[0]), `stroke="${dark(k[0], 0.35)}" stroke-width="3"`),
              C(4, 0, 22, 'none', `stroke="${dark(k[0], 0.2)}" stroke-width="2" opacity=".5"`),
            ),
          ),
        )
        .join('') + L('M-210 150L-60 -150', k[2], 10, 'opacity="0"'),
  },
  sheets: {
    pals: RAW,
    draw: (p, k) =>
      many(6, (i) => {
        const y = 160 - i * 40;
        const o = (i % 2) * 14;
        return (
          P(
            `M${-236 + o} ${y}l150 -96h320l-150 96Z`,
            p.lin(
              0,
              0,
              1,
              1,
              [0, lite(k[0], 0.6)],
              [0.35, k[0]],
              [0.5, lite(k[0], 0.6)],
              [1, dark(k[0], 0.05)],
            ),
          ) +
          R(-236 + o, y, 320, 14, 1, p.metal(dark(k[0], 0.12))) +
          P(`M${84 + o} ${y}l150 -96v14l-150 96Z`, dark(k[0], 0.35))
        );
      }) + P('M-40 60L40 -130', 'none'),
  },
  profile: {
    pals: [
      ['#c9d3de', '#98a6b5', '#4a90d9'],
      ['#59616d', '#3b424d', '#e58a4a'],
      ['#b98f5e', '#8f6a40', '#fff'],
    ],
    draw: (p, k) =>
      many(2, (j) =>
        G(
          `translate(${j ? 40 : -220} ${j ? -90 : 20})`,
          P('M0 0l60 -80h170l-60 80Z', lite(k[0], 0.45)) +
            P('M170 0l60 -80v150l-60 100Z', dark(k[0], 0.3)) +
            P('M170 60l60 -86v30l-60 86Z', dark(k[0], 0.6)) +
            P(
              'M0 0h62v22h-14v22l22 22h30l22 -22v-22h-14v-22h62v62h-22v-14h-22l-22 22v30l22 22h22v-14h22v62h-62v-22h14v-22l-22 -22h-30l-22 22v22h14v22h-62v-62h22v14h22l22 -22v-30l-22 -22h-22v14h-22Z',
              p.metal(k[0]),
              `stroke="${dark(k[0], 0.35)}" stroke-width="3"`,
            ) +
            C(85, 85, 15, dark(k[0], 0.65)),
        ),
      ),
  },
};
