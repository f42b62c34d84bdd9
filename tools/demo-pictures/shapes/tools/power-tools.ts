/** Power tools, cutting tools and measuring tools. (1 of 3) */
import { METALS } from '../../palettes.ts';
import { C, dark, G, L, lite, many, ngon, P, R, type Shape } from '../../pen.ts';
import { TOOLS } from './parts.ts';

export const powerTools: Record<string, Shape> = {
  drill: {
    pals: TOOLS,
    shadow: [30, 222, 170, 24],
    draw: (p, k) =>
      R(-262, -112, 90, 16, 5, p.lie(k[2])) +
      P('M-186 -140h60v72h-60l-16 -18v-36Z', p.lie('#59616d')) +
      R(-132, -150, 40, 92, 8, p.lie(k[1])) +
      P('M20 -60h110l-10 90q-4 60 20 110h-100q-30 -90 -20 -200Z', p.soft(k[1])) +
      P('M-96 -170h230q80 0 90 60q6 60 -50 64h-250q-30 0 -30 -30v-64q0 -30 10 -30Z', p.soft(k[0])) +
      many(5, (i) => R(120 + i * 18, -140, 8, 54, 4, dark(k[0], 0.5), 'opacity=".6"')) +
      P('M4 -44h26l-8 60q-26 -4 -30 -30Z', p.soft('#d9453f')) +
      R(-60, -150, 130, 40, 12, dark(k[1], 0.05)) +
      p.sheen(-84, -166, 210, 20, 10, 0.4) +
      R(10, 140, 190, 34, 10, p.soft(k[1])) +
      R(-6, 160, 214, 58, 12, p.soft(dark(k[1], 0.2))) +
      R(16, 178, 80, 20, 5, k[0]),
  },
  grindertool: {
    pals: TOOLS,
    shadow: [0, 190, 230, 22],
    draw: (p, k) =>
      G(
        'rotate(-16)',
        C(-170, 80, 96, p.metal('#8d97a5')) +
          C(-170, 80, 78, p.soft('#59616d')) +
          C(-170, 80, 34, '#c9a24b') +
          C(-170, 80, 16, p.ball('#c3ccd7')) +
          P('M-256 30a96 96 0 0 1 172 0l-20 20a84 84 0 0 0 -132 0Z', p.soft('#39404e')) +
          R(-214, -70, 100, 84, 16, p.metal('#aab4c2')) +
          R(-190, -120, 30, 60, 10, p.cyl(k[1])) +
          P('M-120 -76h110q20 0 20 10h200q50 0 50 46t-50 46h-200q0 10 -20 10h-110Z', p.lie(k[0])) +
          R(0, -64, 110, 88, 10, p.lie(k[1])) +
          many(5, (i) => R(12 + i * 18, -54, 8, 68, 4, '#fff', 'opacity=".14"')) +
          R(-80, -60, 60, 14, 6, dark(k[0], 0.4)) +
          L('M256 -10q50 40 20 120', '#2b303b', 16),
      ),
  },
  saw: {
    pals: TOOLS,
    shadow: [0, 206, 230, 22],
    draw: (p, k) =>
      P(ngon(1, 0), 'none') +
      C(-40, 60, 150, p.metal('#c3ccd7')) +
      many(28, (i) => G(`translate(-40 60) rotate(${i * 12.86})`, P('M-10 -146l20 0-14 -20Z', '#98a2b0'))) +
      C(-40, 60, 30, p.metal('#8d97a5')) +
      C(-40, 60, 12, '#39404e') +
      P('M-214 40a176 176 0 0 1 350 0Z', p.soft(k[1])) +
      R(-240, 36, 420, 30, 6, p.metal('#aab4c2')) +
      P('M-20 -120q120 -80 220 20q40 50 20 110h-70q10 -80 -50 -92q-50 -6 -90 30Z', p.soft(k[0])) +
      R(30, -80, 130, 96, 20, p.lie(k[0])) +
      many(4, (i) => R(60 + i * 22, -62, 9, 60, 4, dark(k[0], 0.5), 'opacity=".6"')) +
      R(-110, -60, 90, 44, 10, p.soft(k[0])),
  },
  plier: {
    pals: TOOLS,
    draw: (p, k) =>
      G(
        'rotate(32)',
        P('M-14 -40q-50 -60 -40 -150q2 -40 40 -50v120l14 30Z', p.metal('#8d97a5')),
        P('M14 -40q50 -60 40 -150q-2 -40 -40 -50v120l-14 30Z', p.metal('#aab4c2')),
        many(5, (i) => L(`M-14 ${-220 + i * 18}h26`, '#59616d', 4)),
        L('M-26 -30Q80 60 66 240', dark(k[0], 0.35), 58),
        L('M30 -30Q-84 60 -66 240', dark(k[0], 0.35), 58),
        L('M30 -30Q-84 60 -66 236', k[0], 46),
        L('M-26 -30Q80 60 66 236', k[0], 46),
        L('M-30 20Q60 100 52 230', lite(k[0], 0.5), 9, 'opacity=".7"'),
        L('M10 30Q-72 90 -74 220', lite(k[0], 0.5), 9, 'opacity=".7"'),
        C(0, -36, 44, p.metal('#98a2b0')),
        C(0, -36, 16, p.ball('#c3ccd7')),
      ),
  },
  socketset: {
    pals: TOOLS,
    draw: (p, k) =>
      P('M-210 -30l40 -170q4 -16 24 -16h292q20 0 24 16l40 170Z', p.soft(dark(k[1], 0.05))) +
      P('M-176 -46l32 -132h288l32 132Z', p.soft(lite(k[1], 0.15))) +
      R(-70, -140, 140, 50, 10, k[0]) +
      P('M-230 -30h460l18 200q0 30 -30 30h-436q-30 0 -30 -30Z', p.soft(k[1])) +
      P('M-206 -10h412l16 150h-444Z', p.soft(k[0])) +
      many(
        7,
        (i) =>
          C(-166 + i * 55, 28, 22, dark(k[0], 0.5)) +
          C(-168 + i * 55, 25, 20, p.metal('#c3ccd7')) +
          P(ngon(6, 11, 0, -168 + i * 55, 25), '#39404e'),
      ) +
      R(-180, 66, 230, 22, 11, p.lie('#c3ccd7')) +
      R(-190, 58, 60, 38, 18, p.metal('#aab4c2')) +
      many(4, (i) => R(80 + i * 30, 60, 18, 62, 5, p.cyl('#98a2b0'))) +
      R(-180, 104, 230, 14, 7, p.lie('#98a2b0')) +
      R(-40, 176, 80, 24, 8, '#8d97a5'),
  },
  drillbits: {
    pals: METALS,
    draw: (p, k) =>
      many(4, (i) =>
        G(
          `translate(${-150 + i * 104} ${10 + (i % 2) * 10}) rotate(${-14 + i * 9}) scale(${1 - i * 0.09})`,
          R(-24, 60, 48, 160, 6, p.cyl('#c3ccd7')),
          P('M-32 70V-180l32 -52 32 52V70Z', p.cyl(k[0])),
          many(6, (j) =>
            P(
              `M-32 ${40 - j * 42}Q0 ${14 - j * 42} 32 ${-6 - j * 42}v-18Q0 ${-16 - j * 42} -32 ${16 - j * 42}Z`,
              dark(k[0], 0.55),
              'opacity=".85"',
            ),
          ),
        ),
      ),
  },
  insert: {
    pals: [
      ['#d9b25c', '#8d97a5', '#59616d'],
      ['#59616d', '#8d97a5', '#d9b25c'],
      ['#a9b4c2', '#7d8a9b', '#d9b25c'],
    ],
    draw: (p, k) => {
      const one = (c: string): string =>
        G(
          '',
          P(
            'M-20 -116q20 -24 40 0L126 84q10 30 -20 34h-212q-30 -4 -20 -34Z',
            dark(c, 0.5),
            'transform="translate(8 22)"',
          ),
          P('M-20 -116q20 -24 40 0L126 84q10 30 -20 34h-212q-30 -4 -20 -34Z', p.metal(c)),
          P('M-10 -74q10 -12 20 0L88 72q4 12 -8 14h-160q-12 -2 -8 -14Z', p.soft(lite(c, 0.12))),
          C(0, 30, 36, dark(c, 0.65)),
          C(0, 30, 36, 'none', `stroke="${lite(c, 0.5)}" stroke-width="6"`),
        );
      return (
        G('translate(-80 -80)', one(k[0])) +
        G('translate(120 20) rotate(24) scale(.9)', one(k[2] === '#59616d' ? '#c9a24b' : k[2])) +
        G('translate(-70 130) rotate(-14) scale(.72)', one(k[1]))
      );
    },
  },
};
