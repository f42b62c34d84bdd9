/**
 * How much two texts have in common, by MinHash: of 64 hashes each text keeps the least that any of its pieces has, and the
 * share in which two agree estimates the share of pieces that they have in common. Bands of them find the others (decision 37).
 */
import { plainLetters } from '../product/prohibited.ts';
import { simplified } from '../text/simplified.ts';

const HASHES = 64;
const BAND_ROWS = 4;
/** Characters of a piece, without blanks and signs. */
const PIECE = 5;
/** Shorter texts are alike by chance. */
const LEAST_LENGTH = 60;
/** Of a longer one the beginning. */
const MAX_LENGTH = 6000;
/** Of pieces in common, from which a text is taken for a copy. */
export const ALIKE = 0.7;

export interface TextMark {
  bands: number[];
  signature: number[];
}

// a linear generator: the numbers must stay the same for ever, since marks are stored
let state = 0x2545f491;
const next = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state;
};
const SEEDS = Array.from({ length: HASHES }, () => ({ by: next() | 1, plus: next() }));

/** What is compared: letters and digits alone, in simplified characters. */
export const comparableText = (text: string): string =>
  simplified(plainLetters(text))
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, MAX_LENGTH);

/** Null where the text is too short to be known again. */
export function textMark(text: string): TextMark | null {
  const compared = comparableText(text);
  if (compared.length < LEAST_LENGTH) return null;
  const least = new Uint32Array(HASHES).fill(0xffffffff);
  for (let at = 0; at + PIECE <= compared.length; at++) {
    let hash = 0x811c9dc5;
    for (let i = at; i < at + PIECE; i++) hash = Math.imul(hash ^ compared.charCodeAt(i), 0x01000193);
    hash ^= hash >>> 15;
    for (let n = 0; n < HASHES; n++) {
      const { by, plus } = SEEDS[n]!;
      const mixed = Math.imul(hash, by) + plus;
      const value = (mixed ^ (mixed >>> 16)) >>> 0;
      if (value < least[n]!) least[n] = value;
    }
  }
  const signature = [...least].map((value) => value | 0);
  return { signature, bands: bandsOf(signature) };
}

function bandsOf(signature: readonly number[]): number[] {
  const bands = [];
  for (let band = 0; band * BAND_ROWS < HASHES; band++) {
    let hash = 0x811c9dc5 ^ band;
    for (const value of signature.slice(band * BAND_ROWS, (band + 1) * BAND_ROWS))
      hash = Math.imul(hash ^ value ^ (value >>> 13), 0x01000193);
    bands.push(hash | 0);
  }
  return bands;
}

/** 0 to 1. */
export function likeness(one: readonly number[], other: readonly number[]): number {
  let same = 0;
  for (let n = 0; n < HASHES; n++) if (one[n] === other[n]) same++;
  return same / HASHES;
}

/** Words of a title below which it is a name of goods that anybody gives them. */
const LEAST_TITLE = 28;

/** What titles of two companies have in common that are the same; undefined where it is too short to be a copy. */
export function titleKey(title: string): string | undefined {
  const key = comparableText(title);
  const han = key.match(/\p{Script=Han}/gu)?.length ?? 0;
  return key.length + han >= LEAST_TITLE ? key : undefined;
}
