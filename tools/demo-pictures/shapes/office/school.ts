/** Stationery, office machines and art supplies. (3 of 3) */
import { PLASTICS } from '../../palettes.ts';
import { C, dark, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { DESK } from './parts.ts';

export const school: Record<string, Shape> = {
  whiteboard: {
    pals: [
      ['#c3ccd7', '#fff', '#3f7fd8'],
      ['#c99a63', '#2f5f4a', '#f4f6f9'],
      ['#39404e', '#fff', '#e0453f'],
    ],
    draw: (p, k) =>
      R(-250, -200, 500, 330, 10, p.metal(k[0])) +
      R(-232, -182, 464, 294, 4, k[1]) +
      L('M-190 -110q60 -60 110 0t110 -10', k[2], 11) +
      L('M-190 -30h160M-190 10h220M-190 50h120', k[1] === '#fff' ? '#98a2b0' : '#dfe8e3', 8) +
      C(140, -10, 56, 'none', `stroke="${k[2]}" stroke-width="9"`) +
      L('M140 -10v-56M140 -10l44 30', k[2], 9) +
      R(-120, 124, 240, 20, 6, p.lie('#98a2b0')) +
      many(3, (i) => R(-90 + i * 54, 110, 44, 15, 6, ['#e84b4b', '#3f7fd8', '#39404e'][i]!)) +
      R(76, 106, 40, 20, 4, '#39404e') +
      L('M-170 134L-200 210M170 134L200 210', '#98a2b0', 15),
  },
  globe: {
    pals: [
      ['#5fa8e0', '#7fb86a', '#c99a63'],
      ['#e3d3b4', '#b5803f', '#8a5a34'],
      ['#3f5f8f', '#d9b25c', '#39404e'],
    ],
    shadow: [0, 224, 120, 22],
    draw: (p, k) =>
      p.can(-100, 190, 200, 24, k[2], 18) +
      R(-12, 150, 24, 50, 5, p.cyl(k[2])) +
      L('M-90 -190A180 180 0 1 0 130 130', p.cyl(k[2]), 20) +
      C(-6, -30, 160, p.ball(k[0])) +
      p.clip(
        'M-166 -30a160 160 0 1 0 320 0a160 160 0 1 0 -320 0Z',
        P(
          'M-120 -140q60 -30 100 10q30 30 -10 60q-40 10 -40 50q-40 10 -60 -30q-40 -40 10 -90ZM20 -40q60 -30 120 0v100q-40 60 -80 20q-10 -40 -40 -60q-20 -30 0 -60ZM-80 60q40 -10 60 30q-10 50 -40 60q-30 -40 -20 -90Z',
          k[1],
        ),
      ) +
      P('M-110 -120q40 -60 90 -64q-60 40 -70 90Z', '#fff', 'opacity=".5"'),
  },
  paints: {
    pals: DESK,
    draw: (p, k) =>
      many(5, (i) => {
        const c = ['#e84b4b', '#f2a53d', '#4fb96a', '#4f8fe0', '#9a6fd0'][i]!;
        return G(
          `translate(${-180 + i * 90} ${-30 + (i % 2) * 20}) rotate(${-10 + i * 5})`,
          R(-20, 110, 40, 44, 6, p.cyl('#39404e')),
          P('M-44 -160h88l-10 270h-68Z', p.cyl('#e9edf2')),
          P('M-42 -100h84l-6 130h-72Z', p.cyl(c)),
          R(-48, -176, 96, 24, 4, '#c3ccd7'),
        );
      }) +
      P(
        'M-200 190q60 -40 130 -10t120 -6t130 10q-60 40 -190 34t-190 -28Z',
        p.lin(0, 0, 1, 0, [0, '#e84b4b'], [0.35, '#f2c53d'], [0.6, '#4fb96a'], [1, '#4f8fe0']),
      ) +
      C(0, 0, 0, k[0]),
  },
  book: {
    pals: DESK,
    draw: (p, k) =>
      [
        [k[0], -6, 120],
        [k[1], 4, 40],
        [lite(k[0], 0.3), -2, -40],
      ]
        .map(([c, a, y]) =>
          G(
            `translate(0 ${y}) rotate(${a})`,
            P('M-220 20l100 -56h330l-90 56Z', lite(String(c), 0.2)) +
              R(-214, 22, 330, 44, 0, '#f6f3ec') +
              many(4, (i) => L(`M-206 ${30 + i * 9}h318`, '#d9d3c6', 2)) +
              P('M116 22l88 -54v44l-88 54Z', '#e9e4d9') +
              R(-226, 14, 346, 12, 5, p.soft(String(c))) +
              R(-226, 62, 346, 12, 5, p.soft(dark(String(c), 0.1))) +
              R(-232, 14, 24, 60, 10, p.cyl(String(c))),
          ),
        )
        .join('') +
      G(
        'translate(20 -150) rotate(-4)',
        P(
          'M-160 20Q-80 -30 0 10Q80 -30 160 20V80Q80 34 0 70Q-80 34 -160 80Z',
          p.soft('#fdfbf6'),
          'stroke="#d9d3c6" stroke-width="3"',
        ),
        L('M0 10v60', '#c9c2b4', 4),
        many(3, (i) => L(`M-130 ${30 + i * 15}q56 -28 112 -6M18 ${24 + i * 15}q56 -22 112 6`, '#b9c0c9', 4)),
      ),
  },
  catalog: {
    pals: PLASTICS,
    draw: (p, k) =>
      [14, 2, -10]
        .map((a, i) =>
          G(
            `rotate(${a} 0 200)`,
            R(-130, -210, 270, 400, 8, '#dfe5ec', 'transform="translate(6 6)"'),
            R(-130, -210, 270, 400, 8, p.soft('#fdfdfd'), 'stroke="#dfe5ec" stroke-width="3"'),
            R(-130, -210, 270, 210, 8, p.soft([k[2], lite(k[0], 0.3), k[0]][i]!)),
            C(40, -110, 66, '#fff', 'opacity=".3"'),
            P('M-130 0v-70l90 -70 70 60 40 -30 70 60v50Z', '#fff', 'opacity=".35"'),
            R(-100, 30, 150, 22, 11, k[0]),
            many(4, (j) => R(-100, 74 + j * 24, [200, 180, 196, 120][j]!, 9, 4, '#c3ccd7')),
          ),
        )
        .join(''),
  },
  cards: {
    pals: PLASTICS,
    draw: (p, k) =>
      [-26, -10, 6, 22]
        .map((a, i) =>
          G(
            `rotate(${a} 0 260) translate(0 0)`,
            R(-96, -190, 192, 290, 20, '#c9d2de', 'transform="translate(5 6)"'),
            R(-96, -190, 192, 290, 20, p.soft('#fff'), 'stroke="#d5dce5" stroke-width="3"'),
            i === 3
              ? P('M0 -110q-50 -50 -64 0q0 40 64 84q64 -44 64 -84q-14 -50 -64 0Z', '#e84b4b')
              : R(-76, -170, 152, 250, 12, [k[0], k[2], lite(k[0], 0.3)][i]!),
          ),
        )
        .join('') + p.box(-230, 110, 150, 90, 40, k[0]),
  },
};
