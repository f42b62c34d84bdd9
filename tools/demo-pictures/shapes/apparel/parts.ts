/** Shared pieces. Garments built from one parametric torso, and small apparel. */
import { dark, G, L, lite, P, type Palette, type Pen } from '../../pen.ts';

export const WEAR: Palette[] = [
  ['#4f7fd6', '#f2f5fb', '#2b4a86'],
  ['#d9616b', '#fbeceb', '#8f3640'],
  ['#3d4658', '#d8dce8', '#232a37'],
  ['#5f9d7f', '#f1efe4', '#37654f'],
  ['#e9ddc8', '#a9855a', '#7f6341'],
];
export const WORK: Palette[] = [
  ['#2f4f86', '#f2a53d', '#1f3560'],
  ['#e9742b', '#dfe5ec', '#3a4150'],
  ['#4a5263', '#cfe64a', '#2b303b'],
  ['#5f9dc0', '#fff', '#3b6f8f'],
  ['#f2f4f7', '#3f7fd8', '#b9c4d1'],
];

/** A sleeve on the left side; `len` 0 short .. 1 long. */
export const sleeve = (p: Pen, c: string, len: number, s: number): string => {
  const y = -60 + len * 240;
  const x = -196 - len * 26;
  return G(
    `scale(${s} 1)`,
    P(
      `M-112 -186Q-170 -170 -190 -100L${x - 22} ${y}q36 24 74 18L-112 -40Z`,
      p.lin(0, 0, 1, 0.4, [0, s > 0 ? lite(c, 0.22) : dark(c, 0.22)], [1, dark(c, 0.14)]),
    ),
    len > 0.6 ? P(`M${x - 24} ${y - 6}q36 24 76 18l-2 26q-40 4 -78 -16Z`, dark(c, 0.22)) : '',
  );
};

export const torso = (p: Pen, c: string, h = 390, flare = 0): string =>
  P(
    `M-112 -190q50 -12 56 -18q56 44 112 0q6 6 56 18q30 90 16 190l${10 + flare} ${h - 190}q-138 26 -276 0l${10 + flare} ${-(h - 190)}q-14 -100 16 -190Z`,
    p.lin(0, 0, 1, 0.5, [0, lite(c, 0.3)], [0.5, c], [1, dark(c, 0.2)]),
  ) + L(`M-70 -60q-30 90 -20 220M90 40q16 70 4 130`, dark(c, 0.3), 9, 'opacity=".22"');

export const collar = (c: string): string =>
  P('M-58 -208q58 46 116 0l-8 -14q-50 30 -100 0Z', dark(c, 0.35)) +
  L('M-60 -206q60 50 120 0', dark(c, 0.2), 10);

export const pants = (p: Pen, c: string, w: number, h: number): string =>
  P(
    `M-120 -220h240l${w} ${h}q-50 16 -112 0L0 -40L${-8 - w} ${h - 220}q-62 16 -112 0Z`,
    p.lin(
      0,
      0,
      1,
      0.3,
      [0, lite(c, 0.25)],
      [0.45, c],
      [0.5, dark(c, 0.2)],
      [0.55, lite(c, 0.12)],
      [1, dark(c, 0.22)],
    ),
  );
