/**
 * Pictures of the demo marketplace, drawn at seeding time: products, company logos, shop banners, demo licences.
 * Everything is deterministic (same key, same pixels) and needs no network and no system fonts.
 */
import sharp from 'sharp';
import { hash, pictureSvg } from './compose.ts';
import { logoSvg } from './logo.ts';
import { type Leaf, subjectFor } from './match.ts';
import { bannerSvg, licenceSvg } from './papers.ts';
import { BUSY, hintFor, packFor, STEADY } from './pools.ts';
import { paletteCount } from './subjects.ts';

export type { Leaf } from './match.ts';

const webp = (svg: string, quality = 80): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality, effort: 2, smartSubsample: false }).toBuffer();

/** The own pictures of a subject in a fixed order; `first` is the colour that suits the leaf. */
function pool(subject: string, first: number): string[] {
  const n = paletteCount(subject);
  const pal = (i: number): number => (first + i) % n;
  if (!BUSY.has(subject) && !STEADY.has(subject)) return [`${subject}.m${pal(0)}`, `${subject}.t${pal(1)}`];
  const mains = Array.from(
    { length: Math.min(n, BUSY.has(subject) ? 3 : 2) },
    (_, i) => `${subject}.m${pal(i)}`,
  );
  const scenes = BUSY.has(subject)
    ? [`${subject}.g0`, `${subject}.t${n > 1 ? 1 : 0}`]
    : [`${subject}.t${pal(1)}`];
  return [...mains, ...scenes];
}

/**
 * Three to five picture keys for a product of this leaf. The first is the main view; `variant` (0, 1, 2 …) turns
 * the pool so that neighbouring products start with another colour or setting.
 */
export function pictureKeysFor(leaf: Leaf, variant: number): string[] {
  const { subject } = subjectFor(leaf);
  const hint = hintFor(leaf, subject);
  const own = pool(subject, hint ?? 0);
  const mains = own.filter((k) => k.includes('.m'));
  const rest = own.filter((k) => !k.includes('.m'));
  const step =
    Math.abs(Math.trunc(variant)) +
    (hint === undefined && mains.length > 2 ? hash(leaf.leaf) % mains.length : 0);
  const lead = hint !== undefined && variant % 3 !== 1 ? mains.slice(0, 1) : [];
  const cycle = [...mains, ...rest];
  const at = step % cycle.length;
  const turned = [...new Set([...lead, ...cycle.slice(at), ...cycle.slice(0, at)])].slice(0, 4);
  return [...turned, packFor(leaf.root, hash(leaf.leaf) + step)];
}

/** Renders a picture key: 750 × 750 WebP. */
export async function renderPicture(key: string): Promise<Buffer> {
  return webp(await pictureSvg(key));
}

/** A company logo: 320 × 320 WebP. */
export function logoFor(companyName: string, seed: number): Promise<Buffer> {
  return webp(logoSvg(companyName, seed), 90);
}

/** A calm shop banner with subjects of the root: 1600 × 420 WebP. */
export async function bannerFor(root: string, seed: number): Promise<Buffer> {
  return webp(await bannerSvg(root, seed), 82);
}

/** A made-up business licence, clearly marked as a demo: 1000 × 1400 WebP. */
export function licenceFor(companyName: string, seed: number): Promise<Buffer> {
  return webp(licenceSvg(companyName, seed), 82);
}
