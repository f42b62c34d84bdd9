/** Bottles, jars, cans, drums, laboratory and chemical goods. (1 of 3) */
import { BEAUTY, PLASTICS } from '../../palettes.ts';
import { C, dark, E, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { CLEAR, glassBody, label } from './parts.ts';

export const bottles: Record<string, Shape> = {
  bottle: {
    pals: CLEAR,
    shadow: [0, 222, 130, 24],
    draw: (p, k) =>
      R(-34, -232, 68, 60, 10, p.cyl(k[1])) +
      many(6, (i) => R(-28 + i * 11, -228, 4, 50, 2, '#000', 'opacity=".12"')) +
      glassBody(
        p,
        'M-28 -176h56q0 40 40 70t42 80v210q0 36 -36 36h-148q-36 0 -36 -36v-210q0 -50 42 -80t40 -70Z',
        k[0],
      ) +
      P('M-108 40h216v144q0 34 -34 34h-148q-34 0 -34 -34Z', k[2], 'opacity=".35"') +
      label(p, -110, -10, 220, 150, k[1]) +
      P('M-84 -60q20 -50 44 -70q-16 60 -20 100v220h-26Z', '#fff', 'opacity=".5"'),
  },
  plasticbottle: {
    pals: PLASTICS,
    shadow: [0, 222, 120, 24],
    draw: (p, k) =>
      R(-44, -222, 88, 64, 12, p.cyl(dark(k[0], 0.2))) +
      P('M-58 -160h116q50 20 50 80v250q0 46 -46 46h-124q-46 0 -46 -46v-250q0 -60 50 -80Z', p.cyl(k[0])) +
      label(p, -96, -40, 192, 180, dark(k[0], 0.1)),
  },
  pumpbottle: {
    pals: BEAUTY,
    shadow: [0, 222, 120, 24],
    draw: (p, k) =>
      P('M-90 -238h120q20 0 20 18v20h-90v-10h-50Z', p.lie(k[2])) +
      R(-14, -204, 28, 50, 4, p.cyl(lite(k[2], 0.2))) +
      R(-48, -160, 96, 46, 8, p.cyl(k[2])) +
      R(-110, -116, 220, 336, 40, p.cyl(k[0])) +
      label(p, -80, -30, 160, 160, k[2]),
  },
  dropper: {
    pals: [
      ['#c07a3a', '#2b2a28', '#d9b25c'],
      ['#bfd8c9', '#e6c489', '#8c7a5a'],
      ['#b9cdea', '#39404e', '#5b7fc0'],
      ['#f3c7cd', '#d9b25c', '#b0566a'],
    ],
    shadow: [0, 222, 120, 24],
    draw: (p, k) =>
      R(-28, -242, 56, 84, 26, p.cyl(k[1])) +
      R(-44, -164, 88, 52, 8, p.cyl(k[2])) +
      R(-30, -116, 60, 30, 4, p.cyl(k[0])) +
      glassBody(p, 'M-30 -92h60q72 14 72 80v190q0 40 -40 40h-124q-40 0 -40 -40v-190q0 -66 72 -80Z', k[0]) +
      R(-6, -90, 12, 220, 5, '#fff', 'opacity=".4"') +
      label(p, -90, 6, 180, 140, k[2]) +
      P('M-82 -20q10 -40 36 -50q-14 60 -14 120v140h-24Z', '#fff', 'opacity=".4"'),
  },
  perfume: {
    pals: BEAUTY,
    shadow: [0, 222, 150, 24],
    draw: (p, k) =>
      R(-46, -226, 92, 104, 12, p.cyl(k[2])) +
      R(-34, -126, 68, 34, 4, p.cyl(lite(k[2], 0.3))) +
      R(
        -140,
        -96,
        280,
        312,
        30,
        p.lin(
          0,
          0,
          1,
          0,
          [0, dark(k[0], 0.14)],
          [0.1, lite(k[0], 0.8)],
          [0.25, lite(k[0], 0.3)],
          [0.85, k[0]],
          [1, dark(k[0], 0.2)],
        ),
      ) +
      R(-106, -30, 212, 216, 14, p.lin(0, 0, 1, 1, [0, lite(k[0], 0.15)], [1, dark(k[0], 0.12)])) +
      R(-106, -66, 212, 40, 8, '#fff', 'opacity=".4"') +
      R(-56, 40, 112, 70, 6, '#fffdf8') +
      R(-38, 60, 76, 10, 5, k[2]) +
      R(-24, 82, 48, 8, 4, k[2], 'opacity=".6"') +
      P('M-126 -70h26v260h-26Z', '#fff', 'opacity=".5"'),
  },
  spraybottle: {
    pals: PLASTICS,
    shadow: [0, 222, 120, 24],
    draw: (p, k) =>
      P('M-120 -236h160q30 0 34 40h-70v30h-60v-24l-80 -6Z', p.lie(dark(k[0], 0.1))) +
      R(-146, -230, 34, 26, 6, p.lie('#39404e')) +
      P('M-44 -190q-40 20 -30 74h-18q-14 -60 22 -84Z', k[2]) +
      R(-40, -170, 80, 50, 8, p.cyl(dark(k[0], 0.1))) +
      P(
        'M-40 -124h80q20 60 64 100v190q0 50 -50 50h-108q-50 0 -50 -50v-190q44 -40 64 -100Z',
        p.lin(0, 0, 1, 0, [0, dark(k[1], 0.14)], [0.2, '#ffffff'], [0.5, k[1]], [1, dark(k[1], 0.24)]),
      ) +
      P('M-104 60h208v104q0 48 -48 48h-112q-48 0 -48 -48Z', k[0], 'opacity=".3"') +
      label(p, -90, 10, 180, 130, k[0]),
  },
  jar: {
    pals: BEAUTY,
    shadow: [0, 216, 210, 26],
    draw: (p, k) =>
      P('M-180 20h360v130q0 56 -180 56t-180 -56Z', p.cyl(k[1])) +
      P('M-164 30h328v112q0 44 -164 44t-164 -44Z', p.cyl(k[0]), 'opacity=".75"') +
      R(-74, 70, 148, 66, 8, '#fffdf8', 'opacity=".9"') +
      R(-50, 88, 100, 10, 5, k[2]) +
      R(-30, 108, 60, 8, 4, k[2], 'opacity=".6"') +
      P('M-190 -90v100q0 50 190 50t190 -50v-100Z', p.cyl(k[2])) +
      E(0, -90, 190, 52, p.soft(lite(k[2], 0.3))) +
      P('M-150 60q-6 60 4 100q20 12 34 14q-12 -60 -8 -110Z', '#fff', 'opacity=".5"'),
  },
  glassjar: {
    pals: [
      ['#cfe5ec', '#d9b25c', '#d9783a'],
      ['#cfe5ec', '#39404e', '#7fae5b'],
      ['#cfe5ec', '#c3ccd7', '#d9453f'],
      ['#cfe5ec', '#a56b3a', '#e8c46a'],
    ],
    shadow: [0, 222, 150, 26],
    draw: (p, k) =>
      p.can(-118, -206, 236, 54, k[1], 30) +
      many(20, (i) =>
        L(
          `M${-112 + i * 11.8} ${-182 + Math.sqrt(Math.max(0, 1 - ((i - 9.5) / 10) ** 2)) * 26}v26`,
          '#000',
          2,
          'opacity=".12"',
        ),
      ) +
      R(
        -140,
        -128,
        280,
        346,
        54,
        p.lin(
          0,
          0,
          1,
          0,
          [0, dark(k[0], 0.2), 0.9],
          [0.12, '#ffffff', 0.9],
          [0.3, k[0], 0.7],
          [0.85, k[0], 0.8],
          [1, dark(k[0], 0.25), 0.95],
        ),
      ) +
      p.clip(
        'M-124 -60h248v230q0 36 -36 36h-176q-36 0 -36 -36Z',
        R(-124, -60, 248, 270, 0, dark(k[2], 0.1)) +
          many(40, (i) =>
            C(
              -110 + (i % 7) * 37 + (Math.floor(i / 7) % 2) * 16,
              -44 + Math.floor(i / 7) * 46,
              26,
              p.ball(i % 3 ? k[2] : lite(k[2], 0.22)),
            ),
          ),
      ) +
      P('M-116 -90q-10 130 0 270h34q-10 -140 0 -270Z', '#fff', 'opacity=".5"') +
      label(p, -60, 20, 140, 110, dark(k[2], 0.1)),
  },
};
