/** Building materials and sanitary ware. (1 of 3) */
import { WARMS } from '../../palettes.ts';
import { dark, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { STONES } from './parts.ts';

export const materials: Record<string, Shape> = {
  tile: {
    pals: STONES,
    draw: (p, k) => {
      const t = (x: number, y: number, c: string, s: number): string =>
        G(
          `translate(${x} ${y})`,
          P(
            'M-190 0L0 -110L190 0L0 110Z',
            p.lin(0, 0, 1, 1, [0, lite(c, 0.5)], [0.5, c], [1, dark(c, 0.1)]),
          ) +
            L(
              'M-140 -10Q-60 -50 -20 10T110 20M-60 -50Q20 -40 60 -60M-40 60Q20 30 70 40',
              dark(c, 0.25),
              4,
              'opacity=".4"',
            ) +
            P('M-190 0v22L0 132v-22Z', dark(c, 0.14)) +
            P('M190 0v22L0 132v-22Z', dark(c, 0.32)) +
            P('M-150 0L0 -86L40 -62L-110 24Z', '#fff', `opacity="${s}"`),
        );
      return t(0, 90, k[0], 0.2) + t(0, 44, k[2], 0.2) + t(0, -2, k[0], 0.2) + t(20, -70, k[0], 0.35);
    },
  },
  slab: {
    pals: STONES,
    draw: (p, k) =>
      many(3, (i) => {
        const x = -200 + i * 62;
        const y = -150 + i * 40;
        return (
          P(`M${x} ${y}l40 -20h270l-40 20Z`, lite(k[i % 2 ? 2 : 0], 0.4)) +
          R(
            x,
            y,
            270,
            310,
            2,
            p.lin(
              0,
              0,
              1,
              1,
              [0, lite(k[i % 2 ? 2 : 0], 0.45)],
              [0.6, k[i % 2 ? 2 : 0]],
              [1, dark(k[i % 2 ? 2 : 0], 0.12)],
            ),
          ) +
          P(`M${x + 270} ${y}l40 -20v310l-40 20Z`, dark(k[0], 0.3)) +
          L(
            `M${x + 20} ${y + 60}q70 -30 110 40t120 20M${x + 40} ${y + 220}q60 -60 120 -30t80 -60M${x + 130} ${y + 100}q-20 60 20 110`,
            k[1],
            4,
            'opacity=".5"',
          )
        );
      }),
  },
  planks: {
    pals: [WARMS[0]!, WARMS[1]!, WARMS[2]!, ['#a7a39c', '#7c7770', '#fff']],
    draw: (p, k) =>
      many(5, (i) => {
        const x = -236 + (i % 2) * 20;
        const y = 150 - i * 58;
        const c = [k[0], lite(k[0], 0.14), dark(k[0], 0.1)][i % 3]!;
        return (
          p.box(x, y, 300, 40, 160, c) +
          L(
            `M${x + 40} ${y - 16}l120 -56M${x + 110} ${y - 10}l140 -62M${x + 210} ${y - 14}l110 -48`,
            k[1],
            4,
            'opacity=".4"',
          ) +
          L(`M${x + 10} ${y + 14}h120M${x + 90} ${y + 26}h160`, k[1], 3, 'opacity=".4"')
        );
      }),
  },
  plywood: {
    pals: [WARMS[0]!, WARMS[2]!, ['#e9edf2', '#b9c2cd', '#fff'], WARMS[1]!],
    draw: (p, k) =>
      many(4, (i) => {
        const y = 130 - i * 66;
        return (
          p.box(-240, y, 310, 52, 165, k[0]) +
          many(5, (j) => R(-240, y + 4 + j * 10, 310, 5, 0, j % 2 ? k[1] : lite(k[0], 0.3), 'opacity=".6"'))
        );
      }) + L('M-130 -120q60 -30 150 -34M-60 -96q80 -34 170 -30', k[1], 4, 'opacity=".4"'),
  },
  roofing: {
    pals: [
      ['#3f7fd8', '#2b5aa8', '#fff'],
      ['#b5473a', '#822d24', '#fff'],
      ['#8d97a5', '#59616d', '#fff'],
      ['#4f8f6a', '#32624a', '#fff'],
    ],
    draw: (p, k) =>
      many(3, (j) =>
        G(
          `translate(${j * 16 - 14} ${120 - j * 84}) skewX(-30)`,
          many(7, (i) =>
            R(
              -180 + i * 54,
              -130,
              54,
              170,
              0,
              p.lin(
                0,
                0,
                1,
                0,
                [0, dark(k[0], 0.3)],
                [0.3, lite(k[0], 0.42)],
                [0.55, k[0]],
                [1, dark(k[0], 0.3)],
              ),
            ),
          ) +
            P(
              `M-180 40${many(7, () => 'q27 26 54 0')}v14${many(7, () => 'q-27 26 -54 0')}Z`,
              dark(k[0], 0.38),
            ),
        ),
      ),
  },
  glasspane: {
    pals: [
      ['#bfe3ea', '#6fb3bf', '#fff'],
      ['#c9d8ea', '#7f9bbd', '#fff'],
      ['#c9d3c6', '#7f9a80', '#fff'],
      ['#9aa3b0', '#59616d', '#fff'],
    ],
    draw: (p, k) =>
      many(3, (i) => {
        const x = -210 + i * 80;
        const y = -150 + i * 30;
        return (
          R(
            x,
            y,
            260,
            300,
            4,
            p.lin(0, 0, 1, 1, [0, lite(k[0], 0.7), 0.85], [0.5, k[0], 0.75], [1, lite(k[0], 0.2), 0.85]),
            `stroke="${k[1]}" stroke-width="4"`,
          ) +
          P(`M${x + 260} ${y}l18 -12v300l-18 12Z`, k[1]) +
          P(`M${x} ${y}l18 -12h260l-18 12Z`, lite(k[1], 0.4)) +
          P(`M${x + 30} ${y + 280}L${x + 180} ${y + 14}h50L${x + 80} ${y + 280}Z`, '#fff', 'opacity=".45"')
        );
      }),
  },
};
