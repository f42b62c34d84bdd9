/** Bottles, jars, cans, drums, laboratory and chemical goods. (3 of 3) */
import { C, dark, E, G, lite, many, P, R, type Shape } from '../../pen.ts';
import { grains, heap, POWDERS } from './parts.ts';

export const chemicals: Record<string, Shape> = {
  powder: {
    pals: POWDERS,
    shadow: [0, 205, 235, 30],
    draw: (p, k) =>
      P('M-200 120q200 60 400 0q-10 70 -110 86h-180q-100 -16 -110 -86Z', p.cyl('#e9edf3')) +
      E(0, 118, 202, 44, '#f6f8fa') +
      E(0, 118, 184, 36, dark(k[0], 0.15)) +
      heap(p, k[0], 180, 118, 190) +
      many(26, (i) =>
        C(-110 + ((i * 61) % 220), 60 + ((i * 29) % 60), 3 + (i % 3), lite(k[0], 0.3), 'opacity=".6"'),
      ) +
      G(
        'translate(150 20) rotate(-34)',
        R(20, -12, 160, 24, 12, p.lie('#c99a63')),
        P('M-90 -34h90q30 0 30 34t-30 34h-90q-30 -34 0 -68Z', p.lie('#d9b98a')),
        E(-40, -20, 50, 16, p.soft(k[0])),
      ),
  },
  granules: {
    pals: [
      ['#f1f4f8', '#fff', '#fff'],
      ['#3b4250', '#fff', '#fff'],
      ['#4a90d9', '#fff', '#fff'],
      ['#e58a3a', '#fff', '#fff'],
      ['#5fae86', '#fff', '#fff'],
      ['#e3c06a', '#fff', '#fff'],
      ['#d9577d', '#fff', '#fff'],
    ],
    shadow: [0, 200, 240, 34],
    draw: (p, k) =>
      heap(p, dark(k[0], 0.16), 232, 176, 200) +
      grains(p, dark(k[0], 0.05), 330, 226, 170, 245, 15) +
      many(7, (i) => E(-230 + i * 76, 204 + (i % 3) * 7, 14, 11, p.ball(k[0]))),
  },
  beaker: {
    pals: [
      ['#4fa8e8', '#e8f3fa', '#7a6fe0'],
      ['#47c08a', '#e8f3fa', '#f2a53d'],
      ['#f2a53d', '#e8f3fa', '#4fa8e8'],
      ['#d9577d', '#e8f3fa', '#47c08a'],
    ],
    draw: (p, k) =>
      G(
        'translate(-80 20)',
        P(
          'M-34 -220h68v130l110 230q20 56 -40 56h-208q-60 0 -40 -56l110 -230Z',
          p.lin(0, 0, 1, 0, [0, '#b9cfdf', 0.8], [0.2, '#ffffff', 0.85], [1, '#b3c9da', 0.85]),
        ),
        P(
          'M-84 10h168l46 106q14 60 -32 66h-196q-46 -6 -32 -66Z',
          p.lin(0, 0, 0, 1, [0, lite(k[0], 0.25)], [1, dark(k[0], 0.1)]),
        ),
        E(0, 10, 84, 14, lite(k[0], 0.5)),
        many(5, (i) => C(-40 + i * 26, 60 + ((i * 37) % 80), 8 + (i % 3) * 3, '#fff', 'opacity=".5"')),
        R(-44, -234, 88, 24, 10, p.cyl('#cfdfea')),
        P('M-24 -190v110l-60 130h22l60 -130v-110Z', '#fff', 'opacity=".5"'),
      ) +
      G(
        'translate(140 90)',
        P(
          'M-76 -110h152v210q0 30 -30 30h-92q-30 0 -30 -30Z',
          p.lin(0, 0, 1, 0, [0, '#b9cfdf', 0.85], [0.2, '#ffffff', 0.9], [1, '#b3c9da', 0.9]),
        ),
        P('M-70 -20h140v116q0 28 -28 28h-84q-28 0 -28 -28Z', p.cyl(k[2]), 'opacity=".85"'),
        many(4, (i) => R(28, -70 + i * 36, 30, 6, 3, '#fff', 'opacity=".9"')),
      ),
  },
  sealantgun: {
    pals: [
      ['#f1f4f8', '#3f7fd8', '#39404e'],
      ['#3b4250', '#f2a53d', '#20252f'],
      ['#e0622f', '#fff', '#39404e'],
    ],
    shadow: [0, 200, 220, 22],
    draw: (p, k) =>
      G(
        'rotate(-24)',
        P('M190 -16l100 10v14l-100 10Z', p.lie('#dfe5ec')),
        R(172, -30, 24, 62, 6, p.lie(k[2])),
        R(-190, -66, 366, 134, 12, p.lie(k[0])),
        R(-120, -66, 220, 134, 0, p.lie(k[1])),
        R(-84, -30, 150, 22, 11, '#fff', 'opacity=".85"'),
        R(-84, 6, 100, 14, 7, '#fff', 'opacity=".6"'),
        R(-206, -60, 22, 122, 6, p.lie('#c3ccd7')),
      ) +
      P(
        'M190 150q60 10 50 50q-160 30 -330 10q-20 -30 30 -34q120 6 250 -26Z',
        p.soft(k[0] === '#3b4250' ? '#59647a' : '#f6f8fa'),
        'stroke="#d5dce5" stroke-width="3"',
      ),
  },
};
