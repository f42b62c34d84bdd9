/** Gifts, jewellery, party goods and crafts. (2 of 3) */
import { CRAFTS } from '../../palettes.ts';
import { C, dark, E, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { leaves } from '../home/parts.ts';
import { GOLDS } from './parts.ts';

export const jewelleryAndFlowers: Record<string, Shape> = {
  bouquet: {
    pals: CRAFTS,
    draw: (p, k) =>
      G('translate(0 60)', leaves(-90, -40, 1), leaves(90, -40, 1), leaves(0, -70, 1.1)) +
      [
        [-90, -90],
        [90, -90],
        [0, -150],
        [-50, -30],
        [56, -30],
        [-140, -20],
        [140, -20],
      ]
        .map(([x, y], i) => {
          const c = [k[0], k[1], k[2]][i % 3]!;
          return (
            many(7, (j) => G(`translate(${x} ${y}) rotate(${j * 51})`, E(0, -32, 22, 36, p.soft(c)))) +
            many(5, (j) =>
              G(`translate(${x} ${y}) rotate(${j * 72 + 20})`, E(0, -15, 14, 20, lite(c, 0.25))),
            ) +
            C(x!, y!, 13, '#f2c53d')
          );
        })
        .join('') +
      P('M-170 20L0 210L170 20Q90 70 0 64T-170 20Z', p.soft('#f2e6d6')) +
      P('M-170 20L0 210L-20 62Q-110 60 -170 20Z', '#e3d0b4') +
      P('M0 130q-60 -30 -66 4q10 34 66 0q56 34 66 0q-6 -34 -66 -4Z', k[0]),
  },
  wreath: {
    pals: CRAFTS,
    draw: (p, k) =>
      many(30, (i) =>
        G(
          `rotate(${i * 12}) translate(0 -150) rotate(${i % 2 ? 60 : 110})`,
          E(0, 0, 26, 66, p.soft(['#4f8f5a', '#6fae6a', '#3f7a4a'][i % 3]!)),
        ),
      ) +
      many(9, (i) =>
        G(`rotate(${i * 40 + 14}) translate(0 -150)`, C(0, 0, 20, p.ball(i % 2 ? k[0] : '#e3bf5f'))),
      ) +
      G(
        'translate(0 150)',
        P('M0 0Q-110 -70 -110 10T0 0Q110 -70 110 10T0 0Z', p.soft(k[0])),
        P('M-6 10l-50 74 30 -8 10 26 24 -84M6 10l50 74-30 -8-10 26-24 -84', dark(k[0], 0.1)),
        C(0, 4, 22, p.ball(k[0])),
      ),
  },
  necklace: {
    pals: GOLDS,
    draw: (p, k) =>
      L('M-200 -210Q-190 110 0 130T200 -210', dark(k[0], 0.25), 11, 'stroke-dasharray="9 6"') +
      L('M-200 -212Q-190 108 0 128T200 -212', k[0], 7, 'stroke-dasharray="9 6"') +
      C(0, 142, 15, 'none', `stroke="${k[0]}" stroke-width="7"`) +
      P(
        'M-52 176l24 -26h56l24 26L0 238Z',
        p.lin(0, 0, 1, 1, [0, lite(k[1], 0.7)], [0.5, k[1]], [1, dark(k[1], 0.25)]),
        `stroke="${dark(k[0], 0.1)}" stroke-width="6"`,
      ) +
      L('M-52 176h104M-20 176L0 236L20 176L0 152L-20 176', '#fff', 3, 'opacity=".7"') +
      [-1, 1]
        .map((s) => many(3, (i) => C(s * (64 + i * 44), 112 - i * i * 10 - i * 22, 15 - i * 2, p.ball(k[2]))))
        .join(''),
  },
  earrings: {
    pals: GOLDS,
    draw: (p, k) =>
      [-110, 110]
        .map(
          (x) =>
            L(`M${x} -110q0 -90 40 -90t30 60`, k[0], 7) +
            C(x, -100, 22, p.metal(k[0])) +
            L(`M${x} -80v40`, k[0], 6) +
            P(`M${x} -50q90 110 60 180q-60 70 -120 0q-30 -70 60 -180Z`, p.metal(k[0])) +
            P(
              `M${x} 0q56 76 36 118q-36 40 -72 0q-20 -42 36 -118Z`,
              p.lin(0, 0, 1, 1, [0, lite(k[1], 0.65)], [0.5, k[1]], [1, dark(k[1], 0.3)]),
            ) +
            E(x - 16, 70, 7, 22, '#fff', `opacity=".7" transform="rotate(20 ${x - 16} 70)"`) +
            many(3, (i) => C(x - 30 + i * 30, 186 + (i % 2) * 18, 12, p.ball(k[2]))),
        )
        .join(''),
  },
  bracelet: {
    pals: GOLDS,
    draw: (p, k) =>
      E(0, 10, 190, 130, 'none', `stroke="${dark(k[0], 0.35)}" stroke-width="30"`) +
      E(0, 4, 190, 130, 'none', `stroke="${p.metal(k[0])}" stroke-width="24"`) +
      many(20, (i) => {
        const a = (i / 20) * Math.PI * 2;
        const y = 4 + 130 * Math.sin(a);
        return C(190 * Math.cos(a), y, 17 + (y > 0 ? 5 : 0), p.ball(i % 3 ? k[2] : k[1]));
      }) +
      L('M0 150v20', k[0], 6) +
      P('M0 186q-26 -30 -42 -4q-6 26 42 52q48 -26 42 -52q-16 -26 -42 4Z', p.metal(k[0])),
  },
  beads: {
    pals: CRAFTS,
    draw: (p, k) =>
      R(
        -230,
        -180,
        460,
        380,
        30,
        p.lin(0, 0, 1, 1, [0, '#f4f8fb', 0.95], [1, '#cfdce8', 0.95]),
        'stroke="#b9c9d8" stroke-width="5"',
      ) +
      many(6, (j) =>
        G(
          `translate(${-150 + (j % 3) * 150} ${-88 + Math.floor(j / 3) * 186})`,
          R(-66, -82, 132, 164, 14, '#fff', 'opacity=".75"'),
          many(20, (i) =>
            C(
              -46 + (i % 4) * 30 + (Math.floor(i / 4) % 2) * 6,
              -60 + Math.floor(i / 4) * 30,
              16,
              p.ball([k[0], k[1], k[2], '#6fc27a', '#e3bf5f', '#8fa8e8'][j]!),
            ),
          ),
        ),
      ),
  },
  figurine: {
    pals: [
      ['#f1ece4', '#d9cdbb', '#b9a88f'],
      ['#d9b25c', '#b08a3c', '#8a6a2a'],
      ['#5d6675', '#434b59', '#39404e'],
      ['#8fb5a5', '#6a9483', '#4a7362'],
    ],
    shadow: [0, 222, 150, 24],
    draw: (p, k) =>
      p.can(-140, 170, 280, 40, k[2], 24) +
      L('M96 150q90 -10 76 -100q-10 -50 -46 -30', dark(k[0], 0.12), 34) +
      P(
        'M-110 170q-40 -150 50 -240h120q90 90 50 240Z',
        p.lin(0, 0, 1, 0.4, [0, lite(k[0], 0.5)], [0.45, k[0]], [1, dark(k[0], 0.3)]),
      ) +
      P('M-104 -150l-6 -86 70 40ZM104 -150l6 -86-70 40Z', p.soft(dark(k[0], 0.08))) +
      C(0, -110, 112, p.ball(k[0])) +
      L('M-60 -110q20 20 40 0M20 -110q20 20 40 0', dark(k[0], 0.55), 8) +
      P('M-12 -84h24l-12 14Z', k[2]) +
      L('M-14 -56q14 14 28 0', dark(k[0], 0.5), 6) +
      P('M-70 -20q70 50 140 0l6 24q-76 50 -152 0Z', p.soft('#d9574a')) +
      C(0, 26, 22, p.ball('#e3bf5f')) +
      L('M-40 90v76M40 90v76', dark(k[0], 0.25), 7, 'opacity=".5"'),
  },
};
