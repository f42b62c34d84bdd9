/** Gifts, jewellery, party goods and crafts. (3 of 3) */
import { CRAFTS } from '../../palettes.ts';
import { C, dark, E, G, L, lite, many, P, R, type Shape } from '../../pen.ts';

export const framesAndBoxes: Record<string, Shape> = {
  photoframe: {
    pals: [
      ['#a5713f', '#f6efe2', '#6fb3e0'],
      ['#39404e', '#fff', '#f2a56b'],
      ['#d9b25c', '#fff', '#7fae8b'],
      ['#f1f3f6', '#fff', '#e58aa5'],
    ],
    draw: (p, k) =>
      R(-200, -220, 400, 430, 10, dark(k[0], 0.4), 'transform="translate(9 9)"') +
      R(-200, -220, 400, 430, 10, p.soft(k[0])) +
      R(-164, -184, 328, 358, 4, dark(k[0], 0.3)) +
      R(-158, -178, 316, 346, 3, k[1]) +
      R(
        -116,
        -136,
        232,
        262,
        2,
        p.lin(0, 0, 0, 1, [0, lite(k[2], 0.5)], [0.6, lite(k[2], 0.75)], [1, '#fff']),
      ) +
      C(50, -70, 34, '#ffd97a') +
      P('M-116 126v-90l80 -70 60 50 40 -30 52 60v80Z', dark(k[2], 0.15)) +
      P('M-116 126v-40l90 -40 142 50v30Z', dark(k[2], 0.35)) +
      P('M-158 -178h120L-158 40Z', '#fff', 'opacity=".25"'),
  },
  banner: {
    pals: CRAFTS,
    draw: (p, k) =>
      L('M-250 -170Q0 20 250 -170', '#c9a26b', 8) +
      many(7, (i) => {
        const t = i / 6;
        const x = -210 + t * 420;
        const y = -142 + (1 - (2 * t - 1) ** 2) * 66;
        return P(`M${x - 32} ${y}h64l-32 92Z`, p.soft([k[0], k[1], k[2]][i % 3]!));
      }) +
      [
        [-130, 70, k[0]],
        [0, 20, k[2]],
        [130, 70, k[1]],
      ]
        .map(
          ([x, y, c]) =>
            L(`M${x} ${Number(y) + 90}q20 40 0 70`, '#b9c4d1', 4) +
            E(Number(x), Number(y), 66, 82, p.ball(String(c))) +
            P(`M${Number(x) - 9} ${Number(y) + 92}h18l-9 -14Z`, String(c)),
        )
        .join('') +
      many(18, (i) =>
        R(
          -230 + ((i * 83) % 460),
          -30 + ((i * 59) % 230),
          12,
          6,
          2,
          [k[0], k[1], k[2]][i % 3]!,
          `transform="rotate(${i * 40} ${-230 + ((i * 83) % 460)} ${-30 + ((i * 59) % 230)})"`,
        ),
      ),
  },
  kit: {
    pals: CRAFTS,
    draw: (p, k) =>
      P('M-220 -200h440v310h-440Z', p.soft('#c99a63')) +
      R(-198, -178, 396, 266, 2, '#fbf8f2') +
      P('M-198 88v-70q100 -70 200 -20t196 -40v130Z', p.soft('#7fae8b')) +
      C(96, -100, 44, p.soft('#ffd97a')) +
      P('M-198 -30q80 -60 160 -10t110 -40v120h-270Z', lite(k[0], 0.35), 'opacity=".8"') +
      many(60, (i) =>
        R(
          -198 + (i % 12) * 33,
          -178 + Math.floor(i / 12) * 54,
          33,
          54,
          0,
          'none',
          'stroke="#fff" stroke-width="2" opacity=".35"',
        ),
      ) +
      many(5, (i) => p.can(-200 + i * 84, 130, 62, 60, [k[0], k[1], k[2], '#6fc27a', '#e3bf5f'][i]!, 11)) +
      G(
        'translate(190 90) rotate(24)',
        R(-8, -130, 16, 180, 6, p.cyl('#c99a63')),
        R(-11, 40, 22, 30, 3, p.cyl('#c3ccd7')),
        P('M-12 70h24l-12 54Z', k[0]),
      ),
  },
  musicbox: {
    pals: CRAFTS,
    draw: (p, k) =>
      P('M-200 -20L-160 -210h340l-20 190Z', p.soft(dark(k[0], 0.1))) +
      P('M-170 -30l32 -150h284l-14 150Z', p.soft(lite(k[0], 0.5))) +
      p.box(-220, 0, 350, 180, 70, k[0]) +
      R(-200, 24, 310, 130, 10, 'none', `stroke="${lite(k[0], 0.45)}" stroke-width="5"`) +
      p.can(-80, -30, 110, 30, '#e3bf5f', 20) +
      P('M-30 -34q-40 -10 -40 -30h94q0 20 -40 30Z', '#f6c9d3') +
      R(-32, -110, 18, 50, 8, '#f6d5b3') +
      C(-23, -124, 20, p.ball('#f6d5b3')) +
      L('M-30 -96Q-80 -130 -60 -170M-16 -96Q40 -130 10 -176', '#f6d5b3', 8) +
      C(-45, 90, 28, p.metal('#e3bf5f')),
  },
};
