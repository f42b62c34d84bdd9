/** Made-up company logos: a geometric mark or monogram with the company's short name. */
import { hash, svg } from './compose.ts';
import { fit, measure, write } from './letters.ts';
import { C, dark, G, L, lite, many, ngon, P, Pen, R } from './pen.ts';

const INKS = [
  ['#1f5fae', '#35b5e8'],
  ['#12806a', '#6cc48f'],
  ['#c8452f', '#f2a53d'],
  ['#4b3fa3', '#9a7fe0'],
  ['#20324f', '#e0a63a'],
  ['#0e7c93', '#7fd1c7'],
  ['#a8324f', '#ee8a9c'],
  ['#2f3642', '#e0622f'],
  ['#3d7a2f', '#b7cf4a'],
  ['#8a4a1f', '#e3b05f'],
  ['#123f6b', '#d9453f'],
  ['#5a2f6b', '#e87fb0'],
] as const;

type Mark = (p: Pen, a: string, b: string) => string;

/** Marks drawn around the origin within about ±70. */
const MARKS: readonly Mark[] = [
  (p, a, b) =>
    P(ngon(6, 72, 30), p.soft(a)) +
    P('M0 -44L38 -22V22L0 44L-38 22V-22Z', '#fff') +
    P('M0 -24L21 -12V12L0 24L-21 12V-12Z', b),
  (p, a, b) => P('M-70 40L0 -66L70 40H34L0 -12L-34 40Z', p.soft(a)) + P('M-24 60L0 22L24 60Z', b),
  (p, a, b) =>
    C(-26, 0, 44, p.soft(a)) +
    C(26, 0, 44, b, 'opacity=".85"') +
    P('M0 -36a44 44 0 0 1 0 72a44 44 0 0 1 0 -72Z', dark(a, 0.25)),
  (p, a, b) =>
    many(3, (i) =>
      P(
        `M-66 ${-50 + i * 38}L10 ${-50 + i * 38}L66 ${-28 + i * 38}V${-6 + i * 38}L0 ${-28 + i * 38}H-66Z`,
        i === 1 ? b : p.soft(a),
      ),
    ),
  (p, a, b) =>
    many(8, (i) =>
      G(`rotate(${i * 45})`, P('M-11 -20Q-20 -70 0 -72Q20 -70 11 -20Z', i % 2 ? b : p.soft(a))),
    ) + C(0, 0, 14, a),
  (p, a, b) =>
    C(0, 0, 68, p.soft(a)) +
    P('M-68 0q34 -44 68 0t68 0a68 68 0 0 1 -136 0Z', b) +
    P('M-60 28q30 -34 60 0t60 0', 'none', 'stroke="#fff" stroke-width="8"'),
  (p, a, b) =>
    R(-66, -66, 62, 62, 12, p.soft(a)) +
    R(4, -66, 62, 62, 31, b) +
    R(-66, 4, 62, 62, 31, b) +
    R(4, 4, 62, 62, 12, p.soft(a)),
  (p, a, b) =>
    P('M0 -70Q64 -60 62 0Q60 60 0 74Q-60 60 -62 0Q-64 -60 0 -70Z', p.soft(a)) +
    P('M-8 -40L30 -40L8 -6H32L-16 50L-4 8H-28Z', b),
  (_p, a, b) =>
    L('M-54 44A62 62 0 1 1 54 44', a, 20) + L('M-28 26A34 34 0 1 1 28 26', b, 16) + C(0, 0, 11, a),
  (p, a, b) =>
    P('M-64 -56H20Q66 -56 66 -12T20 32H-30V62H-64Z', p.soft(a)) +
    P('M-30 -26H14Q32 -26 32 -12T14 2H-30Z', '#fff') +
    C(46, 48, 18, b),
  (p, a, b) =>
    P('M0 -72L72 0L0 72L-72 0Z', p.soft(a)) +
    P('M0 -36L36 0L0 36L-36 0Z', '#fff') +
    P('M0 -36L36 0H0Z', b) +
    P('M0 36L-36 0H0Z', lite(a, 0.35)),
  (p, a, b) =>
    P('M-60 56Q-70 -60 66 -66Q70 50 -30 52Q0 0 40 -30Q-30 -4 -60 56Z', p.soft(a)) + C(-40, -40, 16, b),
];

const SMALL =
  /^(co|ltd|llc|inc|gmbh|corp|company|limited|industrial|industry|industries|trading|technology|tech|group|the|and|of|international|imp|exp|import|export|manufacturing|factory|products?)$/i;

/** The telling words of a company name, without legal form and trade words. */
export function shortWords(name: string): string[] {
  const all = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const telling = all.filter((w) => !SMALL.test(w));
  return telling.length ? telling : all;
}

/** One or two capital letters. */
export function initialsOf(name: string): string {
  const [a = 'B', b = ''] = shortWords(name);
  return ((a[0] ?? 'B') + (b[0] ?? a[1] ?? '')).toUpperCase();
}

/** A 320 × 320 SVG logo. */
export function logoSvg(companyName: string, seed: number): string {
  const pen = new Pen();
  const h = hash(`${companyName}#${seed}`);
  const [a, b] = INKS[h % INKS.length] as (typeof INKS)[number];
  const legible = measure('slab', initialsOf(companyName), 100) > 60;
  const style = legible ? (h >>> 8) % 4 : 2;
  const mark = MARKS[(h >>> 12) % MARKS.length] as Mark;
  const words = shortWords(companyName);
  const name = (words[0] ?? 'Brand').slice(0, 14).toUpperCase();
  const face = (h >>> 16) % 2 ? 'wide' : 'slab';
  const paper = R(0, 0, 320, 320, 0, '#ffffff');
  const size = fit(face, name, 46, 268, 1.5);
  const title = write(face, name, 160, 262 + size * 0.1, size, a, 0.5, 1.5);
  if (style === 0)
    return svg(pen, 320, 320, paper + G('translate(160 124) scale(1.12)', mark(pen, a, b)) + title);
  const two = initialsOf(companyName);
  const initials = (y: number, px: number, fill: string): string => {
    const s = fit(face, two, px, 150);
    return write(face, two, 160, y + s * 0.36, s, fill, 0.5);
  };
  if (style === 1) {
    const plate = (h >>> 20) % 3;
    const shape =
      plate === 0
        ? R(44, 44, 232, 232, 56, pen.soft(a))
        : plate === 1
          ? C(160, 160, 122, pen.soft(a))
          : P(ngon(6, 132, 30, 160, 160), pen.soft(a));
    return svg(pen, 320, 320, paper + shape + initials(154, 118, '#ffffff') + R(118, 222, 84, 9, 4, b));
  }
  if (style === 2)
    return svg(
      pen,
      320,
      320,
      R(0, 0, 320, 320, 0, pen.soft(a)) +
        G('translate(160 160) scale(1.36)', C(0, 0, 96, '#ffffff'), mark(pen, a, b)),
    );
  const ringed =
    C(160, 122, 88, 'none', `stroke="${a}" stroke-width="9"`) +
    C(160, 122, 74, lite(b, 0.82)) +
    initials(122, 78, a);
  return svg(pen, 320, 320, paper + ringed + title);
}
