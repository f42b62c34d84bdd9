/** Power transmission, bearings, fluid parts. (2 of 2) */
import { METALS, PAINTS } from '../../palettes.ts';
import { C, dark, E, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { bolts } from './parts.ts';

export const pumpsAndSeals: Record<string, Shape> = {
  pump: {
    pals: PAINTS,
    shadow: [0, 208, 245, 26],
    draw: (p, k) =>
      R(-225, 176, 450, 32, 8, p.lie(dark(k[1], 0.1))) +
      R(70, 110, 30, 70, 4, dark(k[1], 0.1)) +
      R(150, 110, 30, 70, 4, dark(k[1], 0.1)) +
      R(20, -86, 190, 200, 26, p.lie(k[1])) +
      many(7, (i) => R(40, -70 + i * 25, 150, 9, 4, lite(k[1], 0.18), 'opacity=".6"')) +
      R(200, -76, 36, 180, 16, p.lie(dark(k[1], 0.2))) +
      R(70, -120, 90, 44, 10, p.soft(lite(k[1], 0.12))) +
      P('M-20 -60h50v140h-50Z', p.lie(dark(k[0], 0.2))) +
      P('M-150 130h140l20 50h-180Z', p.down(dark(k[0], 0.2))) +
      R(-128, -200, 96, 130, 6, p.cyl(k[0])) +
      R(-150, -222, 140, 34, 8, p.cyl(dark(k[0], 0.1))) +
      C(-80, 30, 138, p.ball(k[0])) +
      C(-80, 30, 96, 'none', `stroke="${dark(k[0], 0.35)}" stroke-width="6" opacity=".5"`) +
      G('translate(-80 30)', bolts(p, '#8d97a5', 8, 116, 12)) +
      C(-80, 30, 68, p.metal(lite(k[0], 0.1))) +
      C(-80, 30, 46, dark(k[0], 0.72)),
  },
  gearbox: {
    pals: PAINTS,
    shadow: [0, 208, 235, 26],
    draw: (p, k) =>
      p.rod(-246, -10, 110, 60, '#b9c2cd', 16) +
      R(-160, 170, 330, 36, 8, p.lie(dark(k[0], 0.28))) +
      P('M-140 -60q0 -110 110 -110h80q110 0 110 110v230h-300Z', p.soft(k[0])) +
      C(-20, 20, 120, p.metal(lite(k[0], 0.1))) +
      G('translate(-20 20)', bolts(p, '#98a2b0', 8, 98, 12)) +
      C(-20, 20, 62, p.lin(0, 0, 1, 1, [0, dark(k[0], 0.5)], [1, lite(k[0], 0.3)])) +
      C(-20, 20, 36, p.metal('#c3ccd7')) +
      R(156, -90, 80, 170, 18, p.lie(k[1])) +
      many(5, (i) => R(168, -72 + i * 30, 56, 10, 5, '#fff', 'opacity=".18"')) +
      R(-40, -206, 90, 44, 10, p.cyl(dark(k[0], 0.1))) +
      p.sheen(-120, -150, 250, 60, 40, 0.28),
  },
  cylinder: {
    pals: [METALS[0]!, PAINTS[0]!, PAINTS[2]!, METALS[2]!],
    draw: (p, k) =>
      G(
        'rotate(-32)',
        R(90, -24, 190, 48, 10, p.lie('#d8dfe8')),
        C(275, 0, 44, p.metal('#aab4c2')),
        C(275, 0, 20, dark('#aab4c2', 0.6)),
        R(-210, -78, 300, 156, 16, p.lie(k[0])),
        R(70, -92, 54, 184, 14, p.lie(dark(k[1], 0.05))),
        R(-226, -92, 54, 184, 14, p.lie(dark(k[1], 0.05))),
        C(-262, 0, 46, p.metal('#aab4c2')),
        C(-262, 0, 20, dark('#aab4c2', 0.6)),
        R(-216, -122, 34, 36, 6, p.cyl('#d9b25c')),
        R(80, -122, 34, 36, 6, p.cyl('#d9b25c')),
      ),
    shadow: [0, 225, 200, 22],
  },
  oring: {
    pals: [
      ['#3b4250', '#23272f', '#d9453f'],
      ['#d9453f', '#9c2a27', '#333'],
      ['#4a90d9', '#2f6bb0', '#333'],
      ['#59a87a', '#31724d', '#333'],
    ],
    draw: (p, k) => {
      const o = (x: number, y: number, r: number, w: number, c: string): string =>
        E(x + 4, y + 10, r, r * 0.74, 'none', `stroke="#1b2440" stroke-opacity=".16" stroke-width="${w}"`) +
        E(x, y, r, r * 0.74, 'none', `stroke="${p.soft(c)}" stroke-width="${w}"`) +
        E(
          x - 1,
          y - w * 0.18,
          r,
          r * 0.74,
          'none',
          `stroke="#fff" stroke-opacity=".35" stroke-width="${w * 0.16}"`,
        );
      return (
        o(-40, -20, 190, 40, k[0]) +
        o(90, 60, 120, 32, k[1]) +
        o(-110, 120, 80, 26, k[1]) +
        o(150, -130, 62, 22, k[0])
      );
    },
  },
  tank: {
    pals: PAINTS,
    shadow: [0, 215, 230, 26],
    draw: (p, k) =>
      C(-130, 178, 36, p.ball('#333a47')) +
      C(-130, 178, 14, '#c7d0da') +
      R(120, 150, 24, 62, 6, dark(k[0], 0.4)) +
      R(-215, -10, 420, 180, 88, p.lie(k[0])) +
      L('M-130 -8v176M120 -8v176', dark(k[0], 0.35), 5, 'opacity=".5"') +
      R(-150, -96, 130, 96, 14, p.lie(k[1])) +
      many(5, (i) => R(-140, -84 + i * 17, 110, 7, 3, '#fff', 'opacity=".16"')) +
      R(20, -120, 120, 112, 16, p.soft(dark(k[1], 0.1))) +
      many(5, (i) => R(34, -108 + i * 19, 92, 9, 4, lite(k[1], 0.3), 'opacity=".6"')) +
      L('M-20 -80q30 -40 44 -20', '#c98a62', 10) +
      C(176, -64, 32, '#e8edf3', `stroke="${dark(k[1], 0.1)}" stroke-width="10"`) +
      L('M176 -64l12 -14', '#d9453f', 5) +
      R(168, -30, 16, 24, 4, '#c9a24b') +
      L('M-190 30l-34 -120h-26', '#39404e', 13),
  },
  filter: {
    pals: [
      ['#f0f3f7', '#2f7fdb', '#d9dfe8'],
      ['#ee8a2a', '#39404e', '#fff'],
      ['#dfe5ec', '#23a27f', '#fff'],
      ['#d9453f', '#39404e', '#fff'],
    ],
    shadow: [0, 222, 150, 26],
    draw: (p, k) =>
      p.can(-140, -150, 280, 340, k[0], 44) +
      many(15, (i) => {
        const x = -132 + i * 18.8;
        const d = Math.sqrt(Math.max(0, 1 - (x / 140) ** 2)) * 40;
        return L(`M${x} ${-80 + d}V${120 + d}`, dark(k[0], 0.35), 4, 'opacity=".4"');
      }) +
      P('M-146 -160v62a146 46 0 0 0 292 0v-62Z', p.cyl(k[1])) +
      P('M-146 124v66a146 46 0 0 0 292 0v-66a146 46 0 0 1 -292 0Z', p.cyl(k[1])) +
      E(0, -160, 146, 46, p.soft(lite(k[1], 0.12))) +
      E(0, -160, 74, 23, p.lin(0, 0, 0, 1, [0, dark(k[1], 0.7)], [1, dark(k[1], 0.3)])),
  },
  fan: {
    pals: [
      ['#e9edf3', '#3a4558', '#2f7fdb'],
      ['#3a4558', '#232a37', '#35b5e8'],
      ['#2f7fdb', '#1e4f93', '#fff'],
      ['#dfe8e4', '#1f9a7a', '#f5b83d'],
    ],
    draw: (p, k) =>
      R(-215, -215, 430, 430, 44, p.soft(k[0])) +
      C(0, 0, 196, p.lin(0, 0, 1, 1, [0, dark(k[1], 0.5)], [1, dark(k[1], 0.2)])) +
      many(6, (i) =>
        G(
          `rotate(${i * 60})`,
          P(
            'M-18 -40C-100 -70 -110 -160 -40 -182Q40 -190 60 -150Q-10 -130 30 -36Z',
            p.metal(lite(k[1], 0.38)),
          ),
        ),
      ) +
      C(0, 0, 62, p.ball(k[2])) +
      many(3, (i) =>
        C(0, 0, 100 + i * 40, 'none', 'stroke="#dfe6ee" stroke-opacity=".55" stroke-width="5"'),
      ) +
      many(4, (i) => C(i % 2 ? 180 : -180, i < 2 ? -180 : 180, 14, dark(k[0], 0.5))),
  },
  belt: {
    pals: [
      ['#3b4250', '#23272f', '#8d97a5'],
      ['#2f6fd0', '#1e4f93', '#aab4c2'],
      ['#ee8a2a', '#b35c12', '#aab4c2'],
    ],
    draw: (p, k) =>
      L('M-110 110a100 100 0 0 1 -20 -190L100 -180a120 120 0 0 1 60 230Z', dark(k[0], 0.35), 64) +
      L('M-116 102a100 100 0 0 1 -20 -190L94 -188a120 120 0 0 1 60 230Z', p.soft(k[0]), 52) +
      L('M-116 102a100 100 0 0 1 -20 -190L94 -188a120 120 0 0 1 60 230Z', '#fff', 4, 'opacity=".3"') +
      G('translate(-100 5)', C(0, 0, 78, p.metal(k[2])) + C(0, 0, 30, dark(k[2], 0.65))) +
      G(
        'translate(110 -70)',
        C(0, 0, 96, p.metal(k[2])) + C(0, 0, 60, p.metal(lite(k[2], 0.2))) + C(0, 0, 32, dark(k[2], 0.65)),
      ),
  },
};
