/** Stationery, office machines and art supplies. (1 of 3) */
import { C, dark, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { DESK, pen } from './parts.ts';

export const stationery: Record<string, Shape> = {
  pens: {
    pals: DESK,
    draw: (p, k) =>
      [-150, -50, 50, 150]
        .map((x, i) =>
          G(
            `translate(${x} ${(i % 2) * 24 + 20}) rotate(${-12 + i * 8})`,
            pen(p, [k[0], '#39404e', k[1], '#4fb98a'][i]!),
          ),
        )
        .join(''),
  },
  giftpen: {
    pals: [
      ['#20252f', '#d9b25c', '#8a2f3a'],
      ['#24477e', '#c3ccd7', '#20252f'],
      ['#8a5a3c', '#d9b25c', '#39404e'],
    ],
    draw: (p, k) =>
      P('M-230 110l70 -90h370l20 90Z', p.soft(lite(k[2], 0.1))) +
      P('M-200 100l56 -68h330l16 68Z', '#f4efe6') +
      R(-236, 110, 470, 90, 10, p.soft(k[2])) +
      G(
        'translate(10 20) rotate(62)',
        R(-26, -230, 52, 220, 24, p.cyl(k[0])),
        R(-28, -20, 56, 22, 4, p.cyl(k[1])),
        R(-24, 0, 48, 130, 10, p.cyl(k[0])),
        P('M-22 128h44l-18 84h-8Z', p.cyl(k[1])),
        R(20, -210, 13, 130, 6, p.cyl(k[1])),
        R(-26, -236, 52, 22, 10, p.cyl(k[1])),
      ),
  },
  markers: {
    pals: DESK,
    draw: (p, k) =>
      many(6, (i) => {
        const c = ['#e84b4b', '#f2a53d', '#f2d23d', '#4fb96a', '#4f8fe0', '#9a6fd0'][i]!;
        return G(
          `translate(${-190 + i * 76} ${i % 2 ? 16 : 0})`,
          R(-30, -80, 60, 270, 14, p.cyl('#f6f8fa')),
          R(-30, 0, 60, 110, 0, p.cyl(c)),
          R(-32, 130, 64, 70, 12, p.cyl(dark(c, 0.1))),
          R(-22, -120, 44, 44, 6, p.cyl(dark('#f6f8fa', 0.1))),
          P('M-14 -120l4 -60q10 -20 22 0l4 60Z', p.soft(c)),
        );
      }) + R(0, 0, 0, 0, 0, k[0]),
  },
  colorpencils: {
    pals: DESK,
    draw: (p, k) =>
      many(7, (i) => {
        const c = ['#e84b4b', '#f2842e', '#f2c53d', '#4fb96a', '#4fb0d0', '#4f6fe0', '#9a6fd0'][i]!;
        return G(
          `translate(${-168 + i * 56} ${-20 - (3 - Math.abs(3 - i)) * 24})`,
          R(-22, -90, 44, 280, 3, p.cyl(c)),
          P('M-22 -90L0 -170L22 -90Z', p.cyl('#ecd0a4')),
          P('M-8 -142L0 -170L8 -142Z', c),
        );
      }) +
      P('M-220 60h440v130q0 16 -16 16h-408q-16 0 -16 -16Z', p.soft(k[0])) +
      P('M-220 60q220 60 440 0v30q-220 60 -440 0Z', dark(k[0], 0.2)) +
      R(-90, 130, 180, 26, 13, '#fff', 'opacity=".85"'),
  },
  notebook: {
    pals: DESK,
    draw: (p, k) =>
      G('rotate(8) translate(50 -10)', R(-140, -190, 290, 380, 14, p.soft(k[1]))) +
      G(
        'rotate(-6) translate(-20 6)',
        R(-150, -196, 310, 400, 12, '#e9e6de', 'transform="translate(12 10)"'),
        many(5, (i) => L(`M160 ${-180 + i * 0}v390`, '#d5d0c4', 2)),
        R(-160, -206, 310, 400, 14, p.soft(k[0])),
        R(-160, -206, 44, 400, 12, dark(k[0], 0.2)),
        R(90, -206, 18, 400, 0, k[1]),
        R(-80, -120, 130, 70, 8, k[2]),
        R(-62, -100, 94, 12, 6, dark(k[0], 0.1)),
        R(-62, -78, 60, 9, 4, '#b9c4d1'),
        P('M-30 194h34v44l-17 -16-17 16Z', k[1]),
      ),
  },
  binder: {
    pals: DESK,
    draw: (p, k) =>
      [k[0], k[1], lite(k[0], 0.3)]
        .map((c, i) =>
          G(
            `translate(${-150 + i * 112} 0)`,
            p.box(-60, -180, 100, 390, 60, c) +
              R(-46, -140, 72, 130, 8, '#f8fafc') +
              R(-34, -116, 48, 12, 6, '#8d97a5') +
              R(-34, -90, 36, 9, 4, '#c3ccd7') +
              C(-10, 130, 26, dark(c, 0.35)) +
              C(-10, 130, 16, '#f4f6f9'),
          ),
        )
        .join(''),
  },
  stapler: {
    pals: DESK,
    draw: (p, k) =>
      R(-230, 130, 460, 44, 18, p.lie('#39404e')) +
      R(130, 112, 80, 24, 6, p.metal('#98a2b0')) +
      P(
        'M-220 130V70q0 -20 30 -24L200 70q30 4 30 34l-20 6Z',
        p.lin(0, 0, 0, 1, [0, '#c3ccd7'], [1, '#7d8a9b']),
      ) +
      P('M-226 90q-10 -110 60 -130Q60 -70 220 30q20 20 10 50L-180 60Z', p.soft(k[0])) +
      P('M-190 0q20 -30 50 -36Q60 -60 180 20Q20 -20 -190 0Z', '#fff', 'opacity=".35"') +
      C(-180, 90, 24, p.ball('#59616d')) +
      many(4, (i) => R(-40 + i * 30, 190, 22, 12, 4, '#aab4c2')),
  },
  stickynotes: {
    pals: DESK,
    draw: (p, k) =>
      [
        ['#8fd0f5', 80, -70, 10],
        ['#ff9fb5', -90, -50, -8],
        ['#ffe26b', 0, 60, 2],
      ]
        .map(([c, x, y, a]) =>
          G(
            `translate(${x} ${y}) rotate(${a})`,
            P(
              'M-130 -124h250v190q-20 60 -70 64h-180Z',
              dark(String(c), 0.16),
              'transform="translate(8 10)"',
            ) +
              P('M-130 -124h250v190q-20 60 -70 64h-180Z', p.soft(String(c))) +
              P('M50 130q50 -4 70 -64q-40 20 -84 12q20 30 14 52Z', lite(String(c), 0.5)) +
              many(3, (i) =>
                R(-96, -70 + i * 44, [160, 130, 90][i]!, 11, 5, dark(String(c), 0.35), 'opacity=".55"'),
              ),
          ),
        )
        .join('') + C(0, 0, 0, k[0]),
  },
  paper: {
    pals: DESK,
    draw: (p, k) =>
      many(9, (i) =>
        P(
          `M-230 ${190 - i * 14}l120 -80h330l-110 80Z`,
          i === 8 ? p.lin(0, 0, 1, 1, [0, '#ffffff'], [1, '#eef1f5']) : '#fff',
          'stroke="#d5dce5" stroke-width="2"',
        ),
      ) +
      p.box(-200, -150, 260, 130, 130, k[0]) +
      R(-200, -110, 260, 54, 0, '#fff', 'opacity=".9"') +
      R(-170, -94, 130, 20, 10, k[0]) +
      C(20, -84, 17, k[1]),
  },
  punch: {
    pals: DESK,
    draw: (p, k) =>
      P('M-230 120q0 -30 40 -30h380q40 0 40 30v50q0 24 -24 24h-412q-24 0 -24 -24Z', p.soft('#39404e')) +
      R(-170, 30, 60, 80, 8, p.cyl('#aab4c2')) +
      R(110, 30, 60, 80, 8, p.cyl('#aab4c2')) +
      P(
        'M-200 40q-10 -120 60 -160q140 -50 280 0q70 40 60 160q-60 20 -80 -20h-240q-20 40 -80 20Z',
        p.soft(k[0]),
      ) +
      P('M-150 -70q150 -70 290 -10q-140 -20 -290 10Z', '#fff', 'opacity=".4"') +
      P('M-150 196h300l20 24h-340Z', '#fff', 'stroke="#d5dce5" stroke-width="2"'),
  },
};
