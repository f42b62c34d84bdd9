/** Lamps and luminaires. (1 of 2) */
import { C, dark, E, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { glow, HOUSINGS } from './parts.ts';

export const fixedLamps: Record<string, Shape> = {
  ledbulb: {
    pals: HOUSINGS,
    shadow: [0, 226, 110, 22],
    draw: (p, k) =>
      glow(p, 0, -70, 260) +
      P('M-62 130h124l-8 70q-54 30 -108 0Z', p.cyl('#aab4c2')) +
      many(4, (i) => L(`M-58 ${146 + i * 18}q58 16 116 0`, '#6d7788', 6, 'opacity=".7"')) +
      R(-18, 208, 36, 16, 6, '#39404e') +
      P('M-104 10h208l-38 124h-132Z', p.cyl(k[0])) +
      many(7, (i) => L(`M${-78 + i * 26} 24l${14 - i * 4.6} 96`, dark(k[0], 0.3), 5, 'opacity=".5"')) +
      P(
        'M-106 14a150 150 0 1 1 212 0q-106 30 -212 0Z',
        p.rad(0.4, 0.35, 0.75, [0, '#ffffff'], [0.45, k[1]], [1, dark(lite(k[1], 0.1), 0.12)]),
      ) +
      E(-56, -134, 26, 44, '#fff', 'opacity=".8" transform="rotate(30 -56 -134)"'),
  },
  ledtube: {
    pals: [HOUSINGS[0]!, HOUSINGS[1]!, HOUSINGS[3]!],
    shadow: [0, 210, 230, 24],
    draw: (p, k) =>
      many(3, (i) =>
        G(
          `translate(0 ${-110 + i * 110}) rotate(-14)`,
          R(-250, -46, 500, 100, 50, p.rad(0.5, 0.5, 0.5, [0, '#ffe9a8', 0.5], [1, '#ffe9a8', 0])),
          R(
            -226,
            -28,
            452,
            56,
            10,
            p.lin(0, 0, 0, 1, [0, dark(k[1], 0.08)], [0.3, '#ffffff'], [0.7, k[1]], [1, dark(k[1], 0.22)]),
          ),
          R(-248, -30, 44, 60, 10, p.lie(k[0])),
          R(204, -30, 44, 60, 10, p.lie(k[0])),
          R(-262, -16, 16, 8, 3, '#c9a24b'),
          R(-262, 8, 16, 8, 3, '#c9a24b'),
          R(246, -16, 16, 8, 3, '#c9a24b'),
          R(246, 8, 16, 8, 3, '#c9a24b'),
        ),
      ),
  },
  ledpanel: {
    pals: HOUSINGS,
    draw: (p, k) =>
      P('M-230 40L60 -180l190 110L-40 200Z', dark(k[0], 0.3)) +
      P('M-230 20L60 -200l190 110L-40 180Z', p.soft(k[0])) +
      P('M-196 20L58 -174l158 90L-38 150Z', p.lin(0, 0, 1, 1, [0, '#ffffff'], [0.5, k[1]], [1, '#ffe7a0'])) +
      P('M-196 20L58 -174l52 30L-140 60Z', '#fff', 'opacity=".5"') +
      L('M-120 90q-60 60 -20 110', '#39404e', 9) +
      p.box(-190, 190, 90, 30, 26, '#e6ebf2'),
  },
  ledstrip: {
    pals: [
      ['#f4f6f9', '#ffd24a', '#c3ccd7'],
      ['#f4f6f9', '#8fd0ff', '#c3ccd7'],
      ['#39404e', '#ff7ac2', '#20252f'],
    ],
    draw: (p, k) =>
      many(
        4,
        (i) =>
          C(-20, -10, 200 - i * 36, 'none', `stroke="${i % 2 ? dark(k[0], 0.07) : k[0]}" stroke-width="34"`) +
          C(-20, -10, 216 - i * 36, 'none', `stroke="${dark(k[0], 0.2)}" stroke-width="3"`) +
          C(-20, -10, 200 - i * 36, 'none', `stroke="${k[1]}" stroke-width="18" stroke-dasharray="18 26"`) +
          C(
            -20,
            -10,
            200 - i * 36,
            'none',
            'stroke="#fff" stroke-width="7" stroke-dasharray="7 37" stroke-dashoffset="-5"',
          ),
      ) +
      C(-20, -10, 70, p.soft(lite(k[2], 0.3))) +
      C(-20, -10, 40, '#fff') +
      L('M-20 192Q120 214 236 176', dark(k[0], 0.18), 38) +
      L('M-20 190Q120 212 236 174', k[0], 32) +
      L('M-10 190Q120 212 232 174', k[1], 18, 'stroke-dasharray="18 26" stroke-linecap="butt"') +
      glow(p, 120, 196, 90, 0.5),
  },
  floodlight: {
    pals: [
      ['#4a5263', '#fff0bd', '#2b3240'],
      ['#dde3eb', '#fff3c9', '#8d97a5'],
      ['#2f4a70', '#f3f9ff', '#1d304c'],
    ],
    shadow: [0, 216, 180, 26],
    draw: (p, k) =>
      L('M-190 10V150q0 40 40 40h300q40 0 40 -40V10', dark(k[2], 0.1), 24) +
      many(12, (i) => R(-176 + i * 30, -200, 16, 40, 3, p.cyl(k[2]))) +
      R(-214, -176, 428, 300, 30, p.soft(k[0])) +
      R(-190, -152, 380, 252, 18, p.soft(dark(k[0], 0.3))) +
      R(-178, -140, 356, 228, 12, p.lin(0, 0, 1, 1, [0, '#ffffff'], [1, k[1]])) +
      many(4, (j) =>
        many(7, (i) =>
          R(-152 + i * 46, -118 + j * 50, 30, 34, 6, p.rad(0.5, 0.5, 0.6, [0, '#fffdf0'], [1, '#ffd968'])),
        ),
      ) +
      P('M-178 88L-20 -140h90L-90 88Z', '#fff', 'opacity=".28"') +
      C(-200, 20, 20, p.metal('#aab4c2')) +
      C(200, 20, 20, p.metal('#aab4c2')) +
      R(-30, 190, 60, 20, 6, '#2b3240'),
  },
  streetlight: {
    pals: [
      ['#59647a', '#fff0bd', '#3a4150'],
      ['#c3ccd7', '#f3f9ff', '#8d97a5'],
      ['#2f5a4a', '#fff0bd', '#20392f'],
    ],
    shadow: [-120, 226, 90, 18],
    draw: (p, k) =>
      P('M110 -130L-30 200h290L190 -130Z', p.lin(0, 0, 0, 1, [0, '#ffe48a', 0.6], [1, '#ffe48a', 0])) +
      R(-136, -170, 28, 390, 6, p.cyl(k[0])) +
      R(-156, 196, 68, 28, 6, p.cyl(k[2])) +
      L('M-122 -160Q-110 -236 30 -214', k[0], 22) +
      P('M10 -240q120 -20 210 30q30 18 20 46q-120 30 -220 -30Z', p.soft(k[0])) +
      P('M60 -176q80 40 170 14q6 26 -40 34q-90 6 -130 -48Z', p.lin(0, 0, 0, 1, [0, '#fff'], [1, k[1]])) +
      G(
        'translate(-122 -100)',
        P('M-20 20l-110 -30 30 -66 110 30Z', p.soft('#24477e')),
        L('M-106 -30l110 30M-60 3l28 -66', '#8fb4e8', 3),
      ),
  },
  pendant: {
    pals: [
      ['#3b4250', '#fff0bd', '#d9b25c'],
      ['#d9b25c', '#fff6da', '#8a6a2a'],
      ['#e8b7a6', '#fff3e6', '#c98a62'],
      ['#8fb3a5', '#fff6da', '#d9b25c'],
    ],
    shadow: [0, 226, 150, 18],
    draw: (p, k) =>
      glow(p, 0, 120, 230, 0.7) +
      L('M0 -250V-120', '#39404e', 7) +
      R(-24, -132, 48, 46, 8, p.cyl(k[2])) +
      P('M-30 -90h60q170 30 190 200h-440q20 -170 190 -200Z', p.cyl(k[0])) +
      E(0, 110, 220, 44, dark(k[0], 0.2)) +
      E(0, 112, 204, 36, p.rad(0.5, 0.4, 0.6, [0, '#fffdf2'], [1, '#ffdf86'])) +
      C(0, 124, 50, p.rad(0.4, 0.4, 0.6, [0, '#ffffff'], [1, '#ffe9a8'])) +
      P('M-130 30q20 -70 80 -96q-30 50 -40 96Z', '#fff', 'opacity=".25"'),
  },
  chandelier: {
    pals: [
      ['#d9b25c', '#fff3c9', '#e6f1fb'],
      ['#3b4250', '#fff0bd', '#e6f1fb'],
      ['#c3ccd7', '#f3f9ff', '#cfe4f7'],
    ],
    shadow: [0, 230, 150, 16],
    draw: (p, k) => {
      const arm = (s: number, x: number, y: number): string =>
        L(`M0 70Q${s * x * 0.5} 140 ${s * x} ${y}`, dark(k[0], 0.1), 12) +
        R(s * x - 11, y - 76, 22, 70, 4, '#fbf6ea') +
        glow(p, s * x, y - 100, 60, 0.9) +
        P(`M${s * x} ${y - 124}q20 30 0 48q-20 -18 0 -48Z`, '#ffd35c') +
        E(s * x, y, 34, 11, p.lie(k[0])) +
        P(`M${s * x - 9} ${y + 16}l9 36 9 -36Z`, k[2], `stroke="${dark(k[2], 0.15)}" stroke-width="2"`);
      return (
        L('M0 -250V-140', dark(k[0], 0.2), 7) +
        R(-13, -150, 26, 230, 10, p.cyl(k[0])) +
        C(0, -110, 36, p.ball(k[0])) +
        C(0, 90, 48, p.ball(k[0])) +
        [210, 120].map((x, i) => arm(-1, x, 20 + i * 50) + arm(1, x, 20 + i * 50)).join('') +
        arm(1, 0, 128) +
        many(9, (i) => C(-160 + i * 40, 20 + Math.abs(4 - i) * -12 + 60, 0, '#fff')) +
        C(0, 170, 18, p.ball(k[2])) +
        P('M-14 186l14 40 14 -40Z', k[2], `stroke="${dark(k[2], 0.15)}" stroke-width="2"`)
      );
    },
  },
};
