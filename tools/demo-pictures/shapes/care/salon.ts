/** Medical, rehabilitation and beauty goods. (4 of 4) */
import { PALES } from '../../palettes.ts';
import { C, dark, E, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { digits } from '../electrical/parts.ts';
import { CLINIC } from './parts.ts';

export const salon: Record<string, Shape> = {
  clipper: {
    pals: [
      ['#39404e', '#d9b25c', '#20252f'],
      ['#c3ccd7', '#3f8be0', '#39404e'],
      ['#d9b25c', '#39404e', '#20252f'],
    ],
    draw: (p, k) =>
      G(
        'rotate(18)',
        P('M-80 -180h160l20 100v220q0 70 -60 80h-80q-60 -10 -60 -80v-220Z', p.cyl(k[0])) +
          P('M-90 -190h180l-6 36h-168Z', p.metal('#c3ccd7')) +
          many(15, (i) => P(`M${-88 + i * 12} -188l4 -32 4 32Z`, '#98a2b0')) +
          R(-34, -60, 68, 120, 30, p.soft(k[1])) +
          R(-16, -40, 32, 50, 12, k[2]) +
          many(4, (i) => L(`M-50 ${100 + i * 22}h100`, k[1], 6, 'opacity=".6"')) +
          R(-30, 214, 60, 16, 6, k[2]),
      ),
  },
  roller: {
    pals: [
      ['#8fc7ad', '#d9b25c', '#5f9d7f'],
      ['#f0b7c3', '#d9b25c', '#d08a9c'],
      ['#b9a8ea', '#c3ccd7', '#8f7fd0'],
    ],
    draw: (p, k) =>
      G(
        'rotate(-34) translate(-20 -30)',
        R(-10, -90, 20, 240, 8, p.cyl(k[1])),
        R(-24, 10, 48, 130, 22, p.cyl(k[0])),
        L('M-90 -90V-140q0 -30 30 -30h120q30 0 30 30v50', k[1], 12),
        R(-96, -150, 192, 80, 38, p.lie(k[0])),
        L('M-50 180V150h100v30', k[1], 9),
        R(-56, 150, 112, 44, 20, p.lie(k[0])),
      ) +
      P(
        'M40 60q60 -50 130 -10q70 40 50 110q-20 50 -70 30q-20 -40 -60 -30q-80 -20 -50 -100Z',
        p.lin(0, 0, 1, 1, [0, lite(k[0], 0.45)], [0.5, k[0]], [1, k[2]]),
      ) +
      P('M70 80q40 -30 90 -4', 'none', 'stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".5"'),
  },
  beautymachine: {
    pals: CLINIC,
    draw: (p, k) =>
      [-110, 110].map((x) => C(x, 206, 18, p.ball('#39404e'))).join('') +
      P('M-130 -60q0 -30 30 -30h200q30 0 30 30l20 240q0 20 -20 20h-260q-20 0 -20 -20Z', p.soft(k[0])) +
      P('M-110 -100L-80 -236q4 -10 14 -10h132q10 0 14 10L110 -100Z', p.soft('#39404e')) +
      P(
        'M-90 -110L-66 -224h132L90 -110Z',
        p.lin(0, 0, 1, 1, [0, '#8fe0ff'], [0.5, '#5a7cf0'], [1, '#b060e0']),
      ) +
      C(0, -166, 30, '#fff', 'opacity=".85"') +
      R(-60, -20, 120, 14, 7, k[1]) +
      many(3, (i) => C(-40 + i * 40, 30, 13, p.ball([k[1], k[2], '#ffb02e'][i]!))) +
      L('M120 -40Q220 -60 210 60T150 130', '#59616d', 15) +
      G(
        'translate(150 130) rotate(20)',
        R(-22, -20, 44, 90, 18, p.soft(k[0])),
        R(-26, -50, 52, 36, 10, p.cyl(k[1])),
      ),
  },
  wipes: {
    pals: [
      ['#8fc7ee', '#fff', '#3f8be0'],
      ['#f0b7c3', '#fff', '#d9577d'],
      ['#a8dcc4', '#fff', '#2fa37c'],
    ],
    draw: (p, k) =>
      P(
        'M-236 60q-10 -130 20 -140h432q30 10 20 140q10 110 -20 120h-432q-30 -10 -20 -120Z',
        p.lin(0, 0, 0, 1, [0, lite(k[0], 0.4)], [0.4, k[0]], [1, dark(k[0], 0.15)]),
      ) +
      L('M-212 -70q-16 120 0 240M212 -70q16 120 0 240', '#fff', 5, 'stroke-dasharray="5 7" opacity=".7"') +
      E(0, 40, 120, 70, p.soft(k[1])) +
      E(0, 40, 84, 46, dark(k[0], 0.2)) +
      P(
        'M-60 40Q-90 -90 -20 -100Q-10 -150 40 -130Q100 -110 60 40Z',
        p.lin(0, 0, 1, 1, [0, '#ffffff'], [1, '#dfe8f0']),
      ) +
      L('M-20 20Q-30 -50 0 -90M30 20Q40 -50 30 -100', '#c9d6e2', 5, 'opacity=".7"') +
      R(-180, 130, 120, 14, 7, '#fff', 'opacity=".9"') +
      R(-180, 152, 80, 9, 4, '#fff', 'opacity=".6"'),
  },
  pipette: {
    pals: PALES.slice(0, 3),
    draw: (p, k) =>
      many(4, (i) =>
        G(
          `translate(${80 + i * 46} 120)`,
          P(
            'M-15 -90h30v120q-15 40 -30 0Z',
            p.lin(0, 0, 1, 0, [0, '#b9cfdf', 0.9], [0.3, '#fff', 0.9], [1, '#b3c9da', 0.9]),
          ),
          P('M-12 -20h24v44q-12 34 -24 0Z', ['#e0655a', '#f2b53d', '#3f8be0', '#5fae6b'][i]!),
          R(-18, -102, 36, 22, 5, ['#e0655a', '#f2b53d', '#3f8be0', '#5fae6b'][i]!),
        ),
      ) +
      R(50, 96, 210, 24, 6, p.soft('#8d97a5'), 'opacity=".0"') +
      G(
        'translate(-70 -10) rotate(-20)',
        R(-14, -240, 28, 60, 8, p.cyl(k[2])),
        R(-40, -190, 80, 170, 26, p.cyl(lite(k[0], 0.2))),
        P('M-40 -160q-50 10 -46 40h46Z', p.soft(k[2])),
        R(-26, -140, 52, 44, 6, '#12202c'),
        digits(-20, -130, 2, 24, '#8fe0ff'),
        P('M-26 -20h52l-14 130h-24Z', p.cyl(lite(k[0], 0.2))),
        P('M-13 108h26l-9 110h-8Z', p.lin(0, 0, 1, 0, [0, '#b9cfdf'], [0.4, '#fff'], [1, '#b3c9da'])),
      ),
  },
};
