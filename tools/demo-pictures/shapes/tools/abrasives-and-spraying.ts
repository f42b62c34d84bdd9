/** Power tools, cutting tools and measuring tools. (2 of 3) */
import { METALS } from '../../palettes.ts';
import { C, dark, G, L, lite, many, P, R, ring, type Shape } from '../../pen.ts';
import { gearSaw } from './parts.ts';

export const abrasivesAndSpraying: Record<string, Shape> = {
  sawblade: {
    pals: METALS,
    draw: (p, k) =>
      P(gearSaw(36), dark(k[0], 0.45), 'transform="translate(7 9)"') +
      P(gearSaw(36) + ring(0, 0, 34), p.metal(k[0]), 'fill-rule="evenodd"') +
      C(0, 0, 90, 'none', `stroke="${dark(k[0], 0.3)}" stroke-width="4"`) +
      C(0, 0, 170, 'none', `stroke="${k[2]}" stroke-width="10" opacity=".7"`) +
      many(4, (i) => G(`rotate(${i * 90 + 20})`, L('M0 -186q14 -20 4 -36', dark(k[0], 0.6), 6))) +
      many(3, (i) => G(`rotate(${i * 120})`, R(-34, -134, 68, 12, 6, k[2]))),
  },
  disc: {
    pals: [
      ['#3d434e', '#d9453f', '#c9a24b'],
      ['#59616d', '#2f7fdb', '#c3ccd7'],
      ['#8a5f4a', '#39a06f', '#c3ccd7'],
      ['#c97a3a', '#39404e', '#c3ccd7'],
    ],
    draw: (p, k) => {
      const d = (x: number, y: number, r: number): string =>
        C(x + 5, y + 9, r, dark(k[0], 0.5)) +
        C(x, y, r, p.soft(k[0])) +
        many(40, (i) =>
          C(
            x + Math.cos(i * 2.4) * r * (0.5 + (i % 10) * 0.047),
            y + Math.sin(i * 2.4) * r * (0.5 + (i % 10) * 0.047),
            3,
            lite(k[0], 0.35),
            'opacity=".6"',
          ),
        ) +
        C(x, y, r * 0.56, p.soft(k[1])) +
        many(3, (i) =>
          G(
            `translate(${x} ${y}) rotate(${i * 120})`,
            R(-r * 0.2, -r * 0.44, r * 0.4, r * 0.08, 5, '#fff', 'opacity=".85"'),
          ),
        ) +
        C(x, y, r * 0.2, p.metal(k[2])) +
        C(x, y, r * 0.12, '#fff');
      return d(70, -80, 130) + d(-50, 40, 174);
    },
  },
  sandpaper: {
    pals: [
      ['#b5763f', '#e9d7b8', '#8a5528'],
      ['#a8443a', '#e9d7b8', '#7a2d26'],
      ['#59616d', '#c3ccd7', '#39404e'],
      ['#3f8f6a', '#e9d7b8', '#2a6449'],
    ],
    draw: (p, k) =>
      many(3, (i) =>
        G(
          `translate(${30 - i * 34} ${-50 + i * 44}) rotate(${10 - i * 9})`,
          P(
            'M-180 -120h330q10 100 40 180q-60 50 -110 60h-260Z',
            p.soft(i === 2 ? k[0] : dark(k[0], 0.1 * (2 - i))),
          ),
          i === 2
            ? many(70, (j) =>
                C(
                  -160 + ((j * 79) % 310),
                  -100 + ((j * 53) % 200),
                  2.5,
                  j % 2 ? k[2] : lite(k[0], 0.5),
                  'opacity=".7"',
                ),
              ) + P('M190 60q-60 50 -110 60q10 -60 -6 -80q50 20 116 20Z', p.soft(k[1]))
            : '',
        ),
      ),
  },
  torch: {
    pals: [
      ['#2b303b', '#e0622f', '#c98452'],
      ['#3f7fd8', '#2b303b', '#d9b25c'],
      ['#d9453f', '#2b303b', '#d9b25c'],
    ],
    shadow: [20, 200, 190, 22],
    draw: (p, k) =>
      L('M230 190Q120 220 130 120', '#20252f', 26) +
      L('M-150 -130Q-90 -190 -20 -120', p.lie(k[2]), 30) +
      G(
        'translate(-176 -92) rotate(45)',
        R(-34, -26, 68, 84, 10, p.cyl(k[2])),
        P('M-26 58h52l-12 40h-28Z', p.cyl(dark(k[2], 0.2))),
      ) +
      L('M-20 -120L120 110', dark(k[0], 0.3), 74) +
      L('M-22 -122L118 108', k[0], 60) +
      L('M-36 -110L92 100', lite(k[0], 0.5), 10, 'opacity=".6"') +
      many(4, (i) => L(`M${30 + i * 20} ${20 + i * 33}l44 -26`, dark(k[0], 0.5), 6)) +
      P('M-6 -40l-40 40 40 20Z', k[1]) +
      P('M-232 -6l-14 30 20 -8 -6 36 30 -40-18 4 12 -26Z', '#7fd0ff') +
      C(-226, 10, 46, p.rad(0.5, 0.5, 0.5, [0, '#bfeaff', 0.9], [1, '#bfeaff', 0])),
  },
  spraygun: {
    pals: [
      ['#c3ccd7', '#3f7fd8', '#8d97a5'],
      ['#59616d', '#d9453f', '#c3ccd7'],
      ['#d9b25c', '#39404e', '#c3ccd7'],
    ],
    draw: (p, k) =>
      P('M40 -20h74l40 220h-80Z', p.metal(k[0])) +
      R(80, 196, 60, 24, 6, p.cyl('#d9b25c')) +
      R(-180, -84, 320, 74, 20, p.lie(k[0])) +
      R(-226, -76, 56, 58, 8, p.lie('#d9b25c')) +
      R(130, -74, 60, 20, 8, p.lie('#98a2b0')) +
      R(130, -44, 50, 20, 8, p.lie('#98a2b0')) +
      L('M10 -14Q-10 60 60 90', '#8d97a5', 14) +
      R(-66, -116, 54, 40, 6, p.cyl('#98a2b0')) +
      P(
        'M-120 -232h160q0 70 -40 116h-80q-40 -46 -40 -116Z',
        p.lin(0, 0, 1, 0, [0, k[1]], [0.3, lite(k[1], 0.5)], [1, dark(k[1], 0.25)]),
      ) +
      R(-128, -248, 176, 24, 8, p.lie('#39404e')) +
      many(14, (i) => C(-240 - (i % 4) * 5, -46 + (i - 7) * 5, 3, k[1], 'opacity=".5"')),
  },
  jack: {
    pals: [
      ['#d9453f', '#c3ccd7', '#39404e'],
      ['#3f7fd8', '#c3ccd7', '#39404e'],
      ['#f2b52e', '#c3ccd7', '#39404e'],
    ],
    draw: (p, k) =>
      L('M70 90L236 -150', '#59616d', 22) +
      L('M216 -120l26 -40', '#39404e', 32) +
      R(-190, 170, 330, 40, 8, p.soft(dark(k[0], 0.2))) +
      R(-140, -50, 190, 226, 16, p.cyl(k[0])) +
      R(-120, -70, 150, 34, 8, p.cyl(dark(k[0], 0.2))) +
      R(-84, -170, 78, 104, 5, p.cyl(k[1])) +
      R(-60, -222, 30, 56, 4, p.cyl('#98a2b0')) +
      R(-80, -236, 70, 24, 5, p.cyl(k[2])) +
      R(56, 70, 44, 104, 8, p.cyl(k[0])) +
      R(-110, 10, 110, 74, 6, '#fff', 'opacity=".92"') +
      R(-94, 26, 76, 11, 5, k[0]) +
      R(-94, 48, 50, 9, 4, '#8d97a5'),
  },
};
