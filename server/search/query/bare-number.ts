/** A number that stands in front of a thing without a unit: "500 led bulbs" asks for 500 of them. Pure. */
import { normalise } from '../text/measure/measurements.ts';
import { stem } from '../text/stem.ts';
import { readTitle } from '../text/title/head-noun.ts';
import { runsIn, STOP, tokensOf } from '../text/tokenize.ts';

export interface BareNumber {
  quantity: number;
  /** What stands behind it. */
  rest: string;
  /** The number and the term behind it: where titles say them side by side it may be of the thing, "304 stainless". */
  pair: readonly [string, string];
  /** It can be nothing but a quantity: "2 forklifts", "100 chairs". */
  isCertain: boolean;
}

const FIRST = /^\s*(\d{1,3}(?:,\d{3}){1,2}|\d{1,9}) +(?=[\p{L}])/u;
/** Fewer are mostly of the thing, unless many of it are named: "3 seater sofa". */
const MANY = 20;

/** Nobody orders 304 of a thing, or 6204: one or two figures and noughts. */
const isRound = (n: number): boolean => /^[1-9]\d?0*$/.test(String(n));
const isPlural = (word: string): boolean => /^[a-z]{4,}s$/.test(word) && stem(word) !== word;

/** The number that a query begins with, where it may be how many are wanted; null where it is none. */
export function bareNumberOf(text: string): BareNumber | null {
  const [written, number] = FIRST.exec(text) ?? [];
  if (written === undefined || number === undefined) return null;
  const rest = text.slice(written.length);
  // "2 ton forklift", "3 in 1": the number is of what follows
  const runs = runsIn(normalise(text));
  const next = runs[1];
  if (next === undefined || !/^\d+$/.test(runs[0]!) || STOP.has(next) || next === 'x') return null;
  const quantity = Number(number.replaceAll(',', ''));
  const [behind] = tokensOf(next);
  if (quantity < 1 || !behind) return null;
  const isCertain = isPlural(next) && (quantity < MANY || isRound(quantity));
  const { headEnd } = readTitle(rest);
  const words = runsIn(normalise(rest)).slice(0, headEnd);
  const isMany = words.some(isPlural) || (quantity >= MANY && isRound(quantity));
  return isCertain || isMany ? { quantity, rest, pair: [runs[0]!, behind.term], isCertain } : null;
}
