/** Possible readings of Latin words in a query: corrected, joined, split, or completed while being typed. Pure. */

import { isEnglish } from '../text/english.ts';
import { UNITS } from '../text/measure/measurements.ts';
import { stem } from '../text/stem.ts';
import type { Lexicon } from '../text/term-statistics.ts';
import { joinedOf, LONGEST, runsOf, tokensOf } from '../text/tokenize.ts';
import type { Variant } from '../text/word.ts';

/** How sure each reading is, against the word itself. */
export const SURE = {
  spelling: 0.95,
  alternative: 0.7,
  ending: 0.8,
  compound: 0.95,
  character: 0.9,
  synonym: 0.75,
  kin: 0.5,
  /** Of a kin, and titles write both beside the same word: roofing sheet, roof sheet. */
  kinOfTrade: 0.75,
  /** A size with its sides in another order. */
  turned: 0.95,
  /** The sides of a size beside each other. */
  sides: 0.8,
  /** What sellers write in the words of the visitor stands before what they write in English. */
  translation: 0.8,
  /** What products are called, for each of its words. */
  name: 1,
  /** So much less for each further translation. */
  further: 0.1,
} as const;

/** A word in no more documents than this may be a mistake that sellers made too, */
const RARE = 10;
/** where one letter from it stands a word that is so many times as common. */
const COMMONER = 100;
/** What one or two titles write is sooner a mistake: so many times as common is enough. */
const FEW = 2;
const COMMONER_THAN_FEW = 20;
/** In so many documents a search for two words side by side is still cheap. */
const SOON = 5000;

/** A word while it is being interpreted. */
export interface Reading {
  /** As it was typed, then as it is spelled; nothing where it is part of a run. */
  raw: string;
  /** The term of it that is likeliest meant. */
  term: string;
  variants: [Variant, ...Variant[]];
}

export const termsOf = (text: string): string[] =>
  runsOf(text).flatMap((raw) => tokensOf(raw).map((token) => token.term));
export const addVariant = (reading: Reading, terms: readonly string[], weight: number): void => {
  const key = terms.join(' ');
  if (terms.length > 0 && !reading.variants.some((known) => known.terms.join(' ') === key))
    reading.variants.push({ terms, weight });
};

export const readingOf = (terms: readonly [string, ...string[]], raw = ''): Reading => ({
  raw,
  term: terms[0],
  variants: [{ terms, weight: 1 }],
});

/** A run of letters and digits as it stands. */
export function latin(raw: string, { frequency }: Lexicon): Reading[] {
  const terms = tokensOf(raw).map(({ term }) => term);
  if (raw.length > LONGEST) return terms.map((term) => readingOf([term]));
  const joined = joinedOf(raw);
  // "12/2" is one thing, which others write "12-2"
  if (terms.length > 1 && raw.includes('/')) {
    const whole = readingOf([joined]);
    addVariant(whole, terms, SURE.compound);
    return [whole];
  }
  if (isPartNumber(raw, joined)) {
    const whole = readingOf([joined], raw);
    addVariant(whole, terms, SURE.compound);
    return [whole];
  }
  const readings = terms.map((term) => readingOf([term], terms.length === 1 ? raw : ''));
  if (terms.length === 1) for (const parts of partsOf(raw)) addVariant(readings[0]!, parts, SURE.sides);
  // "ABC-123" is "ABC123" too, and "6mil" "6 mil"
  if (readings.length > 1 && (/\d/.test(raw) || frequency(joined) > 0))
    for (const reading of readings) addVariant(reading, [joined], SURE.compound);
  const [, number, unit] = /^(\d[\d.]*)([a-z]{2,})$/.exec(raw) ?? [];
  if (number && unit && !UNITS.has(unit) && frequency(stem(unit)) > 0)
    addVariant(readings[0]!, [number, stem(unit)], SURE.compound);
  return readings;
}

/** Letters and digits that together name one thing: "6204-2RS" is neither a 6204 nor a 2RS; "LED-500W" is both. */
const isPartNumber = (raw: string, joined: string): boolean =>
  /-/.test(raw) &&
  joined.length >= 5 &&
  /\d/.test(joined) &&
  /[a-z]/.test(joined) &&
  raw.split(/[-_]/).every((part) => /\d/.test(part) || (part.length <= 4 && !isEnglish(part)));

/** How others may write a part number that is in one: "6204 2rs" of "62042rs", "xc 7741 b" of "xc7741b". */
function partsOf(raw: string): string[][] {
  if (raw.length < 5 || !/^(?=.*\d)(?=.*[a-z])[a-z0-9]+$/.test(raw)) return [];
  if (hasUnit(raw)) return [];
  const parts = raw.match(/\d+|[a-z]+/g) ?? [];
  const ways = parts.length <= 4 ? [parts, ...letterFirst(parts)] : [];
  const suffix = /^(\d{3,})(\d[a-z]+)$/.exec(raw);
  return suffix ? [[suffix[1]!, suffix[2]!], ...ways] : ways;
}
/** "xc 7741b": what follows a number belongs to it. */
const letterFirst = ([first, ...rest]: readonly string[]): string[][] =>
  first && rest.length > 1 ? [[first, rest.join('')]] : [];

/** No document is known to hold it. */
export const unknown = ({ raw, variants: [{ terms }] }: Reading, lexicon: Lexicon): boolean =>
  /^[a-z]{4,}$/.test(raw) && terms.every((term) => lexicon.frequency(term) === 0) && lexicon.total > 0;

/** Reads a word that no product has, between its neighbours; returns a better spelling of it, if that is what it needs. */
export function correctSpelling(
  reading: Reading,
  [before, after]: readonly [string, string],
  last: boolean,
  { vocabulary }: Lexicon,
): string | null {
  const { raw } = reading;
  const ends = last ? vocabulary.complete(raw, 3).filter((phrase) => !phrase.includes(' ')) : [];
  if (ends.length > 0) {
    // "faucett" may be the beginning of some brand, and is a mistake
    const near = vocabulary.spell(raw, before, after, 1);
    if (near !== null) addVariant(reading, termsOf(near), SURE.spelling);
    for (const end of ends) addVariant(reading, termsOf(end), SURE.ending);
    return null;
  }
  const split = vocabulary.split(raw);
  const near = vocabulary.spell(raw, before, after);
  // "stainlesssteel" is two words, "dishwahser" a misspelling: the nearer reading wins
  if (split && (near === null || vocabulary.count(split.join(' ')) > 0)) return split.join(' ');
  if (near === null) return null;
  addVariant(reading, termsOf(near), SURE.spelling);
  return near;
}

/** One part of a word that was split: found by itself, and where both parts stand as one word. */
export function partOf(whole: Reading, raw: string): Reading {
  const reading: Reading = { ...readingOf(whole.variants[0].terms as [string], raw) };
  const terms = termsOf(raw);
  addVariant(reading, terms, SURE.compound);
  return { ...reading, term: terms[0] ?? reading.term };
}

/** Whether hardly any title writes the word so: it may be a mistake, or two words that others write apart. */
function rare({ raw, variants }: Reading, { vocabulary, frequency, total }: Lexicon): boolean {
  if (!/^[a-z]{4,}$/.test(raw) || total === 0) return false;
  // what no title writes so is known by its term or from some text only: "silverring", "drawes"
  return vocabulary.count(raw) === 0 || frequency(variants[0].terms[0]!) <= RARE;
}

/** A rare word is searched as the two words that it is made of, too. */
export function splitRare(reading: Reading, lexicon: Lexicon): void {
  const { vocabulary, frequency } = lexicon;
  if (!rare(reading, lexicon)) return;
  const pair = vocabulary.split(reading.raw)?.join(' ');
  if (!pair) return;
  // "carpet" is no pet of a car, whatever is for sale
  const guessed = !isEnglish(reading.raw) && Math.min(...termsOf(pair).map(frequency)) < SOON;
  if (guessed || vocabulary.count(pair) > 0) addVariant(reading, termsOf(pair), SURE.compound);
}

/**
 * A rare word may be a mistake: it is searched as both, and not corrected. Returns the spelling that may be meant.
 */
export function alternativeSpelling(
  reading: Reading,
  [before, after]: readonly [string, string],
  lexicon: Lexicon,
): string | null {
  const { vocabulary, frequency } = lexicon;
  const { raw } = reading;
  if (!rare(reading, lexicon)) return null;
  // what titles write beside this neighbour is no mistake
  if (vocabulary.count(`${before} ${raw}`) + vocabulary.count(`${raw} ${after}`) > 0) return null;
  const near = vocabulary.spell(raw, before, after, 1);
  if (near === null) return null;
  const seen = frequency(reading.variants[0].terms[0]!);
  const terms = termsOf(near);
  const times = seen > FEW ? COMMONER : COMMONER_THAN_FEW;
  const commoner = Math.min(...terms.map(frequency)) > (seen > RARE ? seen : times * Math.max(seen, 1));
  if (!commoner) return null;
  addVariant(reading, terms, SURE.alternative);
  return near;
}

const hasUnit = (raw: string): boolean => UNITS.has(/^\d[\d.]*([a-z]+)$/.exec(raw)?.[1] ?? '');
const isCode = (raw: string): boolean => /^(?=.*\d)[a-z0-9]{3,10}$/.test(raw) && !hasUnit(raw);

/** Two words in one; null where either is no word. */
function joinedWith({ raw }: Reading, next: Reading | undefined): string | null {
  return next && /^[a-z]{2,}$/.test(raw) && /^[a-z]{2,}$/.test(next.raw) ? stem(raw + next.raw) : null;
}

/** "car ports" is "carport" too, whether documents say so or not, and the other way round where they do. */
export function compounds(readings: Reading[], { vocabulary }: Lexicon): void {
  readings.forEach((reading, i) => {
    const next = readings[i + 1];
    const joined = joinedWith(reading, next);
    if (next && joined !== null)
      for (const part of [reading, next]) addVariant(part, [joined], SURE.compound);
    // a part number in two
    if (next && isCode(reading.raw) && isCode(next.raw) && /[a-z]/.test(reading.raw + next.raw))
      for (const part of [reading, next]) addVariant(part, [reading.raw + next.raw], SURE.compound);
    for (let at = 3; at <= reading.raw.length - 3; at++) {
      const pair = `${reading.raw.slice(0, at)} ${reading.raw.slice(at)}`;
      if (vocabulary.inflected(pair) > 2) addVariant(reading, termsOf(pair), SURE.compound);
    }
  });
}
