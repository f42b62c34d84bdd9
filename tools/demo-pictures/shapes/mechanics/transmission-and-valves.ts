/** Power transmission, bearings, fluid parts. (1 of 2) */
import { METALS, PAINTS } from '../../palettes.ts';
import { C, dark, E, G, L, lite, many, P, R, type Shape } from '../../pen.ts';
import { bolts, gear } from './parts.ts';

export const transmissionAndValves: Record<string, Shape> = {
  bearing: {
    pals: METALS,
    shadow: [8, 226, 200, 24],
    draw: (p, k) =>
      C(16, 10, 222, dark(k[0], 0.45)) +
      C(0, 0, 222, p.metal(k[0])) +
      C(0, 0, 172, dark(k[0], 0.62)) +
      C(0, 0, 172, 'none', `stroke="${lite(k[0], 0.5)}" stroke-width="4"`) +
      many(11, (i) => G(`rotate(${i * 32.73})`, C(0, -141, 33, p.ball('#cfd8e4')))) +
      C(0, 0, 110, p.metal(lite(k[0], 0.12))) +
      C(0, 0, 110, 'none', `stroke="${dark(k[0], 0.4)}" stroke-width="4"`) +
      C(0, 0, 66, '#f4f6f9') +
      C(0, 0, 66, p.lin(0, 0, 1, 1, [0, dark(k[0], 0.6)], [1, lite(k[0], 0.5)])) +
      C(10, 9, 57, '#ffffff'),
  },
  gears: {
    pals: METALS,
    draw: (p, k) =>
      G('translate(-70 50)', gear(p, k[0], 16, 168)) +
      G('translate(118 -112) rotate(9)', gear(p, k[1], 12, 122)),
  },
  sprocket: {
    pals: METALS,
    draw: (p, k) =>
      many(2, (j) =>
        many(13, (i) =>
          G(
            `translate(${-216 + i * 36} ${j ? 172 : -172})`,
            R(-22, -16, 44, 32, 16, p.lie(dark(k[1], i % 2 ? 0.2 : 0.02))) + C(0, 0, 7, dark(k[1], 0.6)),
          ),
        ),
      ) + gear(p, k[0], 18, 185),
  },
  flange: {
    pals: METALS,
    shadow: [8, 226, 200, 24],
    draw: (p, k) =>
      C(20, 14, 218, dark(k[0], 0.5)) +
      C(0, 0, 218, p.metal(k[0])) +
      C(0, 0, 212, 'none', 'stroke="#fff" stroke-opacity=".45" stroke-width="4"') +
      bolts(p, dark(k[0], 0.3), 8, 172, 24) +
      C(0, 0, 126, p.lin(0, 0, 1, 1, [0, dark(k[0], 0.1)], [1, lite(k[0], 0.4)])) +
      C(0, 0, 108, p.metal(lite(k[0], 0.15))) +
      C(0, 0, 84, p.lin(0, 0, 1, 1, [0, dark(k[0], 0.78)], [1, dark(k[0], 0.2)])),
  },
  valve: {
    pals: [METALS[1]!, METALS[0]!, PAINTS[0]!],
    shadow: [0, 195, 220, 26],
    draw: (p, k) =>
      R(-230, -10, 90, 190, 14, p.lie(k[0])) +
      R(140, -10, 90, 190, 14, p.lie(k[0])) +
      many(2, (i) =>
        many(3, (j) => L(`M${i ? 162 : -208} ${30 + j * 55}h46`, dark(k[0], 0.4), 4, 'opacity=".5"')),
      ) +
      R(-150, 14, 300, 142, 30, p.lie(k[0])) +
      C(0, 84, 108, p.ball(k[0])) +
      R(-34, -80, 68, 90, 10, p.cyl(k[0])) +
      R(-46, -104, 92, 36, 8, p.cyl(dark(k[0], 0.15))) +
      P(
        'M-40 -150q0 -26 26 -26h220q26 0 26 24t-26 24h-170q-16 0 -20 24h-56Z',
        p.lie(k[2] === '#6d7788' ? '#d9453f' : k[2]),
      ) +
      R(-22, -190, 44, 30, 8, p.cyl('#aab4c2')),
  },
  gatevalve: {
    pals: PAINTS,
    shadow: [0, 226, 210, 26],
    draw: (p, k) =>
      R(-16, -190, 32, 190, 6, p.cyl('#b9c2cd')) +
      E(
        0,
        -178,
        142,
        38,
        'none',
        `stroke="${dark(k[2] === '#f1f3f6' ? '#2f3a4d' : k[2], 0.3)}" stroke-width="30"`,
      ) +
      E(
        0,
        -183,
        142,
        38,
        'none',
        `stroke="${p.lie(k[2] === '#f1f3f6' ? '#3a4558' : k[2])}" stroke-width="24"`,
      ) +
      L('M-140 -182h280M-60 -212l120 60', k[2] === '#f1f3f6' ? '#3a4558' : k[2], 12) +
      P('M-70 -60h140l-10 90h-120Z', p.cyl(k[0])) +
      R(-92, -84, 184, 32, 8, p.cyl(dark(k[0], 0.15))) +
      R(-92, 14, 184, 30, 8, p.cyl(dark(k[0], 0.15))) +
      P('M-180 60h70q40 -34 110 -34t110 34h70v120h-70q-40 36 -110 36t-110 -36h-70Z', p.lie(k[0])) +
      R(-222, 22, 48, 196, 10, p.lie(dark(k[0], 0.06))) +
      R(174, 22, 48, 196, 10, p.lie(dark(k[0], 0.06))) +
      many(4, (i) => R(i % 2 ? -234 : 222, i < 2 ? 46 : 168, 14, 24, 5, '#8d97a5')),
  },
  pipes: {
    pals: [
      METALS[0]!,
      ['#f2f4f7', '#cfd8e2', '#3f8be0'],
      ['#4a90d9', '#2f6bb0', '#fff'],
      METALS[3]!,
      ['#3b4250', '#2a2f3a', '#4f7fd6'],
    ],
    shadow: [10, 200, 235, 28],
    draw: (p, k) =>
      [
        [-40, 66],
        [-100, 80],
        [-160, 94],
        [-70, -28],
        [-130, -14],
        [-100, -122],
      ]
        .map(([x, y]) => G('rotate(-8)', p.tube(x!, y!, 290, 112, k[0], 0.24, 34)))
        .join(''),
  },
  elbow: {
    pals: [METALS[0]!, ['#f2f4f7', '#cfd8e2', '#3f8be0'], METALS[1]!, METALS[2]!],
    shadow: [30, 222, 190, 24],
    draw: (p, k) => {
      const c = k[0];
      const arc = 'M-90 180V30Q-90 -110 50 -110H170';
      return (
        L(arc, dark(c, 0.42), 176, 'stroke-linecap="butt"') +
        L(arc, dark(c, 0.2), 160, 'stroke-linecap="butt"') +
        L(arc, c, 132, 'stroke-linecap="butt"') +
        L('M-112 180V30Q-112 -132 50 -132H170', lite(c, 0.4), 62, 'stroke-linecap="butt"') +
        L('M-124 180V30Q-124 -144 50 -144H170', lite(c, 0.75), 22, 'stroke-linecap="butt"') +
        P('M-190 150h200v50a100 26 0 0 1 -200 0Z', p.cyl(c)) +
        E(-90, 150, 100, 24, lite(c, 0.35)) +
        P('M-170 146V40Q-160 -40 -100 -60L-30 40Q-10 60 -10 146Z', 'none') +
        L('M-176 148h172', dark(c, 0.3), 5, 'opacity=".5"') +
        P('M160 -210h50a28 100 0 0 1 0 200h-50Z', p.lie(c)) +
        E(210, -110, 30, 100, lite(c, 0.25)) +
        E(210, -110, 23, 76, p.lin(0, 0, 0, 1, [0, dark(c, 0.75)], [1, dark(c, 0.3)]))
      );
    },
  },
  motor: {
    pals: PAINTS,
    shadow: [-10, 200, 240, 28],
    draw: (p, k) =>
      R(-160, 130, 90, 62, 8, p.down(dark(k[0], 0.25))) +
      R(60, 130, 90, 62, 8, p.down(dark(k[0], 0.25))) +
      R(-190, 176, 390, 22, 6, p.lie(dark(k[0], 0.3))) +
      p.rod(-246, -22, 90, 52, '#b9c2cd', 14) +
      R(-180, -92, 40, 190, 18, p.lie(dark(k[0], 0.15))) +
      R(-146, -136, 290, 280, 26, p.lie(k[0])) +
      many(
        11,
        (i) =>
          R(-128, -120 + i * 24, 254, 9, 4, dark(k[0], 0.32), 'opacity=".5"') +
          R(-128, -111 + i * 24, 254, 4, 2, '#fff', 'opacity=".22"'),
      ) +
      R(140, -146, 88, 300, 34, p.lie(dark(k[0], 0.1))) +
      many(6, (i) => R(164, -90 + i * 34, 40, 13, 6, dark(k[0], 0.5), 'opacity=".55"')) +
      R(-70, -196, 140, 80, 12, p.soft(lite(k[0], 0.06))) +
      R(-62, -206, 124, 20, 8, p.lie(dark(k[0], 0.1))) +
      R(-100, -10, 110, 66, 8, p.soft('#dfe5ec')) +
      many(3, (i) => R(-88, 2 + i * 17, [80, 60, 70][i]!, 6, 3, '#8a94a4')),
  },
};
