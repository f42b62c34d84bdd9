/** Production machines as cabinets, hoppers, drums and arms. (1 of 2) */
import { MACHINES, PAINTS } from '../../palettes.ts';
import { C, dark, E, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { belt, cabinet, feet, glass, hopper, lamp, leg, panel, parcel } from './parts.ts';

export const productionLines: Record<string, Shape> = {
  cnc: {
    pals: MACHINES,
    shadow: [10, 214, 260, 28],
    draw: (p, k) =>
      feet([-225, 60, 150]) +
      cabinet(p, k, -235, -140, 400, 344, 76) +
      glass(p, -205, -86, 226, 190) +
      R(-100, -62, 20, 60, 4, p.cyl('#c3ccd7')) +
      R(-112, -4, 44, 26, 4, p.cyl('#8d97a5')) +
      P('M-100 22h20l-10 30Z', '#dfe6ee') +
      R(-180, 66, 180, 22, 4, p.lie('#aab4c2')) +
      R(30, -60, 14, 130, 7, p.cyl('#59647a')) +
      panel(p, 58, -70) +
      many(4, (i) =>
        R(
          182,
          -60 + i * 30,
          44,
          10,
          5,
          dark(k[0], 0.5),
          'opacity=".4" transform="skewY(-26) translate(0 92)"',
        ),
      ) +
      lamp(p, -170, -160),
  },
  packer: {
    pals: MACHINES,
    shadow: [0, 214, 255, 28],
    draw: (p, k) =>
      feet([-140, 50]) +
      belt(p, 30, 128, 214) +
      leg(p, 214, 164, 48) +
      parcel(p, 96, 126, 44, k[2]) +
      parcel(p, 170, 126, 44, k[2]) +
      cabinet(p, k, -150, -60, 236, 264, 56) +
      hopper(p, -20, -214, 214, 150, '#c9d2dd') +
      glass(p, -126, -16, 120, 150) +
      P('M-98 10h64l-6 90h-52Z', p.soft(lite(k[2], 0.25))) +
      R(-96, 96, 60, 12, 4, dark(k[2], 0.1)) +
      panel(p, 4, -12, 0.74) +
      C(-206, 20, 62, p.ball('#f2f5f9')) +
      C(-206, 20, 22, dark('#aab4c2', 0.4)) +
      L('M-206 82q10 60 70 50', '#dfe6ee', 8),
  },
  press: {
    pals: PAINTS,
    shadow: [0, 216, 220, 28],
    draw: (p, k) =>
      P('M-200 -190q0 -30 30 -30h320q30 0 30 30v400h-380Z', p.soft(k[0])) +
      P('M-120 -60h220v200h-220Z', p.lin(0, 0, 0, 1, [0, '#1f2838'], [1, '#3d4a61'])) +
      R(-60, -150, 100, 120, 8, p.cyl('#c3ccd7')) +
      R(-100, -44, 180, 54, 6, p.lie('#8d97a5')) +
      R(-86, 10, 152, 16, 4, p.lie('#c3ccd7')) +
      R(-120, 104, 220, 40, 4, p.lie('#aab4c2')) +
      R(-60, 84, 100, 22, 4, p.metal('#d9b25c')) +
      C(-150, -150, 30, p.metal(lite(k[0], 0.2))) +
      R(-200, 156, 380, 58, 6, p.soft(dark(k[0], 0.3))) +
      many(9, (i) => P(`M${-190 + i * 42} 156h20l-20 20h-20Z`, '#ffcf3d', 'opacity=".9"')) +
      panel(p, 112, -40, 0.7) +
      p.sheen(-190, -212, 360, 50, 22, 0.3),
  },
  conveyor: {
    pals: MACHINES,
    shadow: [0, 214, 260, 26],
    draw: (p, k) =>
      leg(p, -210, 70, 146) +
      leg(p, -20, 70, 146) +
      leg(p, 180, 70, 146) +
      L('M-200 170h390', '#98a2b0', 10) +
      P('M-250 30l50 -50h430l20 50Z', p.lin(0, 0, 0, 1, [0, '#59647a'], [1, '#3b4557'])) +
      many(9, (i) => L(`M${-224 + i * 54} 28l${26 - i * 6} -46`, '#fff', 3, 'opacity=".14"')) +
      R(-250, 28, 500, 46, 12, p.lie(k[1])) +
      many(9, (i) => C(-226 + i * 56, 51, 10, p.ball('#dfe6ee'))) +
      p.box(-190, -94, 100, 100, 34, '#d9a066') +
      R(-150, -94, 20, 100, 0, '#f0d2a6') +
      p.box(-20, -74, 80, 80, 30, '#d9a066') +
      R(12, -74, 16, 80, 0, '#f0d2a6') +
      p.box(128, -94, 84, 100, 30, k[2]),
  },
  mixer: {
    pals: MACHINES,
    shadow: [0, 214, 200, 26],
    draw: (p, k) =>
      leg(p, -140, 120, 96) +
      leg(p, 120, 120, 96) +
      R(-40, -240, 80, 90, 12, p.cyl(k[1])) +
      many(4, (i) => R(-32, -226 + i * 18, 64, 6, 3, '#fff', 'opacity=".25"')) +
      R(-62, -160, 124, 26, 6, p.cyl('#8d97a5')) +
      P('M-160 -80q0 -60 160 -60t160 60v10h-320Z', p.cyl('#d5dce5')) +
      R(-166, -84, 332, 22, 8, p.cyl('#b4bec9')) +
      P('M-160 -64h320v150q0 30 -110 80h-100q-110 -50 -110 -80Z', p.cyl('#cdd5df')) +
      R(-160, -20, 320, 8, 0, '#fff', 'opacity=".4"') +
      R(-160, 50, 320, 8, 0, dark('#cdd5df', 0.3), 'opacity=".3"') +
      R(-20, 164, 40, 34, 5, p.cyl('#98a2b0')) +
      R(-44, 178, 88, 12, 6, k[2]) +
      C(-70, 14, 34, p.ball('#33496a'), 'stroke="#aab4c2" stroke-width="10"') +
      panel(p, 66, -32, 0.72) +
      R(90, -140, 26, 40, 6, p.cyl('#aab4c2')),
  },
  oven: {
    pals: MACHINES,
    shadow: [10, 214, 220, 28],
    draw: (p, k) =>
      feet([-170, 80]) +
      p.box(-190, -180, 316, 384, 74, '#cfd7e0') +
      R(-190, -180, 316, 64, 2, p.soft(k[1])) +
      R(-170, -164, 70, 32, 5, '#1f2838') +
      R(-162, -156, 40, 16, 3, '#ff6b4a') +
      many(
        3,
        (i) => C(-50 + i * 60, -148, 19, p.metal('#e9edf3')) + L(`M${-50 + i * 60} -148v-14`, '#3a4558', 5),
      ) +
      many(
        2,
        (j) =>
          R(-168, -96 + j * 148, 272, 128, 12, p.soft('#aab4c2')) +
          R(
            -146,
            -70 + j * 148,
            228,
            92,
            8,
            p.lin(0, 0, 0, 1, [0, '#3c2a25'], [0.6, '#a34a1e'], [1, '#ff9f4a']),
          ) +
          many(3, (i) => E(-90 + i * 58, 2 + j * 148, 24, 14, p.ball('#e0a35c'))) +
          P(`M-130 ${20 + j * 148}l60 -88h40l-60 88Z`, '#fff', 'opacity=".12"') +
          R(-130, -88 + j * 148, 196, 11, 5, p.lie('#f2f5f9')),
      ),
  },
  injection: {
    pals: MACHINES,
    shadow: [0, 210, 262, 26],
    draw: (p, k) =>
      feet([-235, -60, 180], 188) +
      p.box(-250, 70, 470, 126, 34, k[0]) +
      R(-250, 160, 470, 36, 2, k[1]) +
      R(-240, -90, 200, 162, 10, p.soft(k[1])) +
      glass(p, -220, -66, 124, 110) +
      R(-84, -66, 26, 110, 6, p.soft(dark(k[1], 0.25))) +
      R(-40, -76, 44, 146, 4, p.cyl('#aab4c2')) +
      R(0, -22, 200, 48, 8, p.lie('#c3ccd7')) +
      many(4, (i) => R(16 + i * 40, -28, 22, 60, 4, p.lie('#e0a63a'))) +
      R(150, -44, 80, 110, 8, p.lie(dark(k[0], 0.08))) +
      R(100, -100, 50, 80, 4, p.cyl('#98a2b0')) +
      hopper(p, 125, -206, 130, 110, '#c9d2dd') +
      panel(p, 16, 82, 0.6) +
      lamp(p, -140, -90),
  },
};
