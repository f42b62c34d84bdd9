/**
 * What a visitor means by what was typed: inflection and sizes by the analysis, then spelling, joined and split words,
 * the end of a word that is still being typed, synonyms, and English for Chinese. Pure.
 */
import { runsOf, tokensOf } from './analyse.ts';
import { headTerm } from './head.ts';
import { LONGEST_SAYING, synonyms } from './synonyms.ts';
import type { Lexicon } from './terms.ts';
import type { Translation } from './vocabulary.ts';
import { plainWord, type Saying, type Word } from './words.ts';

export interface Understood {
  words: Word[];
  /** What the query calls the thing: the place of its word; -1 where there is none. */
  head: number;
  /** The query in better spelling, where the words were read so. */
  correction: string | null;
}

/** More words than these say nothing more. */
const MOST_WORDS = 16;
/** How sure each reading is, against the word itself. */
export const SURE = {
  spelling: 0.95,
  ending: 0.8,
  compound: 0.95,
  character: 0.9,
  synonym: 0.75,
  translation: 1,
} as const;

/** A word while it is being understood. */
interface Reading {
  raw: string;
  sayings: [Saying, ...Saying[]];
}

const termsOf = (text: string): string[] =>
  runsOf(text).flatMap((raw) => tokensOf(raw).map((token) => token.term));
const add = (reading: Reading, terms: readonly string[], weight: number): void => {
  const key = terms.join(' ');
  if (terms.length > 0 && !reading.sayings.some((known) => known.terms.join(' ') === key))
    reading.sayings.push({ terms, weight });
};

/** What was typed → the words to search for. Its last word may be unfinished. */
export function understand(text: string, lexicon: Lexicon): Understood {
  const runs = runsOf(text);
  const readings = runs.flatMap((raw) => (isHan(raw) ? chinese(raw, lexicon) : latin(raw)));
  const corrected = new Map<string, string>();
  readings.forEach((reading, i) => {
    if (unknown(reading, lexicon)) {
      const better = mend(reading, i === readings.length - 1, lexicon);
      if (better) corrected.set(reading.raw, better);
    }
  });
  compounds(readings, lexicon);
  synonymous(readings);
  const seen = new Set<string>();
  const kept = readings.filter(({ sayings: [first] }) => {
    const key = first.terms.join(' ');
    return !seen.has(key) && seen.add(key);
  });
  const words = kept.slice(0, MOST_WORDS).map((reading): Word => reading.sayings);
  const english = corrected.size > 0 ? respelled(runs, corrected) : text;
  return { words, head: headOf(words, english), correction: corrected.size > 0 ? english : null };
}

/** Terms of the query that the lexicon does not know: words to be mended, unless a document holds them after all. */
export const unknownTerms = (text: string, lexicon: Lexicon): string[] =>
  runsOf(text)
    .flatMap((raw) => (isHan(raw) ? [] : latin(raw)))
    .filter((reading) => unknown(reading, lexicon))
    .flatMap(({ sayings: [{ terms }] }) => terms);

const isHan = (raw: string): boolean => /^\p{Script=Han}/u.test(raw);
const latin = (raw: string): Reading[] =>
  tokensOf(raw).map(({ term }, _, all) => ({
    raw: all.length === 1 ? raw : '',
    sayings: [{ terms: [term], weight: 1 }],
  }));

const unknown = ({ raw, sayings: [{ terms }] }: Reading, lexicon: Lexicon): boolean =>
  /^[a-z]{4,}$/.test(raw) && terms.every((term) => lexicon.frequency(term) === 0) && lexicon.total > 0;

/** Reads a word that no product has; returns a better spelling of it, if that is what it needs. */
function mend(reading: Reading, last: boolean, { vocabulary }: Lexicon): string | null {
  const { raw } = reading;
  const split = vocabulary.split(raw);
  const ends = last ? vocabulary.complete(raw, 3).filter((phrase) => !phrase.includes(' ')) : [];
  if (ends.length > 0) {
    for (const end of ends) add(reading, termsOf(end), SURE.ending);
    return null;
  }
  const near = vocabulary.spell(raw);
  // "stainlesssteel" is two words, "dishwahser" a mistake: what is less far off
  if (split && (near === null || vocabulary.count(split.join(' ')) > 0)) {
    add(reading, termsOf(split.join(' ')), SURE.compound);
    return split.join(' ');
  }
  if (near === null) return null;
  add(reading, termsOf(near), SURE.spelling);
  return near;
}

/** "dish washer" is "dishwasher" too, and the other way round, where titles say so. */
function compounds(readings: Reading[], { vocabulary }: Lexicon): void {
  readings.forEach((reading, i) => {
    const next = readings[i + 1];
    if (next?.raw && reading.raw && vocabulary.count(reading.raw + next.raw) > 2)
      for (const half of [reading, next]) add(half, termsOf(reading.raw + next.raw), SURE.compound);
    for (let at = 3; at <= reading.raw.length - 3; at++) {
      const halves = `${reading.raw.slice(0, at)} ${reading.raw.slice(at)}`;
      if (vocabulary.count(halves) > 2) add(reading, termsOf(halves), SURE.compound);
    }
  });
}

function synonymous(readings: Reading[]): void {
  const terms = readings.map(({ sayings: [first] }) => first.terms[0]!);
  for (let from = 0; from < readings.length; from++)
    for (let length = 1; length <= LONGEST_SAYING && from + length <= readings.length; length++) {
      const others = synonyms.get(terms.slice(from, from + length).join(' ')) ?? [];
      for (const other of others)
        for (const reading of readings.slice(from, from + length)) add(reading, other, SURE.synonym);
    }
}

/** Chinese as the words that the marketplace has English for; what has none stays as pairs. */
function chinese(run: string, { vocabulary, pairsWith }: Lexicon): Reading[] {
  if (run.length === 1) {
    const alone: Reading = { raw: '', sayings: [{ terms: [run], weight: 1 }] };
    for (const pair of pairsWith(run)) add(alone, [pair], SURE.character);
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
    if (stretch)
      readings.push(
        ...tokensOf(stretch).map(
          ({ term }): Reading => ({ raw: '', sayings: [{ terms: [term], weight: 1 }] }),
        ),
      );
    from = to;
  }
  return readings.length > 0
    ? readings
    : tokensOf(run).map(({ term }): Reading => ({ raw: '', sayings: [{ terms: [term], weight: 1 }] }));
}

function translated({ zh, en }: Translation): Reading[] {
  const pairs = tokensOf(zh).map(({ term }) => term);
  const names = [...new Set(en.flatMap((name) => name.split(/\s*(?:[&,/()]|\band\b|\bor\b)\s*/)))].filter(
    Boolean,
  );
  const [only] = names;
  if (names.length === 1 && only)
    return termsOf(only).map((term): Reading => {
      const reading: Reading = { raw: '', sayings: [{ terms: [term], weight: 1 }] };
      add(reading, pairs, SURE.translation);
      return reading;
    });
  const reading: Reading = { raw: '', sayings: [{ terms: pairs, weight: 1 }] };
  for (const name of names) add(reading, termsOf(name), SURE.translation);
  return [reading];
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

const respelled = (runs: readonly string[], corrected: ReadonlyMap<string, string>): string =>
  runs.map((raw) => corrected.get(raw) ?? raw).join(' ');

function headOf(words: readonly Word[], text: string): number {
  const head = headTerm(text);
  const at = words.findIndex((word) => word.some(({ terms }) => head !== null && terms.includes(head)));
  // Chinese ends with what the thing is, and so does its English
  return at < 0 && words.length > 0 && !/[a-z]/i.test(text) ? words.length - 1 : at;
}

/** Words as they are typed, without any reading: for tests and for engines that read by themselves. */
export const plainWords = (text: string): Word[] => [...new Set(termsOf(text))].map(plainWord);
