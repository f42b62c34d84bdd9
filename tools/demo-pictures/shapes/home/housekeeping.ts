/** Household, cleaning, garden and pet goods. (1 of 3) */
import { PALES, PLASTICS, WARMS } from '../../palettes.ts';
import { C, dark, E, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { CALM, handle, leaves } from './parts.ts';

export const housekeeping: Record<string, Shape> = {
  storagebox: {
    pals: PLASTICS,
    draw: (p, k) =>
      P('M-210 -60h340l-24 260h-292Z', p.lin(0, 0, 1, 1, [0, lite(k[0], 0.55), 0.95], [1, k[0], 0.9])) +
      P('M130 -60l80 -50l-26 250-78 60Z', dark(k[0], 0.14)) +
      P('M-226 -96h370l86 -50h-370Z', lite(k[0], 0.35)) +
      R(-226, -96, 370, 40, 10, p.soft(k[0])) +
      P('M144 -96l86 -50v36l-86 54Z', dark(k[0], 0.22)) +
      R(-90, -60, 90, 46, 10, p.soft(k[2])) +
      many(3, (i) => R(-150 + i * 80, 40, 50, 110, 10, '#fff', 'opacity=".25"')),
  },
  basket: {
    pals: WARMS,
    draw: (p, k) =>
      L('M-140 -60Q0 -280 140 -60', dark(k[1], 0.1), 24) +
      L('M-140 -60Q0 -280 140 -60', lite(k[0], 0.1), 14) +
      P('M-210 -60h420l-50 260h-320Z', p.cyl(k[0])) +
      many(5, (j) =>
        many(10, (i) =>
          R(
            -196 + j * 9 + i * (39 - j * 1.8),
            -50 + j * 48,
            34,
            40,
            10,
            (i + j) % 2 ? dark(k[0], 0.12) : lite(k[0], 0.2),
            'opacity=".7"',
          ),
        ),
      ) +
      R(-226, -86, 452, 44, 20, p.lie(k[1])),
  },
  hanger: {
    pals: [...WARMS, ['#eef1f5', '#b9c4d1', '#8d97a5']],
    shadow: [0, 200, 200, 18],
    draw: (p, k) =>
      L('M0 -90v-34q46 -14 44 -56q-6 -44 -48 -42q-38 6 -38 42', p.metal('#98a2b0'), 14) +
      L('M-210 100L0 -70L210 100', dark(k[0], 0.3), 44) +
      L('M-210 96L0 -74L210 96', k[0], 34) +
      L('M-200 80L0 -84', lite(k[0], 0.5), 8, 'opacity=".7"') +
      R(-190, 106, 380, 20, 10, p.lie(k[0])),
  },
  vase: {
    pals: CALM,
    shadow: [0, 222, 110, 22],
    draw: (p, k) =>
      leaves(0, -40, 1.25, '#7fa06b') +
      [
        [-80, -170, k[2]],
        [70, -190, k[0]],
        [0, -214, '#e58a9a'],
      ]
        .map(
          ([x, y, c]) =>
            many(6, (i) =>
              G(`translate(${x} ${y}) rotate(${i * 60})`, E(0, -22, 14, 24, p.soft(String(c)))),
            ) + C(Number(x), Number(y), 13, '#f2c53d'),
        )
        .join('') +
      P('M-46 -70h92q-12 50 40 110q60 90 -26 180h-120q-86 -90 -26 -180q52 -60 40 -110Z', p.cyl(k[0])) +
      E(0, -70, 46, 11, dark(k[0], 0.4)) +
      L('M-92 76q90 30 184 0', k[1], 9, 'opacity=".7"') +
      L('M-100 110q100 34 200 0', k[1], 5, 'opacity=".6"'),
  },
  planter: {
    pals: CALM,
    shadow: [0, 222, 150, 24],
    draw: (p, k) =>
      leaves(0, 20, 1.7) +
      leaves(-30, 10, 1.2, '#78b06a') +
      P('M-140 0h280l-34 212h-212Z', p.cyl(k[0])) +
      R(-156, -14, 312, 44, 12, p.lie(lite(k[0], 0.1))) +
      L('M-120 80h240', k[1], 8, 'opacity=".6"'),
  },
  mop: {
    pals: PLASTICS,
    draw: (p, k) =>
      handle(p, 90, -240, 330, '#c3ccd7') +
      R(40, 70, 104, 34, 10, p.soft(k[0])) +
      many(11, (i) =>
        L(`M${50 + i * 9} 100q${-30 + i * 6} 50 ${-40 + i * 9} 104`, i % 2 ? '#eef1f5' : '#d5dce5', 14),
      ) +
      L('M-200 -20Q-110 -160 -10 -20', '#8d97a5', 10) +
      P('M-220 -10h230l-26 210h-178Z', p.cyl(k[0])) +
      E(-105, -10, 115, 26, lite(k[0], 0.4)) +
      E(-105, -8, 101, 20, p.lin(0, 0, 0, 1, [0, dark(k[0], 0.4)], [1, '#bfe3f5'])) +
      many(5, (i) => C(-150 + i * 24, -14 - (i % 2) * 12, 14 - (i % 3) * 3, '#ffffff', 'opacity=".85"')),
  },
  brush: {
    pals: PLASTICS,
    draw: (p, k) =>
      G(
        'rotate(-32)',
        R(-260, -24, 300, 48, 24, p.lie(k[0])),
        C(-226, 0, 11, '#fff'),
        R(20, -40, 220, 76, 30, p.lie(k[0])),
        many(14, (i) => R(32 + i * 14.5, 28, 10, 96 - (i % 2) * 5, 4, p.cyl(i % 3 ? k[1] : k[2]))),
      ),
  },
  cloth: {
    pals: PLASTICS,
    draw: (p, k) =>
      many(3, (i) =>
        G(
          `translate(${[-70, 80, 0][i]} ${[-60, -20, 70][i]}) rotate(${[-12, 16, -3][i]})`,
          R(-150, -120, 300, 240, 26, p.soft([k[2], lite(k[0], 0.35), k[0]][i]!)),
          R(
            -138,
            -108,
            276,
            216,
            20,
            'none',
            'stroke="#fff" stroke-width="4" stroke-dasharray="10 8" opacity=".6"',
          ),
          many(40, (j) => C(-120 + (j % 8) * 34, -86 + Math.floor(j / 8) * 44, 5, '#fff', 'opacity=".22"')),
        ),
      ),
  },
  trashbin: {
    pals: [
      ['#3f9a6a', '#2b6f4a', '#fff'],
      ['#3f7fd8', '#2b5aa8', '#fff'],
      ['#59616d', '#39404e', '#fff'],
      ['#c3ccd7', '#8d97a5', '#59616d'],
    ],
    shadow: [0, 222, 150, 24],
    draw: (p, k) =>
      P('M-156 -120h312l-34 330h-244Z', p.cyl(k[0])) +
      many(5, (i) => L(`M${-104 + i * 52} -90l${16 - i * 8} 280`, dark(k[0], 0.3), 7, 'opacity=".4"')) +
      P('M-180 -170q180 -70 360 0v50h-360Z', p.lin(0, 0, 1, 1, [0, lite(k[1], 0.35)], [1, dark(k[1], 0.1)])) +
      R(-60, -150, 120, 20, 10, dark(k[1], 0.4)) +
      G(
        'translate(0 40) scale(1.5)',
        many(3, (i) => G(`rotate(${i * 120})`, P('M-6 -40h12l14 22-10 6-10 -16-10 16-10 -6Z', k[2]))) +
          P('M-8 -10h16l-8 14Z', k[2], 'opacity="0"'),
      ),
  },
  dispenser: {
    pals: PALES,
    draw: (p, k) =>
      p.can(-210, -20, 110, 200, k[0], 20) +
      many(3, (i) =>
        L(`M${-170 + i * 26} -30l${-10 + i * 14} -140`, ['#3f8be0', '#e58a9a', '#3ccf7c'][i]!, 13),
      ) +
      P('M-60 -200h90q24 0 24 20v16h-64v60h-24v-66h-26Z', p.lie('#98a2b0')) +
      R(-70, -108, 150, 296, 26, p.cyl(k[0])) +
      R(-40, 0, 90, 80, 10, k[1], 'opacity=".6"') +
      P('M110 100q60 30 130 0v70q-70 34 -130 0Z', p.cyl(k[0])) +
      E(175, 100, 66, 20, p.soft(lite(k[0], 0.3))) +
      R(135, 60, 80, 40, 18, p.soft(k[2])),
  },
};
