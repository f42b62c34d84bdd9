/** Stationery, office machines and art supplies. (2 of 3) */
import { C, dark, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { digits } from '../electrical/parts.ts';
import { BOXES, DESK } from './parts.ts';

export const machines: Record<string, Shape> = {
  calculator: {
    pals: DESK,
    shadow: [0, 222, 160, 24],
    draw: (p, k) =>
      R(-150, -220, 310, 440, 30, dark(k[0], 0.45)) +
      R(-160, -228, 310, 440, 30, p.soft(k[0])) +
      R(-130, -200, 250, 92, 10, p.lin(0, 0, 1, 1, [0, '#dbe9d3'], [1, '#b0c9a8'])) +
      digits(-100, -180, 5, 52, '#2f4636') +
      R(40, -98, 80, 20, 5, '#20252f') +
      many(20, (i) =>
        R(-130 + (i % 4) * 64, -64 + Math.floor(i / 4) * 54, 54, 42, 10, p.soft(i % 4 === 3 ? k[1] : k[2])),
      ),
  },
  shredder: {
    pals: BOXES,
    shadow: [0, 222, 180, 24],
    draw: (p, k) =>
      P('M-90 -240h160v120h-160Z', p.soft('#fff'), 'stroke="#d5dce5" stroke-width="3"') +
      many(4, (i) => R(-66, -220 + i * 24, [110, 90, 110, 60][i]!, 9, 4, '#c3ccd7')) +
      R(-200, -130, 400, 110, 30, p.soft(k[1])) +
      R(-110, -124, 200, 16, 8, '#0f141b') +
      C(140, -70, 17, p.ball(k[2])) +
      R(40, -78, 60, 17, 8, '#59616d') +
      P('M-180 -24h360l-20 220q-2 20 -24 20h-272q-22 0 -24 -20Z', p.soft(k[0])) +
      R(-110, 20, 220, 150, 12, p.lin(0, 0, 0, 1, [0, '#20252f'], [1, '#59616d'])) +
      many(22, (i) =>
        L(
          `M${-100 + i * 9.4} ${90 + (i % 4) * 12}q${(i % 3) * 6 - 6} 30 ${(i % 5) * 3 - 6} 72`,
          i % 2 ? '#fff' : '#dfe5ec',
          6,
        ),
      ),
  },
  receiptprinter: {
    pals: BOXES,
    draw: (p, k) =>
      P(
        'M-110 -30V-190q0 -30 20 -40h170q-20 10 -20 40v160Z',
        p.lin(0, 0, 1, 0, [0, '#e9edf2'], [0.5, '#fff'], [1, '#dfe5ec']),
        'stroke="#d5dce5" stroke-width="2"',
      ) +
      many(6, (i) => R(-84, -180 + i * 24, [110, 80, 116, 60, 96, 70][i]!, 9, 4, '#8d97a5')) +
      p.box(-190, -40, 300, 240, 90, k[0]) +
      P('M-190 -40h300l90 -45h-300Z', p.soft(lite(k[1], 0.1))) +
      R(-130, -58, 200, 14, 6, '#0f141b') +
      R(-190, 40, 300, 20, 0, k[1]) +
      C(-150, 100, 13, p.ball(k[2])) +
      C(-110, 100, 13, p.ball('#ffb02e')) +
      R(-20, 86, 100, 30, 8, dark(k[0], 0.15)),
  },
  laminator: {
    pals: BOXES,
    draw: (p, k) =>
      P(
        'M-190 60h300l60 150h-400Z',
        p.lin(0, 0, 0, 1, [0, '#f4f8fb'], [1, '#d9e8f3']),
        'stroke="#b9cfe0" stroke-width="4"',
      ) +
      P(
        'M-150 90h220l44 96h-300Z',
        p.lin(0, 0, 1, 1, [0, '#ffd97a'], [0.5, '#ff9fb0'], [1, '#8fb4f0']),
        'opacity=".85"',
      ) +
      P('M-230 -60q0 -60 60 -60h340q60 0 60 60v130h-460Z', p.soft(k[0])) +
      P('M-210 -60q0 -44 50 -44h320q50 0 50 44Z', lite(k[0], 0.35)) +
      R(-190, 36, 380, 17, 8, '#0f141b') +
      R(-180, -34, 120, 40, 10, k[1]) +
      many(3, (i) => C(60 + i * 44, -14, 14, p.ball([k[2], '#ffb02e', '#e84b4b'][i]!))),
  },
  toner: {
    pals: [
      ['#39404e', '#4fb0e0', '#59616d'],
      ['#39404e', '#e06a9a', '#59616d'],
      ['#39404e', '#f2c53d', '#59616d'],
    ],
    draw: (p, k) =>
      P('M-230 -20q0 -70 70 -70h330q60 0 60 60v90q0 60 -70 60h-330q-60 0 -60 -50Z', p.lie(k[0])) +
      R(-200, 60, 400, 50, 24, p.lie(k[1])) +
      R(-120, -60, 200, 70, 10, '#f4f6f9') +
      C(-80, -26, 22, k[1]) +
      R(-44, -44, 100, 12, 6, '#8d97a5') +
      R(-44, -20, 70, 10, 5, '#c3ccd7') +
      R(-246, -40, 34, 120, 8, p.soft(k[2])) +
      R(212, -40, 34, 120, 8, p.soft(k[2])) +
      C(-230, 20, 17, p.metal('#c3ccd7')) +
      many(4, (i) =>
        p.can(-190 + i * 104, 150, 70, 44, ['#39404e', '#4fb0e0', '#e06a9a', '#f2c53d'][i]!, 12),
      ),
  },
  eraser: {
    pals: DESK,
    draw: (p, k) =>
      G(
        'rotate(-14)',
        p.box(-220, -50, 320, 130, 90, '#fbfaf7') +
          R(-220, -50, 100, 130, 2, '#f4f1ea') +
          P('M-110 -50h210l90 -45h-210Z', lite(k[0], 0.3)) +
          R(-110, -50, 210, 130, 0, p.soft(k[0])) +
          P('M100 -50l90 -45v130l-90 45Z', dark(k[0], 0.3)) +
          R(-80, -10, 130, 22, 11, '#fff', 'opacity=".9"') +
          R(-80, 26, 90, 14, 7, '#fff', 'opacity=".6"'),
      ),
  },
  pencilcase: {
    pals: DESK,
    draw: (p, k) =>
      many(4, (i) =>
        G(
          `translate(${-110 + i * 66} -60) rotate(${-10 + i * 8})`,
          R(-15, -130, 30, 180, 3, p.cyl(['#f2c53d', '#e84b4b', '#4fb96a', '#4f8fe0'][i]!)),
          P('M-15 -130L0 -180L15 -130Z', '#ecd0a4'),
          P('M-6 -160L0 -180L6 -160Z', '#39404e'),
        ),
      ) +
      R(-240, -40, 480, 220, 60, p.soft(k[0])) +
      R(
        -216,
        -20,
        432,
        180,
        46,
        'none',
        'stroke="#fff" stroke-width="4" stroke-dasharray="12 9" opacity=".5"',
      ) +
      R(-200, -24, 400, 20, 10, dark(k[0], 0.3)) +
      many(26, (i) => R(-194 + i * 15, -20, 8, 12, 2, '#e3bf5f')) +
      R(150, -20, 24, 70, 10, p.metal('#e3bf5f')) +
      C(-60, 90, 44, k[1]) +
      P('M-84 90l16 20 32 -40', 'none', 'stroke="#fff" stroke-width="11" stroke-linecap="round"'),
  },
  organizer: {
    pals: DESK,
    draw: (p, k) =>
      many(4, (i) =>
        G(
          `translate(${-170 + i * 34} -40) rotate(${-8 + i * 5})`,
          R(-11, -160, 22, 200, 4, p.cyl([k[0], '#f2c53d', '#e84b4b', '#39404e'][i]!)),
        ),
      ) +
      G(
        'translate(60 -70)',
        P('M-50 -120h110v160h-110Z', '#fff', 'stroke="#d5dce5" stroke-width="2"'),
        R(-34, -100, 76, 11, 5, '#c3ccd7'),
        R(-34, -76, 56, 11, 5, '#c3ccd7'),
      ) +
      p.box(-220, -20, 160, 200, 60, dark(k[2], 0.08)) +
      p.box(-60, 20, 250, 160, 60, k[2]) +
      R(-44, 44, 218, 50, 6, p.soft(k[0])) +
      R(-44, 106, 218, 58, 6, p.soft(lite(k[0], 0.25))) +
      C(65, 69, 8, '#fff') +
      C(65, 135, 8, '#fff'),
  },
  easel: {
    pals: DESK,
    draw: (p, k) =>
      L('M0 -240V180', '#8a5a34', 20) +
      L('M-20 -200L-160 214M20 -200L160 214', p.cyl('#c99a63'), 22) +
      R(-150, 90, 300, 26, 6, p.lie('#b5803f')) +
      R(-170, -170, 340, 262, 4, '#e3dccd') +
      R(-164, -176, 340, 262, 4, '#fdfbf6', 'stroke="#e3dccd" stroke-width="3"') +
      P('M-164 86v-70q90 -80 170 -20t170 -50v140Z', p.soft('#7fae8b')) +
      C(90, -100, 40, p.soft('#ffc95a')) +
      P(
        'M-164 0q60 -70 140 -30t100 -40',
        'none',
        `stroke="${k[0]}" stroke-width="20" stroke-linecap="round" opacity=".7"`,
      ) +
      P(
        'M-120 -120q40 -30 80 0t90 -6',
        'none',
        'stroke="#e58aa5" stroke-width="15" stroke-linecap="round" opacity=".7"',
      ),
  },
};
