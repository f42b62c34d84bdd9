/** Shared pieces. Electrical distribution, cables and power devices. */
import { G, L, many, type Pen, R } from '../../pen.ts';

export const screen = (p: Pen, x: number, y: number, w: number, h: number): string =>
  R(x, y, w, h, 8, p.lin(0, 0, 1, 1, [0, '#d3efc4'], [1, '#8fbf8a']));

export const SEGMENTS = [
  'ABCDEF',
  'BC',
  'ABGED',
  'ABGCD',
  'FGBC',
  'AFGCD',
  'AFGEDC',
  'ABC',
  'ABCDEFG',
  'ABCDFG',
] as const;
export const STROKES: Record<string, string> = {
  A: 'M0 0h1',
  B: 'M1 0v1',
  C: 'M1 1v1',
  D: 'M0 2h1',
  E: 'M0 1v1',
  F: 'M0 0v1',
  G: 'M0 1h1',
};

/** A seven-segment row of `n` digits (a fixed made-up number), `s` units high, top left at (x, y). */
export const digits = (x: number, y: number, n: number, s: number, c: string): string =>
  many(n, (i) => {
    const lit = [...SEGMENTS[[2, 5, 0, 8, 4, 1][i % 6]!]!].map((q) => STROKES[q]!).join('');
    return G(`translate(${x + i * s * 0.78} ${y}) scale(${s * 0.42})`, L(lit, c, 0.25));
  });
