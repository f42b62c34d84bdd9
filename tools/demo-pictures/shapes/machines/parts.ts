/** Shared pieces. Production machines as cabinets, hoppers, drums and arms. */
import { C, dark, E, G, L, lite, many, P, type Palette, type Pen, R } from '../../pen.ts';

/** A small operator panel with a screen and three buttons, top left at (x, y). */
export const panel = (p: Pen, x: number, y: number, s = 1): string =>
  G(
    `translate(${x} ${y}) scale(${s})`,
    R(0, 0, 96, 128, 10, p.soft('#3a4356')),
    R(10, 10, 76, 58, 5, p.lin(0, 0, 1, 1, [0, '#8fe0ff'], [1, '#2b7fd0'])),
    L('M18 54l16 -18 14 10 24 -26', '#ffffff', 4, 'opacity=".9"'),
    C(22, 92, 10, p.ball('#3ccf7c')),
    C(48, 92, 10, p.ball('#ffc845')),
    C(74, 92, 10, p.ball('#e84b4b')),
  );

/** A signal lamp post standing on (x, y). */
export const lamp = (p: Pen, x: number, y: number): string =>
  R(x - 4, y - 20, 8, 20, 2, '#8d97a5') +
  R(x - 11, y - 74, 22, 19, 5, p.cyl('#e84b4b')) +
  R(x - 11, y - 56, 22, 18, 2, p.cyl('#ffc845')) +
  R(x - 11, y - 39, 22, 20, 5, p.cyl('#3ccf7c'));

export const feet = (xs: readonly number[], y = 196): string =>
  xs.map((x) => R(x, y, 44, 22, 5, '#3a4150')).join('');

export const glass = (p: Pen, x: number, y: number, w: number, h: number): string =>
  R(x, y, w, h, 12, p.lin(0, 0, 1, 1, [0, '#3d5573'], [0.5, '#24344c'], [1, '#33496a'])) +
  P(
    `M${x + w * 0.12} ${y + h - 6}L${x + w * 0.45} ${y + 6}h${w * 0.16}L${x + w * 0.28} ${y + h - 6}Z`,
    '#fff',
    'opacity=".16"',
  );

/** Funnel with an open top, centred on x, from y down by h. */
export const hopper = (p: Pen, x: number, y: number, w: number, h: number, c: string): string =>
  P(`M${x - w / 2} ${y}h${w}l${-w * 0.36} ${h}h${-w * 0.28}Z`, p.cyl(c)) +
  E(x, y, w / 2, w * 0.13, lite(c, 0.5)) +
  E(x, y + 2, w / 2 - 10, w * 0.1, p.lin(0, 0, 0, 1, [0, dark(c, 0.65)], [1, dark(c, 0.2)]));

export const belt = (p: Pen, x: number, y: number, w: number): string =>
  R(x, y, w, 36, 18, p.lie('#3d4657')) +
  many(Math.floor(w / 44), (i) => C(x + 22 + i * 44, y + 18, 11, p.ball('#c3ccd7'))) +
  R(x + 4, y - 4, w - 8, 9, 4, '#59647a');

export const parcel = (p: Pen, x: number, y: number, s: number, c = '#d9a066'): string =>
  R(x, y - s, s, s, 5, p.soft(c)) + R(x + s * 0.4, y - s, s * 0.2, s, 0, lite(c, 0.35));

export const leg = (p: Pen, x: number, y: number, h: number): string =>
  R(x, y, 20, h, 3, p.cyl('#8d97a5')) + R(x - 6, y + h - 8, 32, 12, 4, '#3a4150');

export const cabinet = (p: Pen, k: Palette, x: number, y: number, w: number, h: number, d: number): string =>
  p.box(x, y, w, h, d, k[0]) + R(x, y + h - 46, w, 46, 2, p.soft(k[1])) + R(x, y + 12, w, 16, 0, k[1]);
