/**
 * A difference hash of a picture: each of 17 × 16 grey samples is compared with its right-hand neighbour. The 256
 * bits hardly change when the picture is scaled, re-encoded or brightened a little (decision 36).
 */

export const HASH_WIDTH = 17;
export const HASH_HEIGHT = 16;
/** Of 256: copies of one picture differ in no more places, others in some hundred. Fewer than there are bands. */
export const MAX_DIFFERENT = 15;
/** Least difference of grey, of 255, that is taken for one: noise of a flat surface is none. */
const MIN_STEP = 3;
/** A picture with fewer edges shows a surface, of which there are many alike. */
const MIN_EDGES = 8;
const BAND_BITS = 16;

export interface DifferenceHash {
  /** "0101…", 256 of them. */
  bits: string;
  /** Band number and content, of those bands that say something. */
  bands: number[];
}

/** Grey samples, row by row. Null where too little is to be seen. */
export function differenceHash(grey: Uint8Array): DifferenceHash | null {
  let bits = '';
  for (let y = 0; y < HASH_HEIGHT; y++)
    for (let x = 0; x < HASH_WIDTH - 1; x++) {
      const at = y * HASH_WIDTH + x;
      bits += grey[at + 1]! - grey[at]! >= MIN_STEP ? '1' : '0';
    }
  const edges = bits.replaceAll('0', '').length;
  return edges < MIN_EDGES ? null : { bits, bands: bandsOf(bits) };
}

/** Of bits that were stored. */
export const lookOf = (bits: string): DifferenceHash => ({ bits, bands: bandsOf(bits) });

/**
 * With fewer differences than bands, copies have one band at least in common. Empty bands are those of any plain ground: they
 * would find everything, so that they are left out.
 */
function bandsOf(bits: string): number[] {
  const bands = [];
  for (let n = 0; n * BAND_BITS < bits.length; n++) {
    const content = Number.parseInt(bits.slice(n * BAND_BITS, (n + 1) * BAND_BITS), 2);
    if (content !== 0 && content !== 2 ** BAND_BITS - 1) bands.push(n * 2 ** BAND_BITS + content);
  }
  return bands;
}

/** In how many of the 256 places two looks differ. */
export function differences(a: string, b: string): number {
  let n = 0;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) n++;
  return n;
}
