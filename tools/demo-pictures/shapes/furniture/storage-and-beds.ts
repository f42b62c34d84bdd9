/** Seating, tables, storage and fittings. (2 of 3) */
import { FABRICS, WARMS } from '../../palettes.ts';
import { C, dark, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { WOODS } from './parts.ts';

export const storageAndBeds: Record<string, Shape> = {
  cabinet2: {
    pals: WOODS,
    shadow: [0, 216, 220, 26],
    draw: (p, k) =>
      [-190, 110].map((x) => P(`M${x} 170h26l-5 46h-16Z`, dark(k[1], 0.2))).join('') +
      p.box(-220, -60, 360, 236, 90, k[0]) +
      many(2, (i) =>
        R(
          -208 + i * 172,
          -46,
          164,
          208,
          5,
          p.soft(lite(k[0], 0.12)),
          `stroke="${dark(k[0], 0.25)}" stroke-width="3"`,
        ),
      ) +
      R(-64, 30, 9, 56, 4, p.metal('#d9b25c')) +
      R(-26, 30, 9, 56, 4, p.metal('#d9b25c')) +
      p.can(-140, -146, 60, 70, '#7fb0a5', 12) +
      many(4, (i) => L(`M-110 -150q${-40 + i * 26} -40 ${-50 + i * 34} -80`, '#6fa05c', 9)) +
      G('translate(70 -100)', R(-40, -56, 80, 60, 4, p.soft('#fff'), 'stroke="#8d97a5" stroke-width="6"')),
  },
  wardrobe: {
    pals: WOODS,
    shadow: [10, 222, 190, 24],
    draw: (p, k) =>
      p.box(-180, -190, 300, 400, 66, k[0]) +
      many(3, (i) =>
        R(
          -172 + i * 97,
          -178,
          91,
          i < 2 ? 378 : 270,
          4,
          p.soft(i === 1 ? '#c9dbe8' : lite(k[0], 0.1)),
          `stroke="${dark(k[0], 0.3)}" stroke-width="3"`,
        ),
      ) +
      R(22, 100, 91, 100, 4, p.soft(lite(k[0], 0.1)), `stroke="${dark(k[0], 0.3)}" stroke-width="3"`) +
      P('M-66 -160l40 0-34 300h-14Z', '#fff', 'opacity=".4"') +
      R(-92, -10, 8, 60, 4, '#8d97a5') +
      R(30, -10, 8, 60, 4, '#8d97a5') +
      R(50, 144, 36, 8, 4, '#8d97a5'),
  },
  drawers: {
    pals: WOODS,
    shadow: [10, 220, 190, 24],
    draw: (p, k) =>
      [-160, 70].map((x) => P(`M${x} 190h24l-4 32h-16Z`, dark(k[1], 0.2))).join('') +
      p.box(-180, -150, 290, 344, 80, k[0]) +
      many(
        4,
        (i) =>
          R(
            -168,
            -138 + i * 82,
            266,
            74,
            5,
            p.soft(lite(k[0], 0.14)),
            `stroke="${dark(k[0], 0.25)}" stroke-width="3"`,
          ) + R(-66, -106 + i * 82, 62, 11, 5, p.metal('#d9b25c')),
      ),
  },
  bookshelf: {
    pals: WOODS,
    shadow: [0, 222, 180, 22],
    draw: (p, k) =>
      R(-170, -236, 340, 450, 6, p.soft(k[1])) +
      many(
        4,
        (j) =>
          R(
            -150,
            -216 + j * 106,
            300,
            94,
            2,
            p.lin(0, 0, 0, 1, [0, dark(k[1], 0.5)], [1, dark(k[1], 0.25)]),
          ) +
          many([9, 6, 8, 5][j]!, (i) =>
            R(
              -142 + i * 25,
              -204 + j * 106 + ((i * 7 + j * 5) % 4) * 6,
              21,
              82 - ((i * 7 + j * 5) % 4) * 6,
              2,
              p.cyl(['#d9616b', '#4f7fd6', '#e8c25a', '#5f9d7f', '#f2efe6', '#8a6fc0'][(i + j) % 6]!),
            ),
          ),
      ) +
      p.can(40, -60, 50, 40, '#eef1f5', 9) +
      C(66, -80, 26, p.ball('#6fa05c')) +
      p.can(60, 150, 60, 44, '#e58a72', 10),
  },
  rack: {
    pals: [
      ['#8d97a5', '#c99a63', '#d9a066'],
      ['#2f6fd0', '#e0742b', '#d9a066'],
      ['#eef1f5', '#b9c4d1', '#4f9fd6'],
      ['#39404e', '#a56b3a', '#d9a066'],
    ],
    draw: (p, k) =>
      [-200, 200].map((x) => R(x - 4, -230, 16, 400, 2, dark(k[0], 0.3))).join('') +
      many(
        3,
        (i) =>
          P(`M-226 ${-110 + i * 140}l46 -34h390l20 34Z`, lite(k[1], 0.3)) +
          R(-226, -110 + i * 140, 456, 20, 3, p.soft(k[1])) +
          many(3, (j) =>
            (i + j) % 4 === 3
              ? p.can(-160 + j * 136, -186 + i * 140, 64, 66, '#6fa8d6', 12)
              : p.box(-196 + j * 136, -186 + i * 140, 86, 66, 30, j === 1 ? k[2] : lite(k[2], 0.2)),
          ),
      ) +
      [-240, 222].map((x) => R(x, -220, 20, 436, 3, p.cyl(k[0]))).join(''),
  },
  mattress: {
    pals: FABRICS,
    draw: (p, k) =>
      P(
        'M-250 40l160 -130q10 -6 26 -6h270q20 0 24 14l20 122v70q0 20 -20 20h-450q-30 0 -30 -30Z',
        dark(k[0], 0.14),
      ) +
      P('M-250 40l160 -130q10 -6 26 -6h270q20 0 24 14l20 122Z', p.soft(k[1])) +
      many(4, (i) => many(6, (j) => C(-190 + j * (76 - i * 7) + i * 34, 18 - i * 30, 6, dark(k[1], 0.25)))) +
      R(-250, 36, 500, 26, 10, p.lie(lite(k[0], 0.3))) +
      R(-250, 58, 500, 66, 4, p.soft(k[0])) +
      many(8, (i) => L(`M${-220 + i * 62} 66v50`, '#fff', 4, 'opacity=".35"')) +
      R(-250, 118, 500, 26, 10, p.lie(lite(k[0], 0.3))),
  },
  bunkbed: {
    pals: WARMS,
    draw: (p, k) =>
      [-220, 200].map((x) => R(x, -230, 24, 440, 5, p.cyl(k[0]))).join('') +
      many(
        2,
        (j) =>
          R(-210, -70 + j * 196, 420, 34, 5, p.soft(k[0])) +
          R(-200, -112 + j * 196, 400, 44, 14, p.soft('#fff'), 'stroke="#d5dce5" stroke-width="2"') +
          P(`M-60 ${-112 + j * 196}h260v44h-280Z`, p.soft(j ? '#7fb0d6' : '#e58a9a')) +
          R(-190, -136 + j * 196, 96, 40, 16, p.soft('#f6f8fb'), 'stroke="#d5dce5" stroke-width="2"'),
      ) +
      R(-210, -160, 260, 14, 5, k[1]) +
      L('M96 -190V210M160 -190V210', k[1], 14) +
      many(6, (i) => L(`M96 ${-150 + i * 64}h64`, k[1], 12)),
  },
};
