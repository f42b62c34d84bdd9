/**
 * Nearness of pictures that the one difference hash does not tell (difference-hash.ts): mirrored, turned, cut out of another, or
 * with something laid over (decision 37).
 */
import { HASH_HEIGHT, HASH_WIDTH, MAX_DIFFERENT } from './difference-hash.ts';

export const LIKENESSES = ['mirrored', 'turned', 'cropped', 'overlaid'] as const;
export type PictureLikeness = (typeof LIKENESSES)[number];

/** In degrees: by quarters, and by a hand that hides where a picture is from. */
export const TURNS = [90, 180, 270] as const;

const ROW_BITS = HASH_WIDTH - 1;

/** A row of the hash that is all alike says nothing. */
const isPlain = (row: string) => !row.includes('1') || !row.includes('0');
/** Different bits of a row that noise makes. */
const ROW_NOISE = 1;
/** Rows of 16 that must be the same, and of those, that say something. */
const LEAST_SAME_ROWS = 9;
const LEAST_TELLING_ROWS = 6;
/** Bits of those rows that must differ from one another, so that stripes are no picture. */
const LEAST_KINDS = 4;

/** Whether most rows of two looks are the same, and the others quite different: something lies over one of them. */
export function isOverlaid(one: string, other: string): boolean {
  let same = 0;
  const telling = new Set<string>();
  let tellingRows = 0;
  for (let y = 0; y < HASH_HEIGHT; y++) {
    const [a, b] = [one, other].map((bits) => bits.slice(y * ROW_BITS, (y + 1) * ROW_BITS)) as [
      string,
      string,
    ];
    if (bitsApart(a, b) > ROW_NOISE) continue;
    same++;
    if (isPlain(a)) continue;
    tellingRows++;
    telling.add(a);
  }
  return (
    same >= LEAST_SAME_ROWS &&
    tellingRows >= LEAST_TELLING_ROWS &&
    telling.size >= LEAST_KINDS &&
    bitsApart(one, other) > MAX_DIFFERENT
  );
}

export function bitsApart(a: string, b: string): number {
  let n = 0;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) n++;
  return n;
}

/** A part of a picture, in shares of its sides. */
export interface Part {
  left: number;
  top: number;
  side: number;
}

/** The whole, then nine places of several sizes: what is cut out lies near one of them. */
const PART_SIDES = [0.93, 0.86, 0.79, 0.72];
const PLACES = [0, 0.5, 1];
export const PARTS: readonly Part[] = [
  { left: 0, top: 0, side: 1 },
  ...PART_SIDES.flatMap((side) =>
    PLACES.flatMap((x) => PLACES.map((y) => ({ left: x * (1 - side), top: y * (1 - side), side }))),
  ),
];

export const PART_WIDTH = 9;
export const PART_HEIGHT = 8;
const PART_BITS = (PART_WIDTH - 1) * PART_HEIGHT;
const BAND_BITS = 16;
/** Least difference of grey, of 255. */
const MIN_STEP = 4;
/** Of 64: parts that show the same differ in no more. */
const PART_DIFFERENT = 7;
/** Bits of a kind that a part must have, or it shows a surface. */
const LEAST_OF_EACH = 12;

/** The look of a part from its 9 × 8 grey samples; null for a surface. */
export function partLook(grey: Uint8Array): string | null {
  let bits = '';
  for (let y = 0; y < PART_HEIGHT; y++)
    for (let x = 0; x < PART_WIDTH - 1; x++) {
      const at = y * PART_WIDTH + x;
      bits += grey[at + 1]! - grey[at]! >= MIN_STEP ? '1' : '0';
    }
  const ones = bits.replaceAll('0', '').length;
  return Math.min(ones, PART_BITS - ones) < LEAST_OF_EACH ? null : bits;
}

/**
 * The whole of one is compared with the whole and the parts of the other. Wholes that are alike, of pictures whose finer looks
 * are not, have something laid over; a plain border does not count here, as it does there.
 */
export function likenessOfParts(
  [whole = null, ...parts]: readonly (string | null)[],
  [otherWhole = null, ...otherParts]: readonly (string | null)[],
): 'overlaid' | 'cropped' | undefined {
  const isLike = (a: string | null, b: string | null) =>
    a !== null && b !== null && bitsApart(a, b) <= PART_DIFFERENT && haveBand(a, b);
  if (isLike(whole, otherWhole)) return 'overlaid';
  const isPart =
    otherParts.some((part) => isLike(whole, part)) || parts.some((part) => isLike(part, otherWhole));
  return isPart ? 'cropped' : undefined;
}

/**
 * What finds a part: each of its four bands of 16 bits. Parts with some bits different have one band in common where the
 * differences fall into three of the four; some are missed, and none is compared with all pictures there are.
 */
export function partBands(look: string): number[] {
  const bands = [];
  for (let n = 0; n * BAND_BITS < PART_BITS; n++) {
    const content = Number.parseInt(look.slice(n * BAND_BITS, (n + 1) * BAND_BITS), 2);
    if (content !== 0 && content !== 2 ** BAND_BITS - 1) bands.push(n * 2 ** BAND_BITS + content);
  }
  return bands;
}

function haveBand(a: string, b: string): boolean {
  const bands = partBands(b);
  return partBands(a).some((band) => bands.includes(band));
}
