/** Fasteners and small hardware. (2 of 2) */
import { METALS, PAINTS, WARMS } from '../../palettes.ts';
import { at, C, dark, E, G, L, lite, many, P, R, type Shape } from '../../pen.ts';

export const hardware: Record<string, Shape> = {
  bracket: {
    pals: METALS,
    draw: (p, k) =>
      P('M-180 -220h76v330h300v76h-352q-24 0 -24 -24Z', p.metal(k[0])) +
      P('M-104 -220l40 -22v332h-40Z', dark(k[0], 0.28)) +
      P('M-104 110l40 -22h300l-40 22Z', lite(k[0], 0.5)) +
      P('M196 110l40 -22v76l-40 22Z', dark(k[0], 0.3)) +
      many(
        3,
        (i) => C(-142, -160 + i * 105, 20, dark(k[0], 0.65)) + C(-16 + i * 88, 148, 20, dark(k[0], 0.65)),
      ) +
      P('M-64 -70l160 158h-44l-116 -114Z', p.soft(dark(k[0], 0.08))),
  },
  keylock: {
    pals: [METALS[1]!, METALS[0]!, METALS[2]!],
    draw: (p, k) =>
      L('M-85 -40v-70a85 85 0 0 1 170 0v70', dark('#a9b4c2', 0.25), 50) +
      L('M-85 -40v-70a85 85 0 0 1 170 0v70', p.metal('#b8c2ce'), 40) +
      R(-165, -50, 330, 260, 44, p.metal(k[0])) +
      p.sheen(-150, -40, 300, 80, 36, 0.45) +
      C(0, 60, 34, dark(k[0], 0.6)) +
      P('M-15 70h30l14 76h-58Z', dark(k[0], 0.6)),
  },
  wirerope: {
    pals: METALS,
    draw: (p, k) =>
      many(6, (i) => {
        const y = 110 - i * 34;
        return (
          E(0, y, 205, 84, 'none', `stroke="${dark(k[0], 0.42)}" stroke-width="40"`) +
          E(0, y - 3, 205, 84, 'none', `stroke="${p.cyl(k[0])}" stroke-width="34"`) +
          E(
            0,
            y - 3,
            205,
            84,
            'none',
            `stroke="${dark(k[0], 0.5)}" stroke-width="34" stroke-dasharray="3 15" opacity=".4"`,
          )
        );
      }) +
      L('M-60 158q90 80 240 40', dark(k[0], 0.35), 38) +
      L('M-60 154q90 80 240 40', k[0], 30) +
      L(
        'M-60 154q90 80 240 40',
        dark(k[0], 0.5),
        30,
        'stroke-dasharray="3 15" opacity=".4" stroke-linecap="butt"',
      ),
  },
  ladder: {
    pals: [
      ['#b4bec9', '#8a96a5', '#ff9f2e'],
      ['#f5b83d', '#d6922a', '#3a4558'],
      ['#3f7fd8', '#2b5aa8', '#f5b83d'],
    ],
    shadow: [0, 225, 190, 24],
    draw: (p, k) =>
      L('M40 -215L190 215', dark(k[1], 0.25), 20) +
      L('M70 -215L110 190', dark(k[1], 0.4), 14) +
      many(6, (i) =>
        L(`M${-55 - i * 18} ${-150 + i * 64}h${96 + i * 22}`, i % 2 ? k[1] : dark(k[1], 0.08), 20),
      ) +
      L(
        'M-40 -215L-170 215',
        p.lin(0, 0, 1, 0, [0, dark(k[0], 0.2)], [0.5, lite(k[0], 0.4)], [1, k[0]]),
        28,
      ) +
      L('M50 -215L90 215', p.lin(0, 0, 1, 0, [0, dark(k[0], 0.2)], [0.5, lite(k[0], 0.4)], [1, k[0]]), 28) +
      R(-62, -240, 130, 40, 12, p.soft(k[2])) +
      R(-188, 200, 40, 24, 8, '#3a4150') +
      R(72, 200, 40, 24, 8, '#3a4150') +
      R(172, 200, 36, 24, 8, '#3a4150'),
  },
  crate: {
    pals: [WARMS[0]!, PAINTS[0]!, WARMS[2]!],
    draw: (p, k) =>
      p.box(-220, -60, 340, 260, 120, k[0]) +
      many(
        3,
        (i) =>
          R(-212, -46 + i * 84, 324, 70, 6, p.soft(k[0])) +
          R(-212, 18 + i * 84, 324, 6, 2, dark(k[0], 0.4), 'opacity=".4"'),
      ) +
      R(-212, -52, 40, 246, 4, p.soft(k[1])) +
      R(72, -52, 40, 246, 4, p.soft(k[1])) +
      many(4, (i) => C(i % 2 ? 92 : -192, i < 2 ? -34 : 178, 7, dark(k[1], 0.5))) +
      at(0, 0).slice(0, 0),
  },
  shackle: {
    pals: METALS,
    draw: (p, k) =>
      L('M-170 90V-60A110 110 0 0 1 50 -60V90', dark(k[0], 0.4), 58) +
      L('M-170 86V-64A110 110 0 0 1 50 -64V86', p.metal(k[0]), 46) +
      L('M-150 40V-60A90 90 0 0 1 -20 -140', '#ffffff', 9, 'opacity=".55"') +
      R(-206, 70, 72, 84, 34, p.metal(k[0])) +
      R(14, 70, 72, 84, 34, p.metal(k[0])) +
      R(-240, 92, 350, 40, 14, p.lie(k[2])) +
      R(-252, 82, 34, 60, 12, p.lie(dark(k[2], 0.1))) +
      G(
        'translate(170 20)',
        L('M0 -60V0q70 20 60 80q-20 60 -86 46q-44 -20 -36 -64', dark(k[0], 0.4), 44),
        L('M-2 -62V-2q70 20 60 80q-20 60 -86 46q-44 -20 -36 -64', p.metal(k[0]), 33),
        C(0, -96, 40, 'none', `stroke="${dark(k[0], 0.3)}" stroke-width="26"`),
        C(-2, -98, 40, 'none', `stroke="${p.metal(k[0])}" stroke-width="18"`),
      ),
  },
};
