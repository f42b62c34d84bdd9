/**
 * Interprets what a visitor typed: terms and sizes, spelling, joined and split words, the word still being typed,
 * synonyms, and English for Chinese. Pure.
 */

import { isEnglish } from '../text/english.ts';
import { plainText } from '../text/measure/measurements.ts';
import { DEFAULT_SYNONYMS, type SynonymBook } from '../text/synonyms.ts';
import type { Lexicon } from '../text/term-statistics.ts';
import { headTerm } from '../text/title/head-noun.ts';
import { runsOf, sizesAt } from '../text/tokenize.ts';
import type { Word } from '../text/word.ts';
import { type BareNumber, bareNumberOf } from './bare-number.ts';
import { chinese } from './chinese.ts';
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
  splitRare,
  termsOf,
  unknown,
} from './readings.ts';
import { readRequest } from './request-words.ts';

export interface Interpretation {
  words: Word[];
  /** What the query calls the thing: the place of its word; -1 where there is none. */
  head: number;
  /** The query in better spelling: `applied` where the words were read so, else where they may be meant so. */
  correction: { kw: string; applied: boolean } | null;
  /** How many the visitor wants, where the query says so: "500 pcs". */
  quantity: number | null;
  /** The quantity is a number without a unit, "500 led bulbs": read as it was typed it is searched for. */
  isBare: boolean;
  /** Words that nothing for sale holds, as they were typed. */
  unread: string[];
}

/** Words that say nothing. */
export const NO_WORDS: Interpretation = {
  words: [],
  head: -1,
  correction: null,
  quantity: null,
  isBare: false,
  unread: [],
};

/** Words of a query that are searched for; further ones are ignored. */
const MAX_WORDS = 16;
/** Words that are interpreted at all: each may be compared with every known word. */
const MAX_READ = 32;

/** How the words are to be read. */
export interface Reader {
  /** As they were typed: no word is taken for a mistake, no bare number for a quantity. */
  exact?: boolean | undefined;
  /** Titles say the number that the query begins with of what stands behind it: "304 stainless steel". */
  isNumberNamed?: boolean | undefined;
  /** What words are taken for each other; those that every marketplace begins with unless given. */
  synonyms?: SynonymBook | undefined;
}

/** What was typed → the words to search for. Its last word may be unfinished. */
export function interpretQuery(
  text: string,
  lexicon: Lexicon,
  { exact = false, isNumberNamed = false, synonyms = DEFAULT_SYNONYMS }: Reader = {},
): Interpretation {
  const request = requestOf(text, lexicon);
  const bare = exact ? null : bareIn(request, lexicon);
  const isBare = bare !== null && (bare.isCertain || !isNumberNamed);
  const { text: asked, quantity } = isBare ? { text: bare.rest, quantity: bare.quantity } : request;
  const typed = readingsOf(asked, lexicon).slice(0, MAX_READ);
  const corrected = new Map<string, string>();
  const suspected = new Map<string, string>();
  const readings = typed.flatMap((reading, i) => {
    splitRare(reading, lexicon);
    // a word of the language is never a mistake, whether anything of it is for sale or not
    if (exact || isEnglish(reading.raw)) return [reading];
    const before = typed[i - 1]?.raw ?? '';
    const beside = [corrected.get(before) ?? before, typed[i + 1]?.raw ?? ''] as const;
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
  synonymous(readings, synonyms);
  kindred(readings, lexicon);
  const seen = new Set<string>();
  const distinct = readings.filter(({ term, variants: [first] }) => {
    const key = `${first.terms.join(' ')} ${term}`;
    return !seen.has(key) && seen.add(key);
  });
  const words = distinct.slice(0, MAX_WORDS).map((reading): Word => reading.variants);
  const applied = corrected.size > 0;
  const meant = applied ? corrected : suspected;
  return {
    words,
    head: headOf(words, applied ? respelled(asked, corrected) : asked),
    correction: meant.size > 0 ? { kw: respelled(text, meant), applied } : null,
    quantity,
    isBare,
    unread: lexicon.total > 0 ? distinct.filter((one) => unheld(one, lexicon)).map(({ raw }) => raw) : [],
  };
}

/** The number in front of words that something says, where it may be how many are wanted; null where there is none. */
export const bareNumberIn = (text: string, lexicon: Lexicon): BareNumber | null =>
  bareIn(requestOf(text, lexicon), lexicon);

const requestOf = (text: string, { vocabulary }: Lexicon) =>
  readRequest(text, (phrase) => vocabulary.count(phrase));

function bareIn(
  { text: asked, quantity }: ReturnType<typeof readRequest>,
  { frequency }: Lexicon,
): BareNumber | null {
  const bare = quantity === null ? bareNumberOf(asked) : null;
  return bare && termsOf(bare.rest).some((term) => frequency(term) > 0) ? bare : null;
}

/** Terms of words that the lexicon does not know and a document may hold after all. */
export function unknownTerms(text: string, lexicon: Lexicon): string[] {
  const { text: asked } = requestOf(text, lexicon);
  const readings = readingsOf(asked, lexicon).slice(0, MAX_READ);
  return readings
    .filter((reading) => unheld(reading, lexicon))
    .flatMap(({ variants }) => variants.flatMap(({ terms }) => terms));
}

/** Whether nothing is known to hold any of its variants. */
const unheld = ({ raw, variants }: Reading, { frequency }: Lexicon): boolean =>
  raw !== '' && variants.every(({ terms }) => terms.some((term) => frequency(term) === 0));

function readingsOf(text: string, lexicon: Lexicon): Reading[] {
  const runs = runsOf(text);
  const readings: Reading[] = [];
  for (let i = 0; i < runs.length; i++) {
    const raw = runs[i]!;
    const size = sizesAt(runs, i).at(-1);
    if (size !== undefined) {
      const sides = size.split('x');
      // "600x1200" in one word: its sides alone are in too many sizes
      const reading = readingOf([size], size);
      for (const turned of turnedOf(sides)) addVariant(reading, [turned], SURE.turned);
      addVariant(reading, sides, SURE.sides);
      readings.push(reading);
      i += 2 * sides.length - 2;
    } else readings.push(...(isHan(raw) ? chinese(raw, lexicon) : latin(raw, lexicon)));
  }
  return readings;
}

/** The sides of a size in every other order: who asks for 600x1200 wants 1200x600 too. */
const turnedOf = (sides: readonly string[]): string[] =>
  ordersOf(sides)
    .slice(1)
    .map((order) => order.join('x'));
const ordersOf = (sides: readonly string[]): string[][] =>
  sides.length < 2
    ? [[...sides]]
    : sides.flatMap((side, i) => ordersOf(sides.toSpliced(i, 1)).map((others) => [side, ...others]));

const isHan = (raw: string): boolean => /^\p{Script=Han}/u.test(raw);

function synonymous(readings: Reading[], { others: known, longest }: SynonymBook): void {
  const terms = readings.map(({ term }) => term);
  for (let from = 0; from < readings.length; from++)
    for (let length = 1; length <= longest && from + length <= readings.length; length++) {
      const others = known.get(terms.slice(from, from + length).join(' ')) ?? [];
      for (const other of others)
        for (const reading of readings.slice(from, from + length)) addVariant(reading, other, SURE.synonym);
    }
}

/** Words of a kin count too, where the query says none of them itself; more where titles say both of the same thing. */
function kindred(readings: Reading[], { related, vocabulary, frequency }: Lexicon): void {
  const said = new Set(readings.map(({ term }) => term));
  for (const [i, { raw: before }] of [{ raw: '' }, ...readings].slice(0, -1).entries()) {
    const reading = readings[i]!;
    const after = readings[i + 1]?.raw ?? '';
    const beside = (word: string) =>
      vocabulary.count(`${before} ${word}`) + vocabulary.inflected(`${word} ${after}`) > 0;
    // of what nobody calls a sealer, what is for sealing
    const isUnheld = /^.{4,}er$/.test(reading.term) && frequency(reading.term) === 0;
    for (const other of related(isUnheld ? reading.term.slice(0, -2) : reading.term))
      if (!said.has(other))
        addVariant(reading, [other], beside(reading.raw) && beside(other) ? SURE.kinOfTrade : SURE.kin);
  }
}

const respelled = (text: string, corrected: ReadonlyMap<string, string>): string =>
  plainText(text).replace(/[a-z]+/g, (word) => corrected.get(word) ?? word);

function headOf(words: readonly Word[], text: string): number {
  // Chinese ends with what the thing is, and so does its English
  if (words.length > 0 && !/[a-z]/i.test(text)) return words.length - 1;
  const head = headTerm(text);
  return words.findIndex((word) => word.some(({ terms }) => head !== null && terms.includes(head)));
}
