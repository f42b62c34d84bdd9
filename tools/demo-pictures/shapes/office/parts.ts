/** Shared pieces. Stationery, office machines and art supplies. */
import { dark, P, type Palette, type Pen, R } from '../../pen.ts';

export const DESK: Palette[] = [
  ['#3f7fd8', '#f2b52e', '#e9edf2'],
  ['#39404e', '#e0655a', '#e9edf2'],
  ['#4f9a7c', '#f2c53d', '#eef3ef'],
  ['#d9577d', '#4fa8e8', '#fbeef2'],
];
export const BOXES: Palette[] = [
  ['#dfe5ec', '#39404e', '#3f8be0'],
  ['#39404e', '#20252f', '#3ccf7c'],
  ['#e9e3d6', '#59616d', '#e0622f'],
];

export const pen = (p: Pen, c: string, tip = '#98a2b0'): string =>
  R(-17, -200, 34, 300, 14, p.cyl(c)) +
  R(-19, -216, 38, 80, 14, p.cyl(dark(c, 0.1))) +
  R(12, -200, 12, 110, 5, p.cyl('#c3ccd7')) +
  P('M-15 100h30l-10 50h-10Z', p.cyl(tip)) +
  R(-18, 60, 36, 44, 8, p.cyl(dark(c, 0.2)));
