/** Fabrics, yarns, trims and home textiles. (1 of 2) */
import { C, dark, E, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { CLOTHS, HIDES } from './parts.ts';

export const fabrics: Record<string, Shape> = {
  fabricroll: {
    pals: CLOTHS,
    shadow: [0, 206, 240, 28],
    draw: (p, k) =>
      [
        [k[1], -150, -96],
        [k[2], -150, 20],
        [k[0], -190, 92],
      ]
        .map(([c, x, y], i) =>
          G(
            '',
            p.rod(Number(x), Number(y) - 40, 370 - i * 6, 112, String(c), 34, '#d9b98a'),
            many(3, (j) =>
              E(
                Number(x),
                Number(y) + 16,
                30 - j * 8,
                48 - j * 13,
                'none',
                `stroke="${j ? String(c) : dark(String(c), 0.1)}" stroke-width="6"`,
              ),
            ),
            E(Number(x), Number(y) + 16, 8, 13, '#5b3a22'),
          ),
        )
        .join('') +
      P('M-80 164q130 26 256 -4l40 36q-150 34 -320 8Z', p.soft(k[0])) +
      L('M-60 176q110 20 230 -2M-66 190q120 20 250 0', lite(k[0], 0.3), 3, 'opacity=".6"'),
  },
  fabricstack: {
    pals: CLOTHS,
    draw: (p, k) =>
      many(5, (i) => {
        const y = 196 - i * 78;
        const c = [k[0], k[1], k[2], lite(k[0], 0.3), dark(k[1], 0.12)][i]!;
        const o = [0, 12, -8, 6, -4][i]!;
        return G(
          `translate(${o} 0)`,
          P(
            `M-200 ${y}q-26 -38 0 -76h370q50 6 50 38t-50 38Z`,
            p.lin(0, 0, 0, 1, [0, lite(c, 0.3)], [0.4, c], [1, dark(c, 0.22)]),
          ) +
            L(`M-206 ${y - 38}q200 -8 410 0`, dark(c, 0.3), 4, 'opacity=".5"') +
            L(`M-196 ${y - 58}q200 -8 380 0M-196 ${y - 18}q200 -6 380 0`, lite(c, 0.5), 3, 'opacity=".45"'),
        );
      }),
  },
  drape: {
    pals: CLOTHS,
    draw: (p, k) =>
      P(
        'M-230 60Q-150 -60 -120 -170Q-20 -240 90 -180Q120 -60 240 40Q200 170 90 200Q-80 230 -190 180Q-240 130 -230 60Z',
        p.lin(0, 0, 1, 1, [0, lite(k[0], 0.35)], [0.5, k[0]], [1, dark(k[0], 0.28)]),
      ) +
      [
        'M-110 -160Q-60 0 -180 160',
        'M-40 -200Q-20 20 -90 200',
        'M30 -204Q30 20 20 210',
        'M80 -176Q80 20 140 184',
        'M-80 -186Q-100 20 -226 90',
        'M100 -150Q140 20 224 90',
      ]
        .map(
          (d, i) =>
            L(d, i % 2 ? dark(k[0], 0.4) : lite(k[0], 0.5), 16, 'opacity=".28"') +
            L(d, i % 2 ? dark(k[0], 0.4) : lite(k[0], 0.5), 5, 'opacity=".4"'),
        )
        .join('') +
      P('M-120 -170Q-20 -240 90 -180Q-20 -150 -120 -170Z', dark(k[0], 0.35), 'opacity=".6"'),
  },
  leather: {
    pals: HIDES,
    draw: (p, k) =>
      P(
        'M-200 -150q60 10 90 -40q20 -30 60 -10q50 30 100 0q40 -20 60 10q30 50 90 40q30 40 -10 70q-30 60 0 130q50 40 30 90q-60 30 -110 -10q-60 -30 -110 60q-50 -90 -110 -60q-50 40 -110 10q-20 -50 30 -90q30 -70 0 -130q-40 -30 -10 -70Z',
        p.soft(k[0]),
      ) +
      many(46, (i) =>
        C(-150 + ((i * 83) % 300), -130 + ((i * 59) % 260), 3, dark(k[0], 0.3), 'opacity=".35"'),
      ) +
      P('M-20 60Q150 -60 250 40V200H60Z', 'none') +
      p.rod(-10, 110, 230, 90, k[1], 26, '#f0e4d0') +
      L('M20 116h170', '#fff', 6, 'opacity=".3"'),
  },
  yarncone: {
    pals: CLOTHS,
    draw: (p, k) => {
      const cone = (c: string): string =>
        P('M-30 -190h60l14 40h-88Z', '#e9d7b8') +
        P('M-56 -150h112l54 320q-110 40 -220 0Z', p.cyl(c)) +
        many(13, (i) =>
          L(
            `M${-58 - i * 3.6} ${-130 + i * 24}q${58 + i * 3.6} ${16 + i} ${116 + i * 7.2} ${i % 2 ? -10 : 6}`,
            i % 2 ? dark(c, 0.35) : lite(c, 0.4),
            4,
            'opacity=".5"',
          ),
        ) +
        P('M-90 176q90 34 180 0l6 20q-96 34 -192 0Z', '#d9bd93');
      return (
        G('translate(-130 -10) scale(.86)', cone(k[1] === '#f2f5fb' ? '#dfe6f2' : k[1])) +
        G('translate(140 -10) scale(.86)', cone(k[2])) +
        G('translate(0 20)', cone(k[0]))
      );
    },
  },
  ribbonroll: {
    pals: CLOTHS,
    draw: (p, k) => {
      const roll = (x: number, y: number, r: number, c: string): string =>
        C(x + 8, y + 8, r, dark(c, 0.4)) +
        C(x, y, r, p.soft(c)) +
        many(4, (i) =>
          C(
            x,
            y,
            r * (0.5 + i * 0.13),
            'none',
            `stroke="${i % 2 ? dark(c, 0.2) : lite(c, 0.4)}" stroke-width="4" opacity=".6"`,
          ),
        ) +
        C(x, y, r * 0.42, p.soft('#f2ead8')) +
        C(x, y, r * 0.3, '#fff');
      return (
        roll(-90, -70, 140, k[0]) +
        P(
          'M-100 66Q20 110 60 50T230 60v60Q160 90 110 130T-80 120Z',
          p.lin(0, 0, 1, 0, [0, k[0]], [0.4, dark(k[0], 0.18)], [0.6, lite(k[0], 0.35)], [1, k[0]]),
        ) +
        roll(120, -110, 84, k[2]) +
        roll(-140, 140, 70, dark(k[1], 0.1)) +
        roll(90, 160, 60, lite(k[0], 0.3))
      );
    },
  },
  zipper: {
    pals: CLOTHS,
    draw: (p, k) =>
      P('M-190 -220h150l20 250v180h-130Z', p.soft(k[0])) +
      P('M190 -220h-150l-20 250v180h130Z', p.soft(dark(k[0], 0.08))) +
      many(
        9,
        (i) =>
          R(-62 + i * 4.4, -214 + i * 24, 34, 13, 3, p.metal('#d9b25c')) +
          R(28 - i * 4.4, -202 + i * 24, 34, 13, 3, p.metal('#d9b25c')),
      ) +
      many(9, (i) => R(-24, 50 + i * 18, 48, 11, 3, p.metal(i % 2 ? '#d9b25c' : '#c9a24b'))) +
      P('M-34 -14q34 -26 68 0l-8 70q-26 14 -52 0Z', p.metal('#e3c678')) +
      R(-11, 34, 22, 30, 6, '#a5803a') +
      R(-18, 52, 36, 110, 14, p.metal('#e3c678')) +
      R(-7, 120, 14, 26, 6, '#a5803a'),
  },
  buttons: {
    pals: CLOTHS,
    draw: (p, k) => {
      const b = (x: number, y: number, r: number, c: string): string =>
        C(x + 4, y + 8, r, dark(c, 0.4)) +
        C(x, y, r, p.ball(c)) +
        C(x, y, r * 0.74, 'none', `stroke="${dark(c, 0.25)}" stroke-width="5" opacity=".6"`) +
        [
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ]
          .map(([a, d]) => C(x + a! * r * 0.2, y + d! * r * 0.2, r * 0.1, dark(c, 0.7)))
          .join('');
      return (
        b(-90, -80, 126, k[0]) +
        b(120, -120, 84, k[2]) +
        b(110, 70, 108, dark(k[1], 0.12)) +
        b(-120, 128, 84, '#c99a63') +
        b(10, 170, 52, lite(k[0], 0.3))
      );
    },
  },
};
