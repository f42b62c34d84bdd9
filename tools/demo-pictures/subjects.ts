/** One way to draw any subject: own archetypes and the vendored emoji (`e_` names). */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Palette, Pen } from './pen.ts';
import { SHAPES } from './shapes/all.ts';

export { SHAPES };

/** Emoji whose colour may be turned without looking wrong. */
const TINTABLE = new Set(
  `backpack baby-bottle bicycle bikini billed-cap boxing-glove briefs clutch-bag coat cup-with-straw dress drum
  gloves goggles handbag high-heeled-shoe kick-scooter kimono luggage magnet motor-scooter motorcycle
  playground-slide purse puzzle-piece ribbon running-shirt running-shoe scarf shopping-bags skateboard soap socks
  sunglasses teapot tent thong-sandal thread toolbox toothbrush womans-boot womans-clothes womans-sandal yarn`.split(
    /\s+/,
  ),
);

const TURNS = [0, 140, 250] as const;
const images = new Map<string, string>();

/** How many colour choices a subject has. */
export function paletteCount(subject: string): number {
  if (subject.startsWith('e_')) return TINTABLE.has(subject.slice(2)) ? TURNS.length : 1;
  return SHAPES[subject]?.pals.length ?? 1;
}

const imageKey = (subject: string, pal: number): string => `${subject}/${pal % paletteCount(subject)}`;

/** Loads the emoji images that drawing a subject in these colours needs; own archetypes need none. */
export async function prepare(subject: string, pals: readonly number[]): Promise<void> {
  if (!subject.startsWith('e_')) return;
  for (const pal of pals) {
    const key = imageKey(subject, pal);
    if (images.has(key)) continue;
    const turn = TURNS[pal % paletteCount(subject)] ?? 0;
    const file = sharp(fileURLToPath(new URL(`emoji/${subject.slice(2)}.webp`, import.meta.url)));
    const tinted = turn ? file.modulate({ hue: turn, saturation: 0.82 }) : file;
    const png = await tinted.png({ compressionLevel: 1 }).toBuffer();
    images.set(key, `data:image/png;base64,${png.toString('base64')}`);
  }
}

/** An emoji image in the drawing box of 500 units; `prepare` must have run. */
function drawEmoji(pen: Pen, subject: string, pal: number): string {
  const href = images.get(imageKey(subject, pal));
  if (!href) throw new Error(`emoji not prepared: ${subject}`);
  const id = pen.def((i) => `<image id="${i}" x="-250" y="-250" width="500" height="500" href="${href}"/>`);
  return `<use href="#${id}"/>`;
}

/** SVG markup of a subject around the origin in the colour choice `pal` (wraps around); see `prepare`. */
export function drawSubject(pen: Pen, subject: string, pal: number): string {
  if (subject.startsWith('e_')) return drawEmoji(pen, subject, pal);
  const shape = SHAPES[subject];
  if (!shape) throw new Error(`unknown picture subject: ${subject}`);
  return shape.draw(pen, shape.pals[pal % shape.pals.length] as Palette);
}

type Extent = readonly [number, number, number, number];
const extents = JSON.parse(readFileSync(new URL('data/bounds.json', import.meta.url), 'utf8')) as Record<
  string,
  Extent
>;

/** Drawn extent [left, top, right, bottom] of a subject in drawing units. */
export function extentOf(subject: string): Extent {
  return extents[subject] ?? [-230, -230, 230, 220];
}
