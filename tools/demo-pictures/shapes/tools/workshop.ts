/** Power tools, cutting tools and measuring tools. (3 of 3) */
import { METALS } from '../../palettes.ts';
import { C, dark, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { digits } from '../electrical/parts.ts';
import { TOOLS } from './parts.ts';

export const workshop: Record<string, Shape> = {
  toolcart: {
    pals: TOOLS,
    draw: (p, k) =>
      [-170, 150].map((x) => C(x, 196, 24, p.ball('#2b303b')) + C(x, 196, 9, '#c3ccd7')).join('') +
      p.box(-210, -130, 360, 310, 70, k[0]) +
      many(
        5,
        (i) =>
          R(
            -196,
            -116 + i * 58,
            332,
            50,
            5,
            p.soft(lite(k[0], 0.1)),
            `stroke="${dark(k[0], 0.3)}" stroke-width="2"`,
          ) + R(-176, -108 + i * 58, 292, 11, 5, p.lie('#c3ccd7')),
      ) +
      P('M-216 -130l76 -38h366l-76 38Z', p.soft('#39404e')) +
      L('M160 -120q60 -30 70 -20v60', '#8d97a5', 12) +
      G(
        'translate(-80 -170) rotate(8)',
        R(-8, -50, 16, 60, 5, p.cyl('#c3ccd7')),
        R(-13, -10, 26, 50, 8, k[0]),
      ) +
      R(20, -190, 100, 30, 8, p.soft('#59616d')),
  },
  workbench: {
    pals: TOOLS,
    draw: (p, k) =>
      R(-220, -230, 440, 190, 6, p.soft(lite('#8d97a5', 0.35))) +
      many(5, (j) => many(14, (i) => C(-196 + i * 30, -210 + j * 36, 4, '#8d97a5'))) +
      G(
        'translate(-130 -140)',
        R(-8, -20, 16, 90, 5, '#a56b3a'),
        R(-40, -50, 80, 34, 6, p.metal('#59616d')),
      ) +
      G('translate(-20 -130)', R(-9, -60, 18, 60, 3, p.cyl('#c3ccd7')), R(-15, 0, 30, 60, 8, k[0])) +
      G(
        'translate(100 -120)',
        C(0, -36, 30, p.metal('#c3ccd7')),
        C(0, -44, 14, lite('#8d97a5', 0.35)),
        R(-11, -20, 22, 100, 6, p.cyl('#c3ccd7')),
      ) +
      R(-246, -40, 492, 34, 5, p.soft('#c99a63')) +
      R(-230, -6, 28, 216, 3, p.cyl('#59616d')) +
      R(202, -6, 28, 216, 3, p.cyl('#59616d')) +
      R(-190, -6, 180, 180, 4, p.soft(k[0])) +
      many(
        3,
        (i) =>
          R(-180, 6 + i * 56, 160, 48, 4, p.soft(lite(k[0], 0.14))) +
          R(-130, 16 + i * 56, 60, 9, 4, '#c3ccd7'),
      ) +
      R(-10, 130, 216, 22, 3, '#98a2b0') +
      p.box(40, 60, 90, 70, 26, '#d9a066'),
  },
  tape: {
    pals: TOOLS,
    draw: (p, k) =>
      P('M-60 150h300v40h-300Z', p.lin(0, 0, 0, 1, [0, '#ffe27a'], [1, '#f2c53d'])) +
      many(24, (i) => R(-40 + i * 12, 150, 3, i % 5 ? 13 : 24, 0, '#39404e')) +
      R(228, 140, 18, 66, 3, p.metal('#98a2b0')) +
      P('M-220 190v-200q0 -170 160 -170h60q90 0 100 90v280Z', p.soft(k[0])) +
      P(
        'M-220 60q-10 -60 10 -110q60 -90 140 -130h60q90 0 100 90v280h-110q-30 -150 -200 -130Z',
        k[1],
        'opacity=".0"',
      ) +
      C(-64, 0, 118, p.soft(k[1])) +
      C(-64, 0, 92, p.soft(lite(k[1], 0.14))) +
      R(-124, -22, 120, 18, 9, k[0]) +
      R(-104, 10, 80, 12, 6, '#fff', 'opacity=".7"') +
      R(-40, -200, 90, 34, 10, p.soft(k[1])),
  },
  caliper: {
    pals: METALS.slice(0, 3),
    draw: (p, k) =>
      G(
        'rotate(-28)',
        R(-270, -26, 540, 52, 4, p.metal(k[0])),
        many(44, (i) => R(-200 + i * 10, 4, 2, i % 5 ? 12 : 20, 0, dark(k[0], 0.6))),
        P('M-270 -26h56v-70l-30 -30-26 100ZM-270 26h50l-10 110-26 20Z', p.metal(dark(k[0], 0.05))),
        P('M-150 -26h30v-60l-26 -40-4 100Z', p.metal(k[0])),
        P('M-150 26h60l-46 130-14 6Z', p.metal(k[0])),
        R(-160, -54, 190, 108, 12, p.soft('#2b303b')),
        R(-140, -38, 120, 50, 5, p.lin(0, 0, 1, 1, [0, '#dff2d3'], [1, '#a9cfa5'])),
        digits(-126, -26, 5, 26, '#274238'),
        C(0, -16, 12, p.ball('#d9453f')),
        C(-110, 34, 8, '#f2b52e'),
        C(-80, 34, 8, '#8d97a5'),
        C(30, 50, 18, p.metal('#98a2b0')),
      ),
  },
};
