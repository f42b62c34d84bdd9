/** Garments built from one parametric torso, and small apparel. (2 of 2) */
import { FABRICS } from '../../palettes.ts';
import { C, dark, E, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { collar, pants, sleeve, torso, WEAR, WORK } from './parts.ts';

export const underwearAndAccessories: Record<string, Shape> = {
  bra: {
    pals: FABRICS,
    draw: (p, k) =>
      L('M-130 -60Q-110 -180 -60 -236M130 -60Q110 -180 60 -236', p.cyl(dark(k[0], 0.1)), 22) +
      P(
        'M-236 40Q-170 20 -150 -80Q-60 -90 0 40Q60 -90 150 -80Q170 20 236 40l-6 70q-100 40 -230 40t-230 -40Z',
        p.lin(0, 0, 1, 1, [0, lite(k[0], 0.3)], [0.5, k[0]], [1, dark(k[0], 0.2)]),
      ) +
      P(
        'M-150 -80Q-60 -90 0 40Q-20 110 -90 110T-170 20Q-156 -30 -150 -80Z',
        p.rad(0.4, 0.35, 0.7, [0, lite(k[0], 0.4)], [1, dark(k[0], 0.08)]),
      ) +
      P(
        'M150 -80Q60 -90 0 40Q20 110 90 110T170 20Q156 -30 150 -80Z',
        p.rad(0.4, 0.35, 0.7, [0, lite(k[0], 0.35)], [1, dark(k[0], 0.14)]),
      ) +
      L('M-232 100q110 44 232 44t232 -44', dark(k[0], 0.25), 14) +
      P('M0 40l-20 -14v28ZM0 40l20 -14v28Z', k[2]) +
      C(0, 40, 7, k[2]),
  },
  romper: {
    pals: FABRICS,
    draw: (p, k) =>
      sleeve(p, k[0], 0.3, 1) +
      sleeve(p, k[0], 0.3, -1) +
      P(
        'M-112 -190q50 -12 56 -18q56 44 112 0q6 6 56 18q30 90 16 190q20 100 10 150q-50 4 -84 40q-54 30 -108 0q-34 -36 -84 -40q-10 -50 10 -150q-14 -100 16 -190Z',
        p.lin(0, 0, 1, 0.5, [0, lite(k[0], 0.35)], [0.5, k[0]], [1, dark(k[0], 0.16)]),
      ) +
      collar(k[0]) +
      many(3, (i) => C(-30 + i * 30, 186, 8, k[1])) +
      C(0, -30, 66, k[1]) +
      C(-42, -78, 24, k[1]) +
      C(42, -78, 24, k[1]) +
      C(-22, -38, 8, '#39404e') +
      C(22, -38, 8, '#39404e') +
      E(0, -12, 14, 10, k[2]) +
      L('M-12 6q12 12 24 0', '#39404e', 5),
  },
  coverall: {
    pals: WORK,
    shadow: [0, 226, 130, 18],
    draw: (p, k) =>
      G(
        'translate(0 -48) scale(.86)',
        sleeve(p, k[0], 0.85, 1) +
          sleeve(p, k[0], 0.85, -1) +
          torso(p, k[0], 300) +
          G('translate(0 250)', pants(p, k[0], 4, 300)) +
          R(-128, 20, 256, 28, 4, dark(k[0], 0.25)) +
          R(-132, -70, 264, 26, 2, k[1]) +
          R(-112, 236, 96, 24, 2, k[1]) +
          R(20, 236, 96, 24, 2, k[1]) +
          R(-4, -200, 8, 380, 2, '#c3ccd7') +
          R(-96, -130, 66, 52, 6, dark(k[0], 0.15)) +
          R(30, -130, 66, 52, 6, dark(k[0], 0.15)) +
          collar(k[0]),
      ),
  },
  apron: {
    pals: WORK,
    draw: (p, k) =>
      L('M-64 -150Q-90 -240 0 -240T64 -150', k[2], 14) +
      L('M-150 -10Q-230 20 -240 90M150 -10Q230 20 240 90', k[2], 12) +
      P(
        'M-76 -160h152q10 90 76 140v220q-152 24 -304 0v-220q66 -50 76 -140Z',
        p.lin(0, 0, 1, 0.5, [0, lite(k[0], 0.28)], [0.5, k[0]], [1, dark(k[0], 0.2)]),
      ) +
      R(-90, 40, 180, 96, 12, dark(k[0], 0.12), `stroke="${k[1]}" stroke-width="4" stroke-dasharray="10 7"`) +
      L('M0 44v88', k[1], 4, 'stroke-dasharray="10 7"') +
      L('M-74 -140h148', k[1], 5, 'stroke-dasharray="10 7"'),
  },
  beanie: {
    pals: WEAR,
    draw: (p, k) =>
      C(0, -190, 52, p.ball(k[1])) +
      many(12, (i) => G(`translate(0 -190) rotate(${i * 30})`, L('M0 -40v-16', k[1], 12))) +
      P(
        'M-180 90Q-190 -160 0 -170T180 90Z',
        p.lin(0, 0, 1, 0.4, [0, lite(k[0], 0.3)], [0.5, k[0]], [1, dark(k[0], 0.25)]),
      ) +
      many(7, (i) =>
        L(
          `M${-140 + i * 46} 80Q${-110 + i * 36} -80 ${-30 + i * 10} -160`,
          dark(k[0], 0.3),
          6,
          'opacity=".4"',
        ),
      ) +
      R(-200, 80, 400, 112, 44, p.lie(dark(k[0], 0.06))) +
      many(14, (i) => L(`M${-176 + i * 27} 94v84`, dark(k[0], 0.35), 7, 'opacity=".4"')),
  },
  waistbelt: {
    pals: [
      ['#7a4a2b', '#d9b25c', '#5a341d'],
      ['#2b303b', '#c3ccd7', '#1b2028'],
      ['#b07a45', '#d9b25c', '#875a2f'],
    ],
    draw: (p, k) =>
      E(0, 10, 200, 160, 'none', `stroke="${dark(k[0], 0.35)}" stroke-width="84"`) +
      E(0, 0, 200, 160, 'none', `stroke="${p.soft(k[0])}" stroke-width="76"`) +
      E(0, 0, 228, 188, 'none', `stroke="${lite(k[0], 0.35)}" stroke-width="4" stroke-dasharray="14 9"`) +
      E(0, 0, 172, 132, 'none', `stroke="${lite(k[0], 0.35)}" stroke-width="4" stroke-dasharray="14 9"`) +
      R(-64, 96, 128, 124, 18, 'none', `stroke="${p.metal(k[1])}" stroke-width="22"`) +
      R(-12, 146, 84, 20, 10, p.lie(k[1])),
  },
  tie: {
    pals: [
      ['#3f5fae', '#8fa8e0', '#fff'],
      ['#a8344a', '#e08a9a', '#fff'],
      ['#2f3440', '#7d8a9b', '#fff'],
    ],
    shadow: [0, 226, 90, 18],
    draw: (p, k) => {
      const d = 'M-40 -140h80l56 270-96 96-96 -96Z';
      return (
        P('M-60 -226h120l-26 82h-68Z', p.soft(dark(k[0], 0.12))) +
        P(d, p.soft(k[0])) +
        p.clip(
          d,
          many(9, (i) => L(`M-160 ${-60 + i * 56}l320 -150`, k[1], 12, 'opacity=".8"')),
        ) +
        L('M0 -120v300', '#fff', 5, 'opacity=".12"')
      );
    },
  },
};
