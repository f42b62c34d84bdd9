/** Lamps and luminaires. (2 of 2) */
import { DARKS, METALS } from '../../palettes.ts';
import { C, dark, E, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { glow, HOUSINGS } from './parts.ts';

export const portableAndTrack: Record<string, Shape> = {
  desklamp: {
    pals: [
      ['#3b4250', '#fff0bd', '#d9b25c'],
      ['#dde3eb', '#fff3c9', '#3f8be0'],
      ['#e58a72', '#fff3e6', '#d9b25c'],
      ['#5f9d8a', '#fff6da', '#d9b25c'],
    ],
    shadow: [-60, 218, 140, 24],
    draw: (p, k) =>
      P('M60 -60L-20 210h270L190 -110Z', p.lin(0, 0, 0, 1, [0, '#ffe48a', 0.6], [1, '#ffe48a', 0])) +
      p.can(-170, 186, 200, 22, k[0], 22) +
      L('M-90 180L-150 -20', dark(k[0], 0.2), 18) +
      L('M-150 -20L40 -170', dark(k[0], 0.2), 18) +
      L('M-92 178L-153 -20L38 -172', lite(k[0], 0.25), 7) +
      C(-150, -20, 24, p.ball(k[2])) +
      G(
        'translate(60 -150) rotate(-32)',
        R(-36, -70, 72, 56, 14, p.cyl(k[0])),
        P('M-46 -20h92q70 50 80 130h-252q10 -80 80 -130Z', p.cyl(k[0])),
        E(0, 110, 126, 30, dark(k[0], 0.3)),
        E(0, 112, 114, 24, p.rad(0.5, 0.4, 0.6, [0, '#fffdf2'], [1, '#ffdf86'])),
      ) +
      C(42, -172, 20, p.ball(k[2])),
  },
  downlight: {
    pals: [
      ['#dde3eb', '#fff3c9', '#8d97a5'],
      ['#3b4250', '#fff0bd', '#20252f'],
      ['#d9b25c', '#fff6da', '#a5803a'],
    ],
    draw: (p, k) => {
      const d = (r: number): string =>
        C(5, 8, r, dark(k[0], 0.35)) +
        C(0, 0, r, p.soft(k[0])) +
        C(0, 0, r * 0.78, p.lin(0, 0, 1, 1, [0, dark(k[0], 0.4)], [1, lite(k[0], 0.5)])) +
        C(0, 0, r * 0.62, p.rad(0.5, 0.5, 0.5, [0, '#ffffff'], [0.6, k[1]], [1, '#ffdf86'])) +
        C(0, 0, r * 0.62, 'none', 'stroke="#fff" stroke-width="3" opacity=".7"') +
        glow(p, 0, 0, r * 1.2, 0.35);
      return (
        G('translate(-66 -40)', R(-230, -24, 60, 34, 10, p.lie('#98a2b0')) + d(170)) +
        G('translate(130 110)', d(108))
      );
    },
  },
  stringlights: {
    pals: [
      ['#39404e', '#ffd35c', '#ff7a6b'],
      ['#2f5a4a', '#ff7a6b', '#ffd35c'],
      ['#c9a24b', '#fff0bd', '#fff0bd'],
    ],
    shadow: [0, 214, 180, 16],
    draw: (p, k) => {
      const pts: [number, number][] = [
        [-200, -120],
        [-120, -62],
        [-30, -40],
        [70, -60],
        [160, -116],
        [-170, 60],
        [-80, 118],
        [20, 132],
        [120, 100],
        [200, 36],
      ];
      return (
        L('M-250 -160Q-40 80 240 -180', k[0], 9) +
        L('M-240 10Q10 260 250 -10', k[0], 9) +
        pts
          .map(
            ([x, y], i) =>
              glow(p, x, y + 50, 70, 0.8) +
              R(x - 13, y - 14, 26, 34, 6, p.cyl(k[0])) +
              P(
                `M${x - 13} ${y + 18}q-26 44 13 74q39 -30 13 -74Z`,
                p.ball([k[1], k[2], k[1] === '#fff0bd' ? '#fff0bd' : '#7fd0ff'][i % 3]!),
              ),
          )
          .join('')
      );
    },
  },
  flashlamp: {
    pals: DARKS,
    draw: (p, k) =>
      G(
        'rotate(-28)',
        P('M150 -70L290 -170V170L150 70Z', p.lin(0, 0, 1, 0, [0, '#ffe48a', 0.8], [1, '#ffe48a', 0])),
        R(-230, -50, 260, 100, 22, p.lie(k[0])),
        many(8, (i) => R(-190 + i * 22, -48, 9, 96, 4, dark(k[0], 0.5), 'opacity=".5"')),
        P('M30 -52l70 -38h50v180h-50l-70 -38Z', p.lie(lite(k[0], 0.08))),
        E(150, 0, 24, 90, p.metal('#c3ccd7')),
        E(152, 0, 18, 74, p.rad(0.5, 0.5, 0.5, [0, '#fff'], [1, '#ffdf86'])),
        R(40, -70, 50, 18, 8, k[2]),
      ),
  },
  highbay: {
    pals: [METALS[2]!, METALS[0]!, ['#2f6fd0', '#1e4f93', '#fff']],
    shadow: [0, 228, 150, 18],
    draw: (p, k) =>
      glow(p, 0, 160, 210, 0.5) +
      L('M-34 -170q0 -66 34 -66t34 66', '#8d97a5', 12) +
      p.can(-80, -170, 160, 110, k[0], 22) +
      many(9, (i) => R(-72 + i * 17, -154, 7, 110, 3, dark(k[0], 0.4), 'opacity=".5"')) +
      P('M-90 -40h180l40 60h-260Z', p.cyl(dark(k[0], 0.1))) +
      P('M-130 20h260q100 40 110 110h-480q10 -70 110 -110Z', p.cyl(lite(k[0], 0.1))) +
      E(0, 132, 240, 46, dark(k[0], 0.35)) +
      E(0, 130, 224, 38, p.rad(0.5, 0.4, 0.6, [0, '#ffffff'], [1, '#ffe7a0'])) +
      many(3, (j) => many(7, (i) => E(-126 + i * 42, 116 + j * 15, 9, 4, '#ffd24a'))),
  },
  lantern: {
    pals: HOUSINGS.slice(1),
    shadow: [0, 226, 120, 20],
    draw: (p, k) =>
      glow(p, 0, -60, 230, 0.8) +
      R(-17, 60, 34, 130, 5, p.cyl(k[2])) +
      P('M-90 214q0 -30 90 -34q90 4 90 34Z', p.soft(k[2])) +
      P('M-96 60L-120 -110h240L96 60Z', p.lin(0, 0, 1, 1, [0, '#fffdf2'], [0.5, k[1]], [1, '#ffd977'])) +
      C(0, -20, 44, p.rad(0.5, 0.5, 0.5, [0, '#ffffff'], [1, '#ffe28a', 0])) +
      L('M-96 60L-120 -110M96 60L120 -110M-34 60L-42 -110M34 60L42 -110', k[0], 11) +
      R(-108, 52, 216, 24, 8, p.lie(k[0])) +
      P('M-146 -106L-60 -190h120L146 -106Z', p.soft(k[0])) +
      R(-20, -216, 40, 34, 12, p.cyl(k[0])),
  },
  tracklight: {
    pals: HOUSINGS,
    shadow: [0, 230, 150, 16],
    draw: (p, k) =>
      R(-246, -236, 492, 34, 8, p.lie(k[0])) +
      [
        [-130, 22],
        [120, -18],
      ]
        .map(
          ([x, a]) =>
            R(x! - 26, -206, 52, 30, 6, p.soft(dark(k[0], 0.15))) +
            L(`M${x} -176v44`, '#8d97a5', 15) +
            G(
              `translate(${x} -70) rotate(${a})`,
              P('M-60 110L-130 300h260L60 110Z', p.lin(0, 0, 0, 1, [0, '#ffe48a', 0.65], [1, '#ffe48a', 0])),
              R(-58, -80, 116, 190, 24, p.cyl(k[0])),
              many(4, (i) => R(-46, -56 + i * 15, 92, 6, 3, dark(k[0], 0.45), 'opacity=".5"')),
              E(0, 108, 58, 16, dark(k[0], 0.4)),
              E(0, 109, 48, 11, p.rad(0.5, 0.5, 0.5, [0, '#fff'], [1, '#ffdf86'])),
            ),
        )
        .join(''),
  },
};
