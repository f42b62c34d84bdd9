/**
 * Pictures of the demo marketplace, drawn at seeding time: products, company logos, shop banners, demo licences.
 * Everything is deterministic (same key, same pixels) and needs no network and no system fonts.
 */
import sharp from 'sharp';
import { palettesFor } from './colours.ts';
import { ARRANGEMENTS, hash, pictureSvg } from './compose.ts';
import { logoSvg } from './logo.ts';
import { drawingOf, type Thing } from './match.ts';
import { bannerSvg, type Licence, licenceSvg } from './papers.ts';
import { tileSvg } from './tile.ts';

export { drawingOf, type Thing } from './match.ts';
export type { Licence } from './papers.ts';

const webp = (svg: string, quality = 80, effort = 0): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality, effort, smartSubsample: false }).toBuffer();

export interface Pictured extends Thing {
  /** What is said of its colour. */
  colour: string;
  /** What tells it from others of its noun: the number of its model. */
  mark: string;
}

/** Behind the number of a model that two things of one name have. */
const VERSIONS = ['', ' B', ' C', ' D'];

/**
 * The keys that may be a thing's picture, best first: its drawing in every arrangement and in the colours that suit
 * it; without a drawing, its tile.
 */
export function pictureKeysFor({ root, noun, colour, mark }: Pictured): string[] {
  const drawing = drawingOf({ root, noun });
  if (!drawing) return VERSIONS.map((version) => ['tile', root, noun, mark + version].join('|'));
  const palettes = palettesFor(drawing, noun, colour);
  const first = hash(noun);
  return ARRANGEMENTS.flatMap((_, arrangement) =>
    palettes.map((_, i) =>
      ['drawing', drawing, arrangement, palettes[(first + arrangement + i) % palettes.length]].join('|'),
    ),
  );
}

/** What a key of a drawing shows, and in which colours: other views of the same thing have the same. */
export const sameThing = (key: string): string => {
  const [kind, drawing, , palette] = key.split('|');
  return kind === 'tile' ? key : `${drawing}|${palette}`;
};

/** Renders a picture key as WebP: a drawing of 750 × 750, a tile of 600 × 600 pixels. */
export function renderPicture(key: string): Promise<Buffer> {
  const [kind, a = '', b = '', c = ''] = key.split('|');
  // letters show what a low quality does to edges
  return kind === 'tile' ? webp(tileSvg(a, b, c), 90) : webp(pictureSvg(a, Number(b), Number(c)));
}

/** A company logo: 320 × 320 WebP. */
export function logoFor(companyName: string, seed: number): Promise<Buffer> {
  return webp(logoSvg(companyName, seed), 90);
}

/** A calm shop banner with things the shop sells, as far as they are drawn: 1600 × 420 WebP. */
export function bannerFor(things: readonly Thing[], seed: number): Promise<Buffer> {
  const drawings = [...new Set(things.map(drawingOf))].filter((drawing) => drawing !== null);
  return webp(bannerSvg(drawings, seed), 82, 2);
}

/** A made-up business licence, clearly marked as a demo: 1000 × 1400 WebP. */
export function licenceFor(licence: Licence, seed: number): Promise<Buffer> {
  return webp(licenceSvg(licence, seed), 82, 2);
}
