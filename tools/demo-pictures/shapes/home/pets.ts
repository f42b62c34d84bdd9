/** Household, cleaning, garden and pet goods. (3 of 3) */
import { C, dark, E, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { CALM, heapOf, leaves } from './parts.ts';

export const pets: Record<string, Shape> = {
  grass: {
    pals: [
      ['#5fae4a', '#3f8032', '#8fd070'],
      ['#78a852', '#557d38', '#a8cf80'],
    ],
    draw: (p, k) =>
      P('M-120 -60h250l110 250h-400Z', p.soft(k[0])) +
      many(170, (i) => {
        const y = -50 + ((i * 37) % 240);
        const w = 125 + (y + 60) * 0.4;
        return L(
          `M${Math.round(((i * 0.618) % 1) * 2 * w - w)} ${y + 12}l${(i % 5) * 2 - 4} -24`,
          [k[1], k[2], lite(k[0], 0.2)][i % 3]!,
          5,
        );
      }) +
      p.rod(-190, -190, 370, 130, k[1], 40, '#39404e') +
      many(60, (i) =>
        L(`M${-170 + ((i * 61) % 350)} ${-176 + ((i * 29) % 100)}l4 -18`, [k[0], k[2]][i % 2]!, 5),
      ) +
      E(-190, -125, 22, 36, k[0]),
  },
  petbed: {
    pals: CALM,
    draw: (p, k) =>
      P('M-230 60q0 -90 230 -90t230 90v60q-10 80 -230 80t-230 -80Z', p.cyl(k[0])) +
      E(0, 60, 230, 92, p.soft(lite(k[0], 0.18))) +
      E(0, 66, 160, 56, p.soft(k[1])) +
      G(
        'translate(0 40)',
        L('M-44 0h88', '#fff', 30) +
          [-50, 50].map((x) => C(x, -12, 18, '#fff') + C(x, 12, 18, '#fff')).join(''),
      ) +
      G(
        'translate(150 -120)',
        C(0, 24, 34, p.soft(k[2])),
        [-44, -16, 16, 44].map((x, i) => C(x, i % 3 ? -40 : -14, 17, p.soft(k[2]))).join(''),
      ),
  },
  petbowl: {
    pals: CALM,
    draw: (p, k) =>
      heapOf(p) +
      P('M-190 40h380l50 130q0 30 -240 30t-240 -30Z', p.cyl(k[0])) +
      E(0, 40, 190, 46, 'none', `stroke="${lite(k[0], 0.4)}" stroke-width="12"`) +
      G(
        'translate(0 120)',
        L('M-40 0h80', k[1], 24) + [-46, 46].map((x) => C(x, -12, 17, k[1]) + C(x, 12, 17, k[1])).join(''),
      ),
  },
  cattree: {
    pals: CALM,
    shadow: [0, 222, 200, 26],
    draw: (p, k) =>
      R(-190, 190, 380, 26, 10, p.soft(k[2])) +
      [
        [-120, -100, 290],
        [110, -10, 200],
      ]
        .map(
          ([x, y, h]) =>
            R(x! - 24, y!, 48, h!, 6, p.cyl('#e3cfa8')) +
            many(Math.floor(h! / 14), (i) => L(`M${x! - 22} ${y! + 8 + i * 14}q22 8 44 0`, '#b99a68', 4)),
        )
        .join('') +
      R(-220, -136, 210, 40, 18, p.lie(k[0])) +
      R(20, -40, 190, 40, 18, p.lie(k[0])) +
      R(40, 60, 150, 130, 20, p.soft(k[0])) +
      C(115, 130, 44, dark(k[0], 0.6)) +
      G(
        'translate(-120 -150)',
        P('M-50 10q-10 -90 50 -90t50 90Z', '#59616d'),
        P('M-46 -40l-4 -60 40 26ZM46 -40l4 -60-40 26Z', '#59616d'),
        C(-18, -34, 7, '#f2c53d'),
        C(18, -34, 7, '#f2c53d'),
        P('M-6 -20h12l-6 8Z', '#e58a9a'),
      ) +
      L('M-20 -110v70', '#8d97a5', 4) +
      C(-20, -28, 16, p.ball(k[2])),
  },
  leash: {
    pals: CALM,
    draw: (p, k) =>
      E(-60, 90, 150, 90, 'none', `stroke="${dark(k[0], 0.3)}" stroke-width="50"`) +
      E(-60, 84, 150, 90, 'none', `stroke="${p.soft(k[0])}" stroke-width="42"`) +
      E(-60, 84, 150, 90, 'none', 'stroke="#fff" stroke-width="4" stroke-dasharray="12 9" opacity=".7"') +
      R(-110, 150, 100, 56, 12, p.metal('#d9b25c')) +
      L('M80 40Q200 -20 120 -110T-60 -160T-170 -210', dark(k[0], 0.25), 26) +
      L('M80 38Q200 -22 120 -112T-60 -162T-170 -212', k[0], 18) +
      C(80, 44, 26, 'none', 'stroke="#98a2b0" stroke-width="12"') +
      G('translate(-60 196)', C(0, 14, 26, p.metal('#e3c678')), L('M-8 14h16', '#a5803a', 8)),
  },
  aquarium: {
    pals: [
      ['#8fd0f0', '#39404e', '#f2842e'],
      ['#9fdccf', '#59616d', '#f2c53d'],
    ],
    draw: (p, k) =>
      R(-236, -170, 472, 370, 10, p.soft(k[1])) +
      R(-220, -130, 440, 314, 4, p.lin(0, 0, 0, 1, [0, lite(k[0], 0.5)], [1, k[0]])) +
      P('M-220 130q110 -30 220 4t220 -10v60h-440Z', '#e3cfa8') +
      leaves(-150, 150, 0.9, '#4f9a5c') +
      leaves(150, 146, 1.1, '#5fae6a') +
      [
        [-30, -40, 1],
        [80, 40, -1],
      ]
        .map(([x, y, s], i) =>
          G(
            `translate(${x} ${y}) scale(${s} 1)`,
            P('M-60 0Q0 -56 60 0Q0 56 -60 0ZM52 0l40 -34v68Z', p.soft(i ? '#ffd24a' : k[2])),
            C(-34, -8, 7, '#20252f'),
          ),
        )
        .join('') +
      many(6, (i) => C(20 + (i % 2) * 20, 90 - i * 34, 9 - (i % 3) * 2, '#fff', 'opacity=".7"')) +
      P('M-200 -120h40l-60 240v-180Z', '#fff', 'opacity=".25"'),
  },
  dryingrack: {
    pals: CALM,
    draw: (p, k) =>
      L('M-180 200L120 -100M180 200L-120 -100', '#98a2b0', 14) +
      L('M-240 -90h480', p.lie('#c3ccd7'), 16) +
      many(5, (i) => L(`M${-220 + i * 16} ${-90 + i * 0}h${440 - i * 32}`, '#dfe5ec', 3)) +
      [
        [-190, k[0], 150],
        [-50, k[2], 190],
        [90, lite(k[0], 0.4), 130],
      ]
        .map(([x, c, h]) =>
          P(
            `M${x} -96h110v${h}q-56 16 -110 0Z`,
            p.lin(0, 0, 1, 0, [0, lite(String(c), 0.3)], [0.6, String(c)], [1, dark(String(c), 0.15)]),
          ),
        )
        .join('') +
      R(-206, 190, 50, 20, 8, '#59616d') +
      R(156, 190, 50, 20, 8, '#59616d'),
  },
};
