/** Fabrics, yarns, trims and home textiles. (2 of 2) */
import { C, dark, E, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { CLOTHS } from './parts.ts';

export const homeTextiles: Record<string, Shape> = {
  towels: {
    pals: CLOTHS,
    draw: (p, k) =>
      many(3, (i) => {
        const y = 200 - i * 86;
        const c = [k[0], k[1] === '#f2f5fb' ? '#e6ebf5' : k[1], k[2]][i]!;
        return (
          P(
            `M-190 ${y}q-30 -42 0 -84h340q56 6 56 42t-56 42Z`,
            p.lin(0, 0, 0, 1, [0, lite(c, 0.35)], [0.5, c], [1, dark(c, 0.2)]),
          ) +
          L(`M-196 ${y - 42}q200 -8 396 0`, dark(c, 0.3), 5, 'opacity=".45"') +
          R(-150, y - 82, 34, 80, 4, lite(c, 0.5), 'opacity=".55"')
        );
      }) +
      C(60, -110, 78, p.ball(k[0])) +
      many(4, (i) =>
        C(
          60,
          -110,
          64 - i * 16,
          'none',
          `stroke="${i % 2 ? lite(k[0], 0.4) : dark(k[0], 0.2)}" stroke-width="6" opacity=".6"`,
        ),
      ) +
      P('M-130 -66q60 -70 110 -20q-10 30 -110 20Z', 'none'),
  },
  pillow: {
    pals: CLOTHS,
    draw: (p, k) => {
      const pad = (c: string, w: number): string =>
        P(
          `M${-w} -120q${w} 44 ${2 * w} 0q16 6 10 24q-34 100 0 200q4 20 -14 22q-${w} -44 ${-2 * w + 8} 0q-18 -2 -14 -22q34 -100 0 -200q-6 -18 10 -24Z`,
          p.rad(0.4, 0.34, 0.75, [0, lite(c, 0.45)], [0.5, c], [1, dark(c, 0.26)]),
        );
      return (
        G('translate(60 -70) rotate(12)', pad(k[2], 170)) +
        G(
          'translate(-30 80) rotate(-6)',
          pad(k[0], 190),
          C(0, 6, 14, p.ball(lite(k[0], 0.3))),
          many(6, (i) =>
            G(
              `translate(0 6) rotate(${i * 60 + 12})`,
              L('M20 0Q46 6 80 0', dark(k[0], 0.35), 6, 'opacity=".35"'),
            ),
          ),
        )
      );
    },
  },
  bedding: {
    pals: CLOTHS,
    draw: (p, k) =>
      R(-240, -180, 480, 200, 26, p.soft('#b98f68')) +
      R(-236, 20, 472, 150, 16, p.soft('#f3f5f8')) +
      many(2, (i) =>
        P(
          `M${-206 + i * 216} -60q90 -30 190 0q16 50 0 100q-90 14 -190 0q-16 -50 0 -100Z`,
          p.soft(i ? lite(k[0], 0.65) : '#ffffff'),
          'stroke="#d5dce5" stroke-width="3"',
        ),
      ) +
      P(
        'M-244 40q240 -34 488 0v130q-20 34 -60 24t-90 6t-100 -4t-100 6t-90 -8q-30 6 -48 -20Z',
        p.lin(0, 0, 1, 1, [0, lite(k[0], 0.3)], [1, dark(k[0], 0.2)]),
      ) +
      P('M-244 40q240 -34 488 0v34q-240 -34 -488 0Z', k[1]) +
      many(5, (i) => L(`M${-180 + i * 90} 84q-14 50 4 104`, dark(k[0], 0.3), 6, 'opacity=".35"')) +
      R(-226, 190, 26, 30, 4, '#7a5330') +
      R(200, 190, 26, 30, 4, '#7a5330'),
  },
  curtain: {
    pals: CLOTHS,
    draw: (p, k) =>
      R(-250, -226, 500, 18, 9, p.lie('#b98f68')) +
      C(-250, -217, 18, p.ball('#b98f68')) +
      C(250, -217, 18, p.ball('#b98f68')) +
      R(-110, -200, 220, 400, 0, p.lin(0, 0, 0, 1, [0, '#eaf5fc'], [1, '#cfe6f5'])) +
      [-1, 1]
        .map((s) =>
          G(
            `scale(${s} 1)`,
            P(
              'M40 -208h190v420h-170q40 -120 -20 -420Z',
              p.lin(
                0,
                0,
                1,
                0,
                [0, dark(k[0], 0.2)],
                [0.15, lite(k[0], 0.3)],
                [0.3, k[0]],
                [0.42, dark(k[0], 0.2)],
                [0.56, lite(k[0], 0.3)],
                [0.7, k[0]],
                [0.8, dark(k[0], 0.2)],
                [0.92, lite(k[0], 0.25)],
                [1, dark(k[0], 0.14)],
              ),
            ) + L('M66 60q70 26 164 10', k[2], 16),
          ),
        )
        .join(''),
  },
  rug: {
    pals: CLOTHS,
    draw: (p, k) =>
      P('M-250 120L-110 -130h340l20 250Z', p.soft(k[0])) +
      P('M-216 98L-94 -108h304l12 206Z', 'none', `stroke="${k[1]}" stroke-width="10"`) +
      P('M-170 72L-70 -84h250l6 156Z', k[2], 'opacity=".75"') +
      P('M10 -64l70 56-70 60-80 -60Z', k[1]) +
      P('M10 -36l36 28-36 32-42 -32Z', k[0]) +
      many(26, (i) => L(`M${-246 + i * 19.4} 124v22`, k[1] === '#f2f5fb' ? '#d5dcea' : k[1], 5)) +
      p.rod(-80, -190, 300, 84, dark(k[0], 0.08), 26, k[1]) +
      many(2, (i) => E(-80, -148, 18 - i * 8, 30 - i * 13, 'none', `stroke="${k[2]}" stroke-width="5"`)),
  },
  felt: {
    pals: CLOTHS,
    draw: (p, k) =>
      many(5, (i) =>
        G(
          `rotate(${-26 + i * 12} -120 180)`,
          P(
            'M-160 -180h210l12 0v360h-222Z',
            p.soft([k[0], k[2], dark(k[1], 0.1), lite(k[0], 0.35), dark(k[0], 0.15)][i]!),
          ) +
            many(11, (j) =>
              P(
                `M${-160 + j * 20} -180l10 -12 10 12Z`,
                [k[0], k[2], dark(k[1], 0.1), lite(k[0], 0.35), dark(k[0], 0.15)][i]!,
              ),
            ) +
            L('M-140 -150v300', '#fff', 3, 'opacity=".3"'),
        ),
      ) + C(-110, 140, 22, p.metal('#c3ccd7')),
  },
  webbing: {
    pals: CLOTHS,
    draw: (p, k) =>
      C(-20, -20, 190, p.soft(k[0])) +
      many(7, (i) =>
        C(
          -20,
          -20,
          176 - i * 20,
          'none',
          `stroke="${i % 2 ? dark(k[0], 0.25) : lite(k[0], 0.25)}" stroke-width="5"`,
        ),
      ) +
      C(-20, -20, 44, '#fff') +
      P('M-20 130Q120 190 240 120v70Q120 250 -40 170Z', p.soft(k[0])) +
      L('M-10 158Q120 206 236 142', k[1], 10, 'stroke-dasharray="16 12"'),
  },
};
