/** What made-up pictures and files are drawn of, and how they are read. */
import sharp, { type Sharp } from 'sharp';
import type { FindingCode } from '../../domain/evidence/finding.ts';
import { findingsInReading } from '../../domain/evidence/reading.ts';
import { reader } from '../../server/pictures/decoder.ts';
import { type Draw, drawFrom } from './random.ts';
import type { Case } from './texts.ts';

export const FONT = 'Noto Sans CJK SC, Noto Sans CJK, sans-serif';
export const [WIDTH, HEIGHT] = [900, 680];
export const colour = (draw: Draw) =>
  `hsl(${draw.whole(0, 359)},${draw.whole(20, 70)}%,${draw.whole(25, 75)}%)`;

/** Something of many parts on a ground with a shade. */
export function goods(draw: Draw): string {
  const shapes = Array.from({ length: draw.whole(9, 16) }, () => {
    const [x, y, w, h] = [
      draw.whole(0, WIDTH),
      draw.whole(0, HEIGHT),
      draw.whole(40, 330),
      draw.whole(40, 330),
    ];
    const turn = `transform="rotate(${draw.whole(0, 90)} ${x} ${y})"`;
    return draw.share() < 0.5
      ? `<ellipse cx="${x}" cy="${y}" rx="${w / 2}" ry="${h / 2}" fill="${colour(draw)}" ${turn}/>`
      : `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="${draw.whole(0, 40)}" fill="${colour(draw)}" ${turn}/>`;
  });
  return `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colour(draw)}"/>
    <stop offset="1" stop-color="${colour(draw)}"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>${shapes.join('')}`;
}
export const written = (draw: Draw, text: string, size: number, x: number, y: number, tilt = 0) => {
  const light = draw.share() < 0.5;
  return `<text x="${x}" y="${y}" font-size="${size}" font-family="${FONT}" fill="${light ? '#fff' : '#111'}"
    stroke="${light ? '#111' : '#fff'}" stroke-width="${size / 9}" paint-order="stroke" transform="rotate(${tilt} ${x} ${y})">${text}</text>`;
};
export const svg = (inside: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${inside}</svg>`,
    ),
  );
export const webp = (picture: Sharp) => picture.webp({ quality: 86 }).toBuffer();

async function codesOf(bytes: Buffer, mime = 'image/webp'): Promise<FindingCode[]> {
  const { made } = await reader.run('read', { bytes, mime });
  const at = { field: 'images', name: 'a.webp', at: {}, isDocument: false, prohibitedIn: () => undefined };
  return findingsInReading(made, at).map(({ code }) => code);
}
export const isFound = (bytes: Buffer | Promise<Buffer>, code: FindingCode, mime?: string) => async () =>
  (await codesOf(await bytes, mime)).includes(code);

export const CONTACTS: ((draw: Draw) => string)[] = [
  (draw) => `Tel: +86 13${draw.digits(9)}`,
  (draw) => `微信：bolts${draw.digits(4)}`,
  (draw) => `sales@bestpump${draw.digits(2)}.com`,
  (draw) => `www.goodvalve${draw.digits(2)}.com`,
  (draw) => `电话 13${draw.digits(9)}`,
  (draw) => `WhatsApp: +8613${draw.digits(9)}`,
];
export const HARMLESS = [
  'DN50 PN16',
  '304不锈钢',
  '7.5 kW 380 V',
  '厂家直销 品质保证',
  'Made to last',
  'ISO 9001:2015',
  '保修两年',
  'Model QW-50-10',
];

export const halves = (
  n: number,
  seed: number,
  make: (draw: Draw, truth: boolean, i: number) => Omit<Case, 'truth'>,
) => {
  const draw = drawFrom(seed);
  return Array.from(
    { length: n },
    (_, i): Case => ({ truth: i % 2 === 0, ...make(draw, i % 2 === 0, i >> 1) }),
  );
};
