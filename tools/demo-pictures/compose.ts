/** Puts subjects on a 750 × 750 stage: plain, grouped, in a tinted scene, or packed for shipping. */
import { C, dark, E, L, lite, many, mix, P, Pen, R } from './pen.ts';
import { drawSubject, extentOf, paletteCount, prepare, SHAPES } from './subjects.ts';

const SIZE = 750;

/** FNV-1a hash of a text as an unsigned 32-bit number. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return h;
}

const TINTS = [
  ['#e8f0fb', '#cfdff5'],
  ['#fdf0e6', '#f6dcc4'],
  ['#e9f5ee', '#cfe8da'],
  ['#f3eefb', '#dfd3f3'],
  ['#fdf6de', '#f5e7b4'],
  ['#e6f4f6', '#c6e4e9'],
  ['#fbecef', '#f3d2d9'],
  ['#eef1f5', '#d6dde6'],
] as const;

/** A wrapped complete SVG of `w` × `h` pixels. */
export const svg = (pen: Pen, w: number, h: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${pen.defs()}${body}</svg>`;

/**
 * Places a subject so that its drawn extent fits a box of `w` × `h` pixels, standing on y = `ground` and centred
 * on x = `cx`, with a contact shadow.
 */
export function place(
  pen: Pen,
  subject: string,
  pal: number,
  cx: number,
  ground: number,
  w: number,
  h: number,
): string {
  const [x0, y0, x1, y1] = extentOf(subject);
  const s = Math.min(w / (x1 - x0), h / (y1 - y0));
  const tx = cx - ((x0 + x1) / 2) * s;
  const ty = ground - y1 * s;
  const own = SHAPES[subject]?.shadow;
  const sx = own ? tx + own[0] * s : cx;
  const rx = (own ? Math.min(own[2], (x1 - x0) * 0.56) : (x1 - x0) * 0.5) * s;
  return (
    pen.shade(sx, ground - 2 * s, rx * 1.08, Math.max(10, rx * 0.13), 0.42) +
    `<g transform="translate(${tx.toFixed(1)} ${ty.toFixed(1)}) scale(${s.toFixed(4)})">${drawSubject(pen, subject, pal)}</g>`
  );
}

/** Centres a subject of at most `w` × `h` pixels on the stage and returns its ground line. */
function groundFor(subject: string, w: number, h: number, cy: number): number {
  const [x0, y0, x1, y1] = extentOf(subject);
  return cy + ((y1 - y0) * Math.min(w / (x1 - x0), h / (y1 - y0))) / 2;
}

const plain = (pen: Pen): string =>
  R(0, 0, SIZE, SIZE, 0, pen.rad(0.5, 0.48, 0.72, [0, '#ffffff'], [0.62, '#ffffff'], [1, '#eef1f5']));

function main(pen: Pen, subject: string, pal: number): string {
  return plain(pen) + place(pen, subject, pal, 375, groundFor(subject, 555, 525, 370), 555, 525);
}

/** Three pieces in neighbouring colours. */
function group(pen: Pen, subject: string, pal: number): string {
  const [x0, y0, x1, y1] = extentOf(subject);
  const wide = (x1 - x0) / (y1 - y0) > 1.15;
  const back = wide ? { w: 350, h: 330, y: 372 } : { w: 272, h: 430, y: 545 };
  return (
    R(
      0,
      0,
      SIZE,
      SIZE,
      0,
      pen.lin(0, 0, 0, 1, [0, '#fbfcfd'], [0.62, '#eef2f6'], [0.63, '#e4e9ef'], [1, '#f3f5f8']),
    ) +
    place(pen, subject, pal + 1, 192, back.y, back.w, back.h) +
    place(pen, subject, pal + 2, 560, back.y, back.w, back.h) +
    place(pen, subject, pal, 375, 682, wide ? 500 : 380, wide ? 370 : 510)
  );
}

const sprig = (x: number, y: number, s: number, c: string, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${L('M0 0Q10 -120 0 -250', c, 6)}${many(
    6,
    (i) =>
      P(
        `M0 ${-40 - i * 36}q${i % 2 ? -70 : 70} -10 ${i % 2 ? -84 : 84} -70q${i % 2 ? 70 : -70} 0 ${i % 2 ? 84 : -84} 70Z`,
        c,
      ),
  )}</g>`;

/** Tinted room with a round podium; tall subjects get a small second piece in another colour. */
function scene(pen: Pen, subject: string, pal: number): string {
  const [soft, deep] = TINTS[hash(`${subject}/${pal}`) % TINTS.length] as (typeof TINTS)[number];
  const kind = hash(subject) % 3;
  const [x0, y0, x1, y1] = extentOf(subject);
  const ratio = (x1 - x0) / (y1 - y0);
  const leaf = mix(deep, '#5f9d7f', 0.28);
  const back =
    kind === 0
      ? C(375, 330, 262, pen.lin(0, 0, 0, 1, [0, '#ffffff', 0.85], [1, '#ffffff', 0.15]))
      : kind === 1
        ? P(
            'M150 640V330a225 225 0 0 1 450 0v310Z',
            pen.lin(0, 0, 0, 1, [0, '#ffffff', 0.85], [1, '#ffffff', 0.2]),
          )
        : P('M-20 260L330 -20H520L-20 430ZM300 660L770 220V420L560 660Z', '#ffffff', 'opacity=".38"');
  const podium =
    P('M120 628v34a255 58 0 0 0 510 0v-34Z', pen.cyl(lite(deep, 0.25))) +
    E(375, 628, 255, 58, pen.lin(0, 0, 1, 1, [0, '#ffffff'], [1, lite(soft, 0.25)]));
  const side = ratio < 0.75 && paletteCount(subject) > 1;
  return (
    R(0, 0, SIZE, SIZE, 0, pen.lin(0, 0, 1, 1, [0, lite(soft, 0.4)], [1, deep])) +
    back +
    P(`M0 590h750v160h-750Z`, pen.lin(0, 0, 0, 1, [0, mix(deep, soft, 0.35)], [1, soft])) +
    sprig(86, 600, 0.86, leaf, -10) +
    sprig(664, 604, 0.7, leaf, 12) +
    pen.shade(375, 690, 330, 34, 0.25) +
    podium +
    place(pen, subject, pal, side ? 320 : 375, 634, side ? 300 : 440, ratio > 1.5 ? 360 : 425) +
    (side ? place(pen, subject, pal + 1, 520, 650, 160, 240) : '')
  );
}

/** Shared shipping pictures by kind of goods: `kind` is cartons, crates, sacks or drums. */
function packed(pen: Pen, kind: string, n: number): string {
  const [soft, deep] = TINTS[n % TINTS.length] as (typeof TINTS)[number];
  const room =
    R(
      0,
      0,
      SIZE,
      SIZE,
      0,
      pen.lin(
        0,
        0,
        0,
        1,
        [0, lite(soft, 0.5)],
        [0.66, soft],
        [0.665, mix(deep, soft, 0.4)],
        [1, lite(deep, 0.3)],
      ),
    ) +
    many(4, (i) => R(40 + i * 180, 60, 130, 300, 8, dark(deep, 0.02), 'opacity=".22"')) +
    L('M0 200h750M0 330h750', dark(deep, 0.1), 8, 'opacity=".16"');
  const item = { crates: 'crate', sacks: 'sack', drums: 'drum', cartons: 'carton' }[kind] ?? 'carton';
  const [w, h] = { crates: [300, 200], sacks: [190, 210], drums: [150, 200], cartons: [250, 170] }[kind] ?? [
    250, 170,
  ];
  const xs =
    { crates: [255, 500], sacks: [200, 375, 550], drums: [190, 315, 440, 560], cartons: [240, 430, 560] }[
      kind
    ] ?? [];
  const row = (y: number, list: readonly number[]): string =>
    list
      .map((x, i) =>
        place(pen, item, n + (kind === 'cartons' ? 0 : i * (n % 2)), x, y, w as number, h as number),
      )
      .join('');
  const upper = kind === 'crates' ? [375] : xs.slice(0, -1).map((x) => x + 60);
  return (
    room +
    place(pen, 'pallet', 0, 385, 705, 640, 400) +
    row(556, xs) +
    row(kind === 'crates' ? 386 : 416, upper)
  );
}

/** The complete SVG of a picture key (`subject.m0`, `subject.g1`, `subject.t2`, `pack.cartons.3`). */
export async function pictureSvg(key: string): Promise<string> {
  const pen = new Pen();
  const [subject = '', view = 'm0', extra = '0'] = key.split('.');
  if (subject === 'pack') {
    const body = packed(pen, view, Number(extra));
    return svg(pen, SIZE, SIZE, body);
  }
  const pal = Number(view.slice(1)) || 0;
  await prepare(subject, [pal, pal + 1, pal + 2].slice(0, view[0] === 'm' ? 1 : 3));
  const draw = { m: main, g: group, t: scene }[view[0] ?? 'm'] ?? main;
  const body = draw(pen, subject, pal);
  return svg(pen, SIZE, SIZE, body);
}
