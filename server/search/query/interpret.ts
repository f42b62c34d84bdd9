/**
 * What a visitor means by what was typed: inflection and sizes by the analysis, then spelling, joined and split words,
 * the end of a word that is still being typed, synonyms, and English for Chinese. Pure.
 */

import { headTerm } from '../text/head-noun.ts';
import { plainText } from '../text/measurements.ts';
import { LONGEST_VARIANT, synonyms } from '../text/synonyms.ts';
import type { Lexicon } from '../text/term-statistics.ts';
import { runsOf, tokensOf } from '../text/tokenize.ts';
import type { Word } from '../text/tsquery.ts';
import type { Translation } from '../text/vocabulary.ts';
import {
  addVariant,
  alternativeSpelling,
  compounds,
  correctSpelling,
  latin,
  partOf,
  type Reading,
  readingOf,
  SURE,
  termsOf,
  unknown,
} from './readings.ts';

export interface Interpretation {
  words: Word[];
  /** What the query calls the thing: the place of its word; -1 where there is none. */
  head: number;
  /** The query in better spelling: `applied` where the words were read so, else where they may be meant so. */
  correction: { kw: string; applied: boolean } | null;
}

/** Words of a query that are searched for; further ones are ignored. */
const MOST_WORDS = 16;
/** Words that are interpreted at all: each may be compared with every known word. */
const MOST_READ = 32;

/** What was typed → the words to search for. Its last word may be unfinished. */
export function interpretQuery(text: string, lexicon: Lexicon): Interpretation {
  const runs = runsOf(text);
  const typed = runs
    .flatMap((raw) => (isHan(raw) ? chinese(raw, lexicon) : latin(raw, lexicon)))
    .slice(0, MOST_READ);
  const corrected = new Map<string, string>();
  const suspected = new Map<string, string>();
  const readings = typed.flatMap((reading, i) => {
    const beside = [typed[i - 1]?.raw ?? '', typed[i + 1]?.raw ?? ''] as const;
    if (!unknown(reading, lexicon)) {
      const meant = alternativeSpelling(reading, beside, lexicon);
      if (meant !== null) suspected.set(reading.raw, meant);
      return [reading];
    }
    const better = correctSpelling(reading, beside, i === typed.length - 1, lexicon);
    if (better === null) return [reading];
    corrected.set(reading.raw, better);
    if (better.includes(' ')) return better.split(' ').map((raw) => partOf(reading, raw));
    return [{ ...reading, raw: better, term: termsOf(better)[0]! }];
  });
  compounds(readings, lexicon);
  synonymous(readings);
  const seen = new Set<string>();
  const distinct = readings.filter(({ term, variants: [first] }) => {
    const key = `${first.terms.join(' ')} ${term}`;
    return !seen.has(key) && seen.add(key);
  });
  const words = distinct.slice(0, MOST_WORDS).map((reading): Word => reading.variants);
  const english = corrected.size > 0 ? respelled(text, corrected) : text;
  const applied = corrected.size > 0;
  const better = applied ? english : suspected.size > 0 ? respelled(text, suspected) : null;
  return {
    words,
    head: headOf(words, english),
    correction: better === null ? null : { kw: better, applied },
  };
}

/** Terms of the query that the lexicon does not know: to be corrected, unless a document holds them after all. */
export const unknownTerms = (text: string, lexicon: Lexicon): string[] =>
  runsOf(text)
    .flatMap((raw) => (isHan(raw) ? [] : latin(raw, lexicon)))
    .filter((reading) => unknown(reading, lexicon))
    .flatMap(({ variants: [{ terms }] }) => terms);

const isHan = (raw: string): boolean => /^\p{Script=Han}/u.test(raw);

function synonymous(readings: Reading[]): void {
  const terms = readings.map(({ term }) => term);
  for (let from = 0; from < readings.length; from++)
    for (let length = 1; length <= LONGEST_VARIANT && from + length <= readings.length; length++) {
      const others = synonyms.get(terms.slice(from, from + length).join(' ')) ?? [];
      for (const other of others)
        for (const reading of readings.slice(from, from + length)) addVariant(reading, other, SURE.synonym);
    }
}

/** Chinese as the words that the marketplace has English for; what has none stays as pairs. */
function chinese(run: string, { vocabulary, pairsWith }: Lexicon): Reading[] {
  if (run.length === 1) {
    const alone = readingOf([run]);
    for (const pair of pairsWith(run)) addVariant(alone, [pair], SURE.character);
    return [alone];
  }
  const translations = vocabulary.translate(run);
  const covered = new Set(translations.flatMap(({ from, to }) => range(from, to)));
  const readings = translations.flatMap(translated);
  // a stretch without English, with the character before it where it is one alone
  for (let from = 0; from < run.length; from++) {
    if (covered.has(from)) continue;
    let to = from;
    while (to < run.length && !covered.has(to)) to++;
    const stretch = to - from === 1 ? '' : run.slice(from, to);
    if (stretch) readings.push(...tokensOf(stretch).map(({ term }) => readingOf([term])));
    from = to;
  }
  return readings.length > 0 ? readings : tokensOf(run).map(({ term }) => readingOf([term]));
}

function translated({ zh, en }: Translation): Reading[] {
  const pairs = tokensOf(zh).map(({ term }) => term);
  const names = [...new Set(en.flatMap((name) => name.split(/\s*(?:[&,/()]|\band\b|\bor\b)\s*/)))].filter(
    Boolean,
  );
  const [only] = names;
  if (names.length === 1 && only)
    return termsOf(only).map((term): Reading => {
      const reading = readingOf([term]);
      addVariant(reading, pairs, SURE.translation);
      return reading;
    });
  const reading = readingOf(pairs as [string, ...string[]]);
  for (const name of names) addVariant(reading, termsOf(name), SURE.translation);
  return [reading];
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

const respelled = (text: string, corrected: ReadonlyMap<string, string>): string =>
  plainText(text).replace(/[a-z]+/g, (word) => corrected.get(word) ?? word);

function headOf(words: readonly Word[], text: string): number {
  const head = headTerm(text);
  const at = words.findIndex((word) => word.some(({ terms }) => head !== null && terms.includes(head)));
  // Chinese ends with what the thing is, and so does its English
  return at < 0 && words.length > 0 && !/[a-z]/i.test(text) ? words.length - 1 : at;
}
