/** Semi-finished metal goods. (2 of 2) */
import { METALS } from '../../palettes.ts';
import { dark, E, G, L, lite, many, P, R, type Shape } from '../../pen.ts';

export const castAndDrawn: Record<string, Shape> = {
  angle: {
    pals: METALS,
    draw: (p, k) =>
      many(4, (j) =>
        G(
          `translate(${-230 + j * 34} ${80 - j * 70})`,
          P('M0 0h28v90h120v28h-148Z', p.metal(k[0])) +
            P('M0 0l190 -96h28l-190 96Z', lite(k[0], 0.5)) +
            P('M28 0l190 -96v88l-190 98Z', dark(k[0], 0.22)) +
            P('M28 90l190 -98h120l-190 98Z', p.lin(0, 0, 1, 0, [0, lite(k[0], 0.35)], [1, k[0]])) +
            P('M148 90l190 -98v28l-190 98Z', dark(k[0], 0.35)),
        ),
      ),
  },
  ingot: {
    pals: [
      ['#d5dce5', '#98a6b5', '#fff'],
      ['#e8bf52', '#b98a2a', '#fff'],
      ['#d08a5a', '#a3603a', '#fff'],
      ['#7b8591', '#59616d', '#fff'],
    ],
    draw: (p, k) => {
      const one = (x: number, y: number): string =>
        G(
          `translate(${x} ${y})`,
          P('M-120 60l26 -70h180l26 70v0Z', p.soft(k[0])),
          P('M-94 -10l50 -40h170l-40 40Z', lite(k[0], 0.55)),
          P('M86 -10l40 -40l34 66l-48 44Z', dark(k[0], 0.28)),
          R(-70, 14, 130, 22, 6, dark(k[0], 0.16), 'opacity=".5"'),
        );
      return one(-120, 140) + one(100, 140) + one(-10, 40) + one(-10, 40).slice(0, 0) + one(-10, -60 + 0);
    },
  },
  wirecoil: {
    pals: [METALS[0]!, METALS[3]!, METALS[1]!, METALS[2]!],
    draw: (p, k) =>
      many(
        13,
        (i) =>
          E(
            0,
            110 - i * 17,
            200 - (i % 3) * 5,
            92,
            'none',
            `stroke="${dark(k[0], 0.45)}" stroke-width="16"`,
          ) + E(0, 107 - i * 17, 200 - (i % 3) * 5, 92, 'none', `stroke="${p.cyl(k[0])}" stroke-width="12"`),
      ) +
      many(3, (i) =>
        G(`rotate(${[-24, 0, 24][i]!} 0 -100)`, L(`M${-4} 4v196`, '#c99a63', 16, 'opacity=".95"')),
      ) +
      L('M196 60Q250 140 160 190T-40 214', dark(k[0], 0.2), 12),
  },
  mesh: {
    pals: [METALS[0]!, ['#3fa06f', '#2c7450', '#fff'], METALS[2]!],
    draw: (p, k) =>
      p.clip(
        'M-150 -210h390v400h-390Z',
        many(
          16,
          (i) =>
            L(`M${-560 + i * 50} -210l400 400M${-160 + i * 50} -210l-400 400`, dark(k[0], 0.25), 7) +
            L(`M${-562 + i * 50} -212l400 400M${-162 + i * 50} -212l-400 400`, lite(k[0], 0.3), 3),
        ),
      ) +
      R(-240, -220, 110, 420, 50, p.cyl(lite(k[0], 0.1))) +
      p.clip(
        'M-240 -180h110v350h-110Z',
        many(12, (i) =>
          L(`M-245 ${-200 + i * 40}l120 50M-125 ${-200 + i * 40}l-120 50`, dark(k[0], 0.35), 5),
        ),
      ) +
      E(-185, -206, 50, 18, dark(k[0], 0.5)) +
      R(232, -218, 12, 416, 4, p.cyl(k[0])),
  },
  casting: {
    pals: [METALS[0]!, METALS[2]!, METALS[1]!],
    draw: (p, k) =>
      P('M-230 100h460v80q0 20 -20 20h-420q-20 0 -20 -20Z', p.soft(k[0])) +
      P('M-230 100l60 -40h340l60 40Z', lite(k[0], 0.45)) +
      p.can(-120, -130, 240, 220, k[0], 50) +
      E(0, -130, 80, 33, p.lin(0, 0, 0, 1, [0, dark(k[0], 0.75)], [1, dark(k[0], 0.3)])) +
      P('M-120 -20l-90 90h60l40 -30Z', p.soft(dark(k[0], 0.1))) +
      P('M120 -20l90 90h-60l-40 -30Z', p.soft(dark(k[0], 0.22))) +
      many(2, (i) => E(-186 + i * 372, 84, 22, 9, dark(k[0], 0.6))) +
      many(6, (i) => {
        const a = (i * Math.PI) / 3;
        return E(100 * Math.cos(a), -130 + 41 * Math.sin(a), 9, 4, dark(k[0], 0.6));
      }),
  },
};
