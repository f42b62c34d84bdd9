/** Bags, boxes, rolls and transport packaging. (2 of 2) */
import { PLASTICS, WARMS } from '../../palettes.ts';
import { C, dark, E, L, lite, many, P, R, ring, type Shape } from '../../pen.ts';

export const filmsAndPallets: Record<string, Shape> = {
  fibc: {
    pals: [
      ['#f1f3f5', '#3f7fc0', '#c5ccd4'],
      ['#f6efe0', '#e0a63a', '#cbbd9d'],
      ['#e4efe8', '#2fa37c', '#b3c9bd'],
    ],
    draw: (p, k) =>
      L(
        'M-170 -110q-50 -140 40 -130q60 10 60 120M170 -110q50 -140 -40 -130q-60 10 -60 120',
        p.cyl(k[1]),
        26,
      ) +
      P(
        'M-196 -120q196 -34 392 0q24 170 8 320q-204 34 -408 0q-16 -150 8 -320Z',
        p.lin(
          0,
          0,
          1,
          0.3,
          [0, dark(k[0], 0.08)],
          [0.2, lite(k[0], 0.6)],
          [0.6, k[0]],
          [1, dark(k[0], 0.24)],
        ),
      ) +
      L('M-160 -126q-20 170 -10 338M160 -126q20 170 10 338', k[1], 16, 'opacity=".85"') +
      P('M-70 -130q70 -50 140 0Z', dark(k[0], 0.1)) +
      R(-80, -20, 160, 120, 10, lite(k[0], 0.6), `stroke="${k[2]}" stroke-width="4"`) +
      many(3, (i) => R(-56, 8 + i * 26, [112, 80, 96][i]!, 11, 5, k[1])),
  },
  filmroll: {
    pals: [
      ['#cfe8f7', '#c99a63', '#8fb8d4'],
      ['#3b4250', '#c99a63', '#20252f'],
      ['#cdeedd', '#c99a63', '#8fc7aa'],
      ['#e8ecf2', '#c99a63', '#b3bdca'],
    ],
    shadow: [0, 216, 200, 28],
    draw: (p, k) =>
      p.can(-60, -236, 120, 80, k[1], 20, dark(k[1], 0.5)) +
      p.can(-150, -160, 300, 340, k[0], 46) +
      E(0, -160, 100, 31, 'none', `stroke="${k[2]}" stroke-width="4" opacity=".6"`) +
      p.can(-56, -220, 112, 52, k[1], 18, dark(k[1], 0.55)) +
      P(
        'M150 -140q60 30 86 10v330q-40 20 -86 -20Z',
        p.lin(0, 0, 1, 0, [0, k[0], 0.9], [1, lite(k[0], 0.4), 0.5]),
      ) +
      P('M-120 -120q-6 160 0 310q30 16 50 18q-10 -160 -4 -312Z', '#fff', 'opacity=".4"'),
  },
  taperoll: {
    pals: [
      ['#e0b884', '#c99a63', '#f6ead6'],
      ['#4a90d9', '#d9b98a', '#fff'],
      ['#f2ead8', '#c99a63', '#fff'],
      ['#e58a72', '#d9b98a', '#fff'],
      ['#59b08a', '#d9b98a', '#fff'],
    ],
    draw: (p, k) => {
      const roll = (x: number, y: number, r: number, c: string): string =>
        P(`M${x - r} ${y}v70a${r} ${r * 0.5} 0 0 0 ${2 * r} 0v-70Z`, p.cyl(c)) +
        E(x, y, r, r * 0.5, p.soft(lite(c, 0.2))) +
        E(x, y, r * 0.62, r * 0.31, p.soft(k[1])) +
        E(x, y + 3, r * 0.54, r * 0.26, p.lin(0, 0, 0, 1, [0, dark(k[1], 0.6)], [1, lite(k[1], 0.1)])) +
        many(3, (i) =>
          E(
            x,
            y,
            r * (0.7 + i * 0.1),
            r * (0.35 + i * 0.05),
            'none',
            `stroke="${dark(c, 0.2)}" stroke-width="2" opacity=".5"`,
          ),
        );
      return (
        roll(40, -130, 130, lite(k[0], 0.12)) +
        roll(-70, 30, 170, k[0]) +
        roll(140, 110, 96, dark(k[0], 0.12))
      );
    },
  },
  labelroll: {
    pals: PLASTICS,
    draw: (p, k) =>
      C(-40, -20, 196, p.soft('#eef1f5')) +
      many(4, (i) => C(-40, -20, 180 - i * 26, 'none', 'stroke="#c9d2de" stroke-width="3"')) +
      C(-40, -20, 78, p.soft('#c99a63')) +
      C(-40, -20, 62, '#fff') +
      P('M-60 174q140 16 200 -20l100 40q-80 40 -240 24Z', '#e3e8ef') +
      P('M-40 176h280v44h-250Z', p.soft('#f6f8fa'), 'stroke="#d5dce5" stroke-width="2"') +
      many(3, (i) => R(-10 + i * 84, 184, 70, 28, 8, p.soft(k[i] === '#eaf3fb' ? k[0] : k[0]))) +
      C(-40, -20, 186, 'none', `stroke="${k[0]}" stroke-width="14" stroke-dasharray="70 14"`),
  },
  bubblewrap: {
    pals: [
      ['#d3ebf8', '#a9cfe6', '#fff'],
      ['#f7d6df', '#e3a9b8', '#fff'],
      ['#d9f0e2', '#a8d4bb', '#fff'],
    ],
    draw: (p, k) =>
      P('M-30 190h270q10 -30 -10 -44h-250Z', k[0]) +
      R(-220, -140, 420, 330, 150, p.lie(k[0])) +
      p.clip(
        'M-70 -140h120a150 165 0 0 1 0 330h-120a150 165 0 0 1 0 -330Z',
        many(9, (j) =>
          many(12, (i) =>
            C(-220 + i * 40 + (j % 2) * 20, -120 + j * 38, 15, p.ball(lite(k[0], 0.3)), 'opacity=".9"'),
          ),
        ),
      ) +
      E(-140, 25, 84, 165, p.soft(lite(k[0], 0.3))) +
      many(4, (i) => E(-140, 25, 70 - i * 14, 138 - i * 28, 'none', `stroke="${k[1]}" stroke-width="5"`)),
  },
  pallet: {
    pals: [WARMS[0]!, ['#3f7fd8', '#2b5aa8', '#fff'], WARMS[1]!, ['#454d5e', '#2b303b', '#fff']],
    shadow: [10, 190, 255, 28],
    draw: (p, k) =>
      many(3, (i) => p.box(-240 + i * 150, 90, 60, 70, 90, dark(k[0], 0.12))) +
      R(-240, 158, 360, 22, 2, dark(k[0], 0.2)) +
      P('M120 158l110 -60v22l-110 60Z', dark(k[0], 0.4)) +
      many(6, (i) => {
        const x = -240 + i * 24;
        const y = 66 - i * 26;
        return p.box(x, y, 364, 22, 20, k[0]);
      }) +
      p.box(-240, 66, 364, 24, 20, k[0]) +
      L('M-200 78h160M-20 80h110', dark(k[0], 0.25), 3, 'opacity=".5"'),
  },
  strap: {
    pals: [
      ['#3ccf9a', '#c99a63', '#1f9a6e'],
      ['#f2c53d', '#c99a63', '#c2952a'],
      ['#4a90d9', '#c99a63', '#2f6bb0'],
      ['#39404e', '#c99a63', '#20252f'],
    ],
    draw: (p, k) =>
      P(ring(14, 10, 206) + ring(6, 4, 104), dark(k[0], 0.45), 'fill-rule="evenodd"') +
      P(ring(0, 0, 206) + ring(0, 0, 112), p.soft(k[0]), 'fill-rule="evenodd"') +
      many(8, (i) =>
        C(
          0,
          0,
          122 + i * 11,
          'none',
          `stroke="${i % 2 ? lite(k[0], 0.3) : k[2]}" stroke-width="3" opacity=".7"`,
        ),
      ) +
      P(ring(0, 0, 116) + ring(0, 0, 96), p.soft(k[1]), 'fill-rule="evenodd"') +
      L('M190 70Q260 140 180 214L40 214', k[2], 26) +
      L('M190 66Q260 136 180 210L40 210', lite(k[0], 0.15), 20),
  },
  foam: {
    pals: [
      ['#5a6274', '#e8ecf2', '#39404e'],
      ['#f3f5f8', '#d5dce5', '#aab4c2'],
      ['#f2a7b5', '#fff', '#d97a90'],
      ['#f5d76b', '#fff', '#caa83a'],
    ],
    draw: (p, k) =>
      many(4, (i) => p.box(-230 + i * 14, 110 - i * 82, 300, 66, 130, i % 2 ? k[0] : dark(k[0], 0.08))) +
      many(30, (i) =>
        C(-180 + ((i * 73) % 280), -120 + ((i * 47) % 280), 4 + (i % 3), dark(k[0], 0.35), 'opacity=".35"'),
      ),
  },
};
