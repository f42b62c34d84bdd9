/** Gifts, jewellery, party goods and crafts. (1 of 3) */
import { BEAUTY, CRAFTS } from '../../palettes.ts';
import { C, dark, E, G, L, lite, many, ngon, P, R, type Shape } from '../../pen.ts';

export const keepsakes: Record<string, Shape> = {
  giftbox: {
    pals: CRAFTS,
    draw: (p, k) =>
      p.box(-200, -40, 310, 240, 100, k[0]) +
      P('M-216 -80h340l110 -56h-340Z', lite(k[0], 0.35)) +
      R(-216, -80, 340, 66, 6, p.soft(lite(k[0], 0.06))) +
      P('M124 -80l110 -56v60l-110 62Z', dark(k[0], 0.3)) +
      R(-76, -80, 60, 280, 0, p.soft(k[1])) +
      P('M-76 -80l110 -56h60l-110 56Z', lite(k[1], 0.3)) +
      P('M0 -120Q-150 -120 -140 -200Q-100 -250 0 -120Q110 -250 150 -200Q150 -120 0 -120Z', p.soft(k[1])) +
      C(4, -124, 30, p.ball(dark(k[1], 0.06))) +
      P('M-10 -110l-70 70 40 0 20 20 30 -80M16 -110l70 60-40 6-14 26-30 -80', dark(k[1], 0.1)),
  },
  keychain: {
    pals: CRAFTS,
    draw: (p, k) =>
      C(-10, -150, 76, 'none', `stroke="${p.metal('#c3ccd7')}" stroke-width="20"`) +
      L('M-10 -70v60', '#98a2b0', 12, 'stroke-dasharray="14 6"') +
      G(
        'translate(-10 100) rotate(8)',
        R(-90, -110, 180, 220, 44, p.soft(k[0])),
        R(-74, -94, 148, 188, 34, 'none', `stroke="${lite(k[0], 0.4)}" stroke-width="5"`),
        C(0, -80, 13, '#fff'),
        P(ngon(5, 60, -90, 0, 20), 'none'),
        P('M0 -40l18 40 44 4-34 30 10 44-38 -24-38 24 10 -44-34 -30 44 -4Z', k[1]),
      ),
  },
  pin: {
    pals: CRAFTS,
    draw: (p, k) =>
      C(70, -80, 120, p.metal('#d9b25c')) +
      C(70, -80, 104, p.soft(k[0])) +
      P('M70 -150l20 46 50 4-38 34 12 50-44 -28-44 28 12 -50-38 -34 50 -4Z', k[1]) +
      G(
        'translate(-80 80) rotate(-10)',
        P('M-120 -80h240v90q0 90 -120 130q-120 -40 -120 -130Z', p.metal('#d9b25c')),
        P('M-104 -66h208v76q0 74 -104 112q-104 -38 -104 -112Z', p.soft(k[2])),
        P('M-104 -20h208v40h-206Z', k[1]),
      ),
  },
  lanyard: {
    pals: CRAFTS,
    draw: (p, k) =>
      L('M-20 40Q-190 -120 -120 -220M20 40Q190 -120 120 -220', dark(k[0], 0.25), 40) +
      L('M-20 40Q-190 -120 -120 -220M20 40Q190 -120 120 -220', k[0], 32) +
      many(5, (i) => C(-128 - (i % 3) * 6 + i * 12, -190 + i * 40, 7, '#fff', 'opacity=".8"')) +
      R(-14, 30, 28, 40, 8, p.metal('#c3ccd7')) +
      R(-90, 66, 180, 150, 18, p.soft('#f6f8fb'), 'stroke="#b9c4d1" stroke-width="5"') +
      C(-40, 136, 32, p.soft(k[0])) +
      R(6, 112, 66, 14, 7, '#8d97a5') +
      R(6, 138, 50, 11, 5, '#c3ccd7') +
      R(-60, 184, 120, 11, 5, k[0]),
  },
  snowglobe: {
    pals: CRAFTS,
    shadow: [0, 222, 170, 24],
    draw: (p, k) =>
      C(0, -40, 176, p.rad(0.4, 0.35, 0.7, [0, '#f4fbff'], [0.6, '#bfe0f2'], [1, '#86b4d3'])) +
      p.clip(
        'M-176 -40a176 176 0 1 0 352 0a176 176 0 1 0 -352 0Z',
        E(0, 120, 180, 70, '#ffffff') +
          R(-110, -10, 90, 80, 4, p.soft('#b5655a')) +
          P('M-126 -6l60 -60 62 60Z', '#f4f6f9') +
          R(-80, 24, 28, 46, 3, '#ffd97a') +
          P('M60 70l50 0-20 -60h16l-40 -90-40 90h16l-20 60Z', p.soft('#3f8f5f')) +
          many(26, (i) => C(-150 + ((i * 61) % 300), -180 + ((i * 47) % 240), 4 + (i % 3) * 2, '#fff')),
      ) +
      P('M-130 -110q30 -70 90 -80q-60 50 -70 110Z', '#fff', 'opacity=".7"') +
      P('M-130 110h260l30 100h-320Z', p.cyl(k[0])) +
      R(-146, 100, 292, 28, 10, p.lie(k[1])) +
      R(-50, 150, 100, 30, 8, '#e3bf5f'),
  },
  ornament: {
    pals: CRAFTS,
    draw: (p, k) => {
      const b = (x: number, y: number, r: number, c: string): string =>
        L(`M${x} ${y - r - 24}V-260`, '#d9b25c', 4) +
        R(x - r * 0.18, y - r - 24, r * 0.36, 34, 5, p.cyl('#e3bf5f')) +
        C(x, y, r, p.ball(c)) +
        P(
          `M${x - r * 0.96} ${y - r * 0.2}q${r * 0.96} ${r * 0.4} ${r * 1.92} 0v${r * 0.34}q${-r * 0.96} ${r * 0.4} ${-r * 1.92} 0Z`,
          '#fff',
          'opacity=".4"',
        ) +
        E(
          x - r * 0.34,
          y - r * 0.44,
          r * 0.14,
          r * 0.24,
          '#fff',
          `opacity=".7" transform="rotate(36 ${x - r * 0.34} ${y - r * 0.44})"`,
        );
      return b(-110, -10, 106, k[0]) + b(130, 20, 92, k[1]) + b(10, 130, 84, k[2]);
    },
  },
  diffuser: {
    pals: BEAUTY,
    shadow: [0, 222, 130, 22],
    draw: (p, k) =>
      [-28, -14, 0, 14, 28]
        .map((a) => G(`rotate(${a} 0 40)`, R(-5, -240, 10, 280, 4, p.cyl('#d9bd93'))))
        .join('') +
      R(-50, -50, 100, 60, 6, p.cyl(k[2])) +
      P(
        'M-50 6h100q70 20 80 80v90q0 40 -40 40h-180q-40 0 -40 -40v-90q10 -60 80 -80Z',
        p.lin(
          0,
          0,
          1,
          0,
          [0, dark(k[0], 0.15), 0.9],
          [0.2, '#fff', 0.9],
          [0.4, k[0], 0.8],
          [1, dark(k[0], 0.2), 0.9],
        ),
      ) +
      R(-70, 90, 140, 90, 8, '#fffdf8') +
      R(-46, 116, 92, 11, 5, k[2]) +
      R(-28, 140, 56, 9, 4, k[2], 'opacity=".6"'),
  },
  candlejar: {
    pals: BEAUTY,
    shadow: [0, 222, 170, 24],
    draw: (p, k) =>
      C(0, -120, 110, p.rad(0.5, 0.5, 0.5, [0, '#ffe28a', 0.7], [1, '#ffe28a', 0])) +
      P(
        'M0 -200q46 60 26 100q-26 30 -52 0q-20 -40 26 -100Z',
        p.rad(0.5, 0.7, 0.6, [0, '#fff6cf'], [0.5, '#ffc23d'], [1, '#ff8a3d']),
      ) +
      L('M0 -92v34', '#59401c', 7) +
      p.can(-150, -50, 300, 240, k[0], 40, '#fff8ea') +
      P('M-150 -50v0a150 40 0 0 0 300 0', 'none', 'stroke="#fff" stroke-width="6" opacity=".6"') +
      R(-84, 30, 168, 110, 10, '#fffdf8') +
      R(-54, 60, 108, 13, 6, k[2]) +
      R(-34, 88, 68, 10, 5, k[2], 'opacity=".6"'),
  },
};
