/** Fasteners and small hardware. (1 of 2) */
import { METALS } from '../../palettes.ts';
import { C, dark, E, G, L, lite, many, P, R, ring, type Shape } from '../../pen.ts';
import { boltBody, nutBody, thread } from './parts.ts';

export const boltsAndHinges: Record<string, Shape> = {
  bolt: {
    pals: METALS,
    shadow: [10, 215, 190, 30],
    draw: (p, k) =>
      G('translate(-40 5) rotate(24)', boltBody(p, k[0], 270)) +
      G('translate(120 140) scale(.95)', nutBody(p, k[0], 92)),
  },
  nut: {
    pals: METALS,
    draw: (p, k) =>
      G('translate(-95 60) scale(1.25)', nutBody(p, k[0], 100)) +
      G('translate(115 -85) scale(1)', nutBody(p, k[0], 96)) +
      G('translate(135 120) scale(.85)', nutBody(p, k[1], 96)),
    shadow: [0, 215, 240, 30],
  },
  screw: {
    pals: [METALS[2]!, METALS[1]!, METALS[0]!],
    shadow: [0, 220, 210, 26],
    draw: (p, k) => {
      const one =
        P('M-30 -120h60l-4 280l-26 66l-26 -66Z', p.cyl(k[0])) +
        thread(k[0], 60, -70, 190, 24) +
        P('M-92 -150q92 -26 184 0l-62 64h-60Z', p.cyl(k[0])) +
        E(0, -152, 92, 30, p.metal(k[0])) +
        P('M-44 -158l30 1 10 -14h8l10 14 30 -1v12l-30 1-10 14h-8l-10 -14-30 -1Z', dark(k[0], 0.6));
      return (
        G('translate(-120 20) rotate(-16) scale(.9)', one) +
        G('translate(20 -6) rotate(4)', one) +
        G('translate(150 40) rotate(22) scale(.8)', one)
      );
    },
  },
  washer: {
    pals: METALS,
    draw: (p, k) => {
      const w = (x: number, y: number, r: number, c: string): string =>
        E(x, y + r * 0.1, r, r * 0.62, dark(c, 0.4)) +
        P(ring(x, y, r, r * 0.62) + ring(x, y, r * 0.5, r * 0.31), p.metal(c), 'fill-rule="evenodd"') +
        E(x, y + 1, r * 0.5, r * 0.31, 'none', `stroke="${dark(c, 0.45)}" stroke-width="5"`);
      return w(60, -110, 130, k[1]) + w(-80, 20, 170, k[0]) + w(130, 110, 110, k[0]) + w(-60, 165, 78, k[1]);
    },
  },
  nails: {
    pals: [METALS[0]!, METALS[1]!, METALS[2]!],
    draw: (p, k) =>
      many(6, (i) =>
        G(
          `translate(${-150 + i * 58} ${10 + (i % 2) * 24}) rotate(${-28 + i * 12})`,
          P('M-11 -190h22v350l-11 40l-11 -40Z', p.cyl(k[0])) +
            E(0, -192, 40, 14, p.metal(k[0])) +
            P('M-40 -192v8a40 14 0 0 0 80 0v-8a40 14 0 0 1 -80 0Z', dark(k[0], 0.25)),
        ),
      ),
  },
  spring: {
    pals: METALS,
    shadow: [0, 222, 130, 26],
    draw: (p, k) =>
      many(8, (i) => {
        const y = -195 + i * 50;
        return (
          L(`M105 ${y + 14}Q110 ${y + 44} 0 ${y + 46}Q-110 ${y + 44} -105 ${y + 40}`, dark(k[0], 0.45), 24) +
          L(`M-105 ${y + 40}Q-100 ${y - 2} 0 ${y + 14}Q108 ${y + 32} 105 ${y + 64}`, 'none', 0) +
          L(`M-105 ${y + 40}Q-112 ${y + 62} 0 ${y + 66}Q112 ${y + 66} 105 ${y + 14}`, p.cyl(k[0]), 30) +
          L(`M-90 ${y + 44}Q-60 ${y + 58} 0 ${y + 59}`, '#ffffff', 5, 'opacity=".6"')
        );
      }),
  },
  hinge: {
    pals: METALS,
    draw: (p, k) => {
      const leaf = (s: number): string =>
        G(
          `scale(${s} 1) skewY(10)`,
          R(20, -170, 190, 330, 16, p.metal(k[0])) +
            many(
              3,
              (i) =>
                C(140, -110 + i * 105, 24, dark(k[0], 0.5)) +
                C(140, -108 + i * 105, 17, p.ball(dark(k[0], 0.2))),
            ),
        );
      return (
        leaf(-1) +
        leaf(1) +
        many(5, (i) => R(-28, -185 + i * 74, 56, 70, 8, p.cyl(i % 2 ? dark(k[0], 0.1) : k[0])))
      );
    },
  },
  handle: {
    pals: [METALS[0]!, METALS[2]!, METALS[1]!],
    shadow: [20, 226, 130, 22],
    draw: (p, k) =>
      R(-150, -220, 110, 430, 22, p.metal(k[0])) +
      R(-140, -210, 90, 410, 16, 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="4"') +
      C(-95, -70, 46, p.ball(k[0])) +
      P('M-110 -104h290q34 0 34 34t-34 34h-180q-30 0 -40 10q-70 30 -100 -24Z', p.lie(k[0])) +
      C(-95, 105, 30, p.metal(dark(k[0], 0.1))) +
      C(-95, 98, 9, dark(k[0], 0.75)) +
      P('M-101 100h12l5 26h-22Z', dark(k[0], 0.75)),
  },
  caster: {
    pals: [
      ['#4a5160', '#aab4c2', '#e8603c'],
      ['#d94b3d', '#aab4c2', '#4a5160'],
      ['#2f6fd0', '#aab4c2', '#23272f'],
    ],
    shadow: [0, 225, 150, 24],
    draw: (p, k) =>
      R(-130, -215, 260, 34, 8, p.metal(k[1])) +
      R(-60, -182, 120, 30, 10, p.cyl(dark(k[1], 0.15))) +
      C(20, 80, 142, p.ball(dark(k[0], 0.1))) +
      C(20, 80, 142, 'none', `stroke="${dark(k[0], 0.4)}" stroke-width="26"`) +
      C(20, 80, 84, p.metal(lite(k[1], 0.3))) +
      P('M-95 -152h200q30 70 -40 226a46 46 0 0 1 -88 10Q-20 -40 -95 -152Z', p.metal(k[1])) +
      C(20, 84, 26, p.ball(dark(k[1], 0.25))) +
      C(20, 84, 11, dark(k[1], 0.6)),
  },
};
