/** Farm and greenhouse goods. (2 of 2) */
import { C, dark, E, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { leaves } from '../home/parts.ts';

export const crops: Record<string, Shape> = {
  seedtray: {
    pals: [
      ['#39404e', '#5fae4a', '#8a5a3c'],
      ['#4f8f6a', '#78c05a', '#8a5a3c'],
    ],
    draw: (p, k) =>
      P('M-250 110l110 -130h340l50 130Z', p.soft(k[0])) +
      many(4, (j) =>
        many(6, (i) => {
          const x = -190 + j * 22 + i * (72 - j * 6);
          const y = 92 - j * 34;
          return (
            E(x, y, 30 - j * 3, 12, dark(k[2], 0.3)) +
            G(
              `translate(${x} ${y}) scale(${1.05 - j * 0.1})`,
              L('M0 0V-44', k[1], 7),
              P('M0 -36Q-44 -40 -46 -78Q-4 -76 0 -36Z', p.soft(k[1])),
              P('M0 -40Q40 -48 38 -86Q-2 -78 0 -40Z', p.soft(lite(k[1], 0.15))),
            )
          );
        }),
      ) +
      P('M-250 110h500v44q0 16 -16 16h-468q-16 0 -16 -16Z', p.soft(dark(k[0], 0.12))),
  },
  net: {
    pals: [
      ['#2f5f47', '#3f7f5f', '#c99a63'],
      ['#39404e', '#59616d', '#c99a63'],
      ['#3f7fd8', '#6f9fe0', '#c99a63'],
    ],
    draw: (p, k) =>
      P('M-60 -60h240l70 260h-360Z', p.soft(lite(k[0], 0.2)), 'opacity=".9"') +
      p.clip(
        'M-60 -60h240l70 260h-360Z',
        many(22, (i) =>
          L(
            `M${-150 + i * 20} -60l${-40 + i * 5} 260M-160 ${-60 + i * 13}h440`,
            dark(k[0], 0.25),
            3,
            'opacity=".7"',
          ),
        ),
      ) +
      p.rod(-200, -190, 400, 140, k[0], 42, k[2]) +
      many(26, (i) => L(`M${-176 + i * 14} -186q40 66 0 132`, lite(k[0], 0.25), 3, 'opacity=".4"')) +
      E(-200, -120, 22, 36, dark(k[2], 0.5)),
  },
  hydroponic: {
    pals: [
      ['#eef1f5', '#5fae4a', '#3f8be0'],
      ['#dfe8e4', '#78c05a', '#39404e'],
    ],
    draw: (p, k) =>
      many(3, (j) =>
        G(
          `translate(${j * 16 - 16} ${-110 + j * 110})`,
          many(5, (i) => leaves(-170 + i * 84, 8, 0.52, i % 2 ? k[1] : lite(k[1], 0.15))) +
            R(-226, 0, 450, 52, 26, p.lie(k[0])) +
            many(5, (i) => E(-170 + i * 84, 8, 24, 8, dark(k[0], 0.4))),
        ),
      ) +
      [-190, 190].map((x) => R(x - 8, -80, 16, 290, 4, p.cyl('#98a2b0'))).join('') +
      L('M210 -60q50 60 30 130', k[2], 11),
  },
  produce: {
    pals: [
      ['#e84b3f', '#d9a066', '#5fae4a'],
      ['#f2a53d', '#d9a066', '#5fae4a'],
      ['#8fbf4a', '#d9a066', '#3f7a32'],
    ],
    draw: (p, k) =>
      [
        [-140, -70],
        [-50, -96],
        [44, -96],
        [134, -70],
        [-96, -28],
        [0, -44],
        [92, -28],
      ]
        .map(
          ([x, y]) =>
            C(x!, y!, 58, p.ball(k[0])) +
            L(`M${x! + 4} ${y! - 44}q4 -20 16 -26`, '#6b4a2e', 7) +
            P(`M${x! + 8} ${y! - 52}q26 -26 50 -10q-22 24 -50 10Z`, k[2]),
        )
        .join('') +
      many(
        3,
        (j) =>
          R(-220, -10 + j * 70, 440, 58, 5, p.soft(k[1])) +
          L(`M-200 ${12 + j * 70}h180M-60 ${28 + j * 70}h230`, dark(k[1], 0.2), 3, 'opacity=".5"'),
      ) +
      [-220, 184].map((x) => R(x, -20, 36, 220, 4, p.soft(dark(k[1], 0.12)))).join(''),
  },
  tealeaf: {
    pals: [
      ['#6f9d4a', '#5f3821', '#e9d7b8'],
      ['#8a4a2b', '#2b1a10', '#e9d7b8'],
      ['#d9a0b0', '#8a4a5f', '#f6e9ec'],
    ],
    draw: (p, k) =>
      P('M-230 90h460q-10 90 -110 110h-240q-100 -20 -110 -110Z', p.cyl(k[2])) +
      E(0, 88, 230, 54, p.soft(lite(k[2], 0.3))) +
      E(0, 92, 204, 42, dark(k[0], 0.3)) +
      many(90, (i) => {
        const x = -170 + ((i * 47) % 340);
        const y = 90 - ((i * 31) % 100) * (1 - Math.abs(x) / 210);
        return L(
          `M${x} ${y}q14 ${-16 + (i % 5) * 7} 34 ${-4 + (i % 3) * 6}`,
          [k[0], lite(k[0], 0.22), dark(k[0], 0.25), k[1]][i % 4]!,
          8,
        );
      }) +
      leaves(30, 30, 0.75, k[0] === '#8a4a2b' ? '#6f9d4a' : k[0]),
  },
};
