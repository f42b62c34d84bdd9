/** Cookware, tableware, kitchen appliances and catering machines. (2 of 4) */
import { METALS } from '../../palettes.ts';
import { C, dark, E, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { POTS } from './parts.ts';

export const utensils: Record<string, Shape> = {
  glassware: {
    pals: [
      ['#cfe5f0', '#a8324a', '#9fc0d0'],
      ['#cfe5f0', '#f2b53d', '#9fc0d0'],
      ['#dcd3ec', '#7fb0e0', '#b0a0d0'],
    ],
    draw: (p, k) => {
      const g = (x: number, c: string): string =>
        G(
          `translate(${x} 0)`,
          P(
            'M-70 -210h140q16 150 -58 172v160h50q20 14 0 20h-124q-20 -6 0 -20h50v-160q-74 -22 -58 -172Z',
            p.lin(0, 0, 1, 0, [0, k[2], 0.85], [0.25, '#ffffff', 0.9], [1, k[2], 0.9]),
            `stroke="${dark(k[2], 0.1)}" stroke-width="3"`,
          ),
          P(
            'M-72 -130h144q-4 80 -60 94h-24q-56 -14 -60 -94Z',
            p.lin(0, 0, 1, 0, [0, c], [0.3, lite(c, 0.3)], [1, dark(c, 0.2)]),
          ),
        );
      return (
        G('translate(-120 30)', g(0, k[1])) +
        G('translate(40 70)', g(0, lite(k[1], 0.3))) +
        G(
          'translate(180 80)',
          P(
            'M-66 -130h132l-10 230q-56 16 -112 0Z',
            p.lin(0, 0, 1, 0, [0, k[2], 0.9], [0.25, '#ffffff', 0.9], [1, k[2], 0.9]),
            `stroke="${dark(k[2], 0.1)}" stroke-width="3"`,
          ),
          P('M-60 -20h120l-6 110q-54 14 -108 0Z', '#8fd0f5', 'opacity=".8"'),
        )
      );
    },
  },
  cutlery: {
    pals: METALS,
    draw: (p, k) =>
      G(
        'translate(-140 0)',
        P(
          'M-46 -230h14v110h12v-110h14v110h12v-110h14v110q4 50 -24 60l10 260q-16 26 -32 0l10 -260q-34 -10 -30 -60Z',
          p.metal(k[0]),
        ),
      ) +
      P('M-16 -60q-40 -20 -40 -90q6 -80 56 -80t56 80q0 70 -40 90l8 260q-24 30 -48 0Z', p.metal(k[0])) +
      E(0, -150, 34, 54, p.lin(0, 0, 1, 1, [0, dark(k[0], 0.25)], [1, lite(k[0], 0.5)])) +
      G(
        'translate(140 0)',
        P('M-20 -230q50 20 50 160l-6 60h-40Z', p.metal(k[0])),
        P('M-18 -10h40l8 210q-28 26 -56 0Z', p.metal(dark(k[0], 0.12))),
      ),
  },
  knifeset: {
    pals: POTS,
    draw: (p, k) =>
      [-130, -50, 30, 104]
        .map((x, i) =>
          G(
            `translate(${x} ${-30 + i * 12}) rotate(-14)`,
            R(-19, -190 + i * 20, 38, 150, 12, p.cyl(k[1] === '#39404e' ? '#39404e' : '#5f3821')),
            many(3, (j) => C(0, -160 + i * 20 + j * 40, 5, '#c3ccd7')),
            R(-21, -46, 42, 22, 3, p.cyl('#c3ccd7')),
          ),
        )
        .join('') +
      P('M-190 -20L120 -60l60 20v200l-290 50q-50 0 -60 -50Z', p.soft('#c99a63')) +
      P('M-190 -20L120 -60l60 20-304 44Z', lite('#c99a63', 0.35)) +
      L('M-150 80l300 -40M-140 130l290 -40', '#a5713f', 4, 'opacity=".5"'),
  },
  board: {
    pals: [
      ['#d9a066', '#a5713f', '#5fae4a'],
      ['#8a5a3c', '#5f3b26', '#e84b3f'],
      ['#e3d3b4', '#b99a68', '#f2842e'],
    ],
    draw: (p, k) =>
      G(
        'rotate(-14)',
        R(-170, -200, 320, 390, 40, dark(k[1], 0.2), 'transform="translate(8 14)"'),
        R(-170, -200, 320, 390, 40, p.soft(k[0])),
        many(7, (i) => L(`M${-140 + i * 44} -180q12 180 -6 350`, k[1], 5, 'opacity=".3"')),
        R(-50, -184, 80, 34, 17, '#fff'),
      ) +
      G(
        'translate(70 40) rotate(30)',
        P('M-30 -200q60 20 60 160v60h-60Z', p.metal('#c3ccd7')),
        R(-30, 20, 60, 150, 16, p.cyl('#39404e')),
        many(3, (i) => C(0, 54 + i * 40, 6, '#c3ccd7')),
      ) +
      many(
        3,
        (i) =>
          C(-110 + i * 44, 90 + i * 14, 32, p.ball(k[2])) +
          C(-110 + i * 44, 90 + i * 14, 20, lite(k[2], 0.4), 'opacity=".6"'),
      ),
  },
  utensils: {
    pals: POTS,
    draw: (p, k) =>
      [
        [-120, -16, 0],
        [-40, -5, 1],
        [40, 6, 2],
        [120, 16, 3],
      ]
        .map(([x, a, t]) =>
          G(
            `translate(${x! * 0.7} 20) rotate(${a})`,
            R(-9, -120, 18, 200, 8, p.cyl(k[1] === '#39404e' ? '#c99a63' : k[1])),
            [
              E(0, -170, 42, 62, p.soft(k[0])),
              R(-46, -240, 92, 120, 16, p.soft(k[0])) +
                many(3, (i) => R(-28 + i * 24, -222, 9, 76, 4, '#fff')),
              P('M0 -120q-60 -30 -46 -110h92q14 80 -46 110Z', p.soft(dark(k[0], 0.1))),
              many(5, (i) =>
                E(0, -170, 8 + i * 11, 66, 'none', `stroke="${dark(k[0], 0.1)}" stroke-width="6"`),
              ),
            ][t!]!,
          ),
        )
        .join('') + p.can(-130, 10, 260, 180, k[2], 34),
  },
  foodbox: {
    pals: [
      ['#d9ecf5', '#3f8be0', '#5fae4a'],
      ['#e9f3e6', '#5fae4a', '#f2842e'],
      ['#fbe9e6', '#e0655a', '#5fae4a'],
      ['#3d434e', '#c3ccd7', '#f2842e'],
    ],
    draw: (p, k) =>
      P(
        'M-210 -60h330l-30 220h-270Z',
        p.lin(0, 0, 1, 1, [0, '#ffffff', 0.95], [1, k[0], 0.95]),
        `stroke="${dark(k[0], 0.15)}" stroke-width="3"`,
      ) +
      P('M120 -60l100 -60-30 210-100 70Z', dark(k[0], 0.12)) +
      P('M-190 20h296l-18 130h-260Z', '#f6efe0') +
      many(16, (i) =>
        C(
          -160 + (i % 8) * 33,
          50 + Math.floor(i / 8) * 50,
          25,
          p.ball(['#5fae4a', '#e84b3f', '#f2b52e', '#f2842e'][(i * 3 + (i >> 2)) % 4]!),
        ),
      ) +
      P('M-230 -90h370l104 -62h-370Z', lite(k[1], 0.35)) +
      R(-230, -90, 370, 36, 12, p.soft(k[1])) +
      P('M140 -90l104 -62v34l-104 64Z', dark(k[1], 0.2)) +
      R(-90, -62, 90, 34, 8, p.soft(lite(k[1], 0.2))),
  },
};
