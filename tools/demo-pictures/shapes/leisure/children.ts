/** Sports, camping, toys and baby goods. (4 of 4) */
import { PLASTICS } from '../../palettes.ts';
import { C, dark, E, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { SPORT, TOY } from './parts.ts';

export const children: Record<string, Shape> = {
  fidget: {
    pals: TOY,
    draw: (p, k) =>
      R(-210, -200, 420, 400, 90, p.soft(k[0])) +
      many(25, (i) => {
        const x = -144 + (i % 5) * 72;
        const y = -144 + Math.floor(i / 5) * 72;
        const c = [k[0], k[1], k[2], '#6fc27a', '#ff9a4a'][Math.floor(i / 5)]!;
        return C(x, y + 5, 30, dark(c, 0.35)) + C(x, y, 29, p.ball(c));
      }),
  },
  stroller: {
    pals: SPORT,
    draw: (p, k) =>
      L('M-210 -150L-130 -40L110 150M60 60L-120 150M-210 -150h-30', p.cyl('#98a2b0'), 17) +
      P('M-150 40q-10 -150 130 -190q140 10 160 150Z', p.soft(k[0])) +
      P('M-20 -150q-130 40 -130 190h70q10 -110 60 -190Z', lite(k[0], 0.2)) +
      P('M-170 30h320q0 110 -110 110h-100q-100 0 -110 -110Z', p.soft(dark(k[0], 0.1))) +
      R(-180, 20, 340, 26, 12, p.lie(k[1])) +
      [-120, 120]
        .map(
          (x) =>
            C(x, 166, 50, p.ball('#2b303b')) + C(x, 166, 30, p.metal('#c3ccd7')) + C(x, 166, 9, '#39404e'),
        )
        .join('') +
      L('M-244 -150h40', '#20252f', 22),
  },
  diapers: {
    pals: [
      ['#8fc7ee', '#fff', '#ffd24a'],
      ['#f0b7c3', '#fff', '#8fc7ee'],
      ['#a8dcc4', '#fff', '#ffb84d'],
    ],
    draw: (p, k) =>
      P(
        'M-170 -200q170 -30 340 0q30 200 6 400q-176 30 -352 0q-24 -200 6 -400Z',
        p.lin(
          0,
          0,
          1,
          0.2,
          [0, dark(k[0], 0.06)],
          [0.2, lite(k[0], 0.5)],
          [0.6, k[0]],
          [1, dark(k[0], 0.18)],
        ),
      ) +
      L('M-60 -214q60 -40 120 0', dark(k[0], 0.25), 20) +
      C(0, -20, 120, k[1]) +
      P(
        'M-80 -60h160q-6 90 -50 100h-60q-44 -10 -50 -100Z',
        p.soft('#eaf3fa'),
        'stroke="#b9d3e6" stroke-width="4"',
      ) +
      R(-92, -70, 40, 22, 6, k[2]) +
      R(52, -70, 40, 22, 6, k[2]) +
      P('M0 -12q-20 -26 -32 -6q-6 18 32 42q38 -24 32 -42q-12 -20 -32 6Z', '#f08a9a') +
      R(-110, 130, 220, 24, 12, '#fff', 'opacity=".9"') +
      R(-70, 164, 140, 14, 7, '#fff', 'opacity=".6"'),
  },
  highchair: {
    pals: TOY,
    shadow: [0, 222, 150, 24],
    draw: (p, k) =>
      L('M-90 60L-150 210M90 60L150 210', '#d9a066', 22) +
      L('M-50 60L-70 200M50 60L70 200', '#b5803f', 15) +
      L('M-124 150h248', '#d9a066', 15) +
      R(-100, -236, 200, 250, 60, p.soft(k[0])) +
      R(-70, -206, 140, 180, 44, p.soft(lite(k[0], 0.3))) +
      R(-120, 0, 240, 70, 30, p.soft(k[0])) +
      P(
        'M-190 -50h380q20 40 -20 60h-340q-40 -20 -20 -60Z',
        p.soft('#f6f8fa'),
        'stroke="#c9d2de" stroke-width="4"',
      ) +
      P('M-60 -80h90q0 44 -45 44t-45 -44Z', p.soft(k[2])) +
      L('M60 -46l70 -30', k[1], 11),
  },
  escooter: {
    pals: SPORT,
    draw: (p, k) =>
      L('M160 130L90 -210', dark(k[1], 0.1), 30) +
      L('M156 130L88 -206', '#8d97a5', 15) +
      L('M30 -200h120', '#20252f', 26) +
      R(74, -232, 40, 36, 10, '#20252f') +
      C(120, -160, 16, p.ball('#fff4c9')) +
      P('M-220 100h60l40 40h200l60 -50 40 30-60 60h-280l-60 -40Z', p.soft(k[1])) +
      R(-110, 128, 190, 18, 8, k[0]) +
      [-190, 176]
        .map(
          (x) =>
            C(x, 156, 54, p.ball('#2b303b')) + C(x, 156, 30, p.metal('#c3ccd7')) + C(x, 156, 11, '#39404e'),
        )
        .join('') +
      P('M-250 110q40 -50 100 -10', 'none', `stroke="${k[0]}" stroke-width="15" stroke-linecap="round"`),
  },
  ballpit: {
    pals: PLASTICS,
    draw: (p, k) =>
      many(40, (i) =>
        C(
          -190 + ((i * 71) % 380),
          40 - ((i * 43) % 120) * (1 - Math.abs(-190 + ((i * 71) % 380)) / 320),
          38,
          p.ball([k[0], k[2], '#ff8fa3', '#6fc27a', '#ffd24a'][i % 5]!),
        ),
      ) +
      P('M-230 30q230 60 460 0v120q-20 50 -230 50t-230 -50Z', p.cyl(lite(k[0], 0.3))) +
      many(6, (i) => C(-170 + i * 68, 120 + (i % 2) * 22, 17, '#fff', 'opacity=".6"')),
  },
  poles: {
    pals: SPORT,
    draw: (p, k) =>
      [-1, 1]
        .map((s) =>
          G(
            `rotate(${s * 24})`,
            R(-7, -120, 14, 330, 6, p.cyl('#c3ccd7')),
            R(-10, -40, 20, 110, 6, p.cyl(k[0])),
            R(-16, -240, 32, 130, 14, p.cyl(k[1])),
            L('M14 -226q50 40 10 90', k[2], 10),
            E(0, 176, 40, 11, p.soft(k[1])),
            P('M-6 205h12l-6 26Z', '#59616d'),
            R(-13, -50, 26, 22, 6, k[2]),
            R(-13, 60, 26, 22, 6, k[2]),
          ),
        )
        .join(''),
  },
};
