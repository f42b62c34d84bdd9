/**
 * Text → terms, for documents and queries alike (decision 7): no database dictionary is involved, so
 * both sides always agree. Pure.
 */
import { stem } from './stem.ts';

export const STOP: ReadonlySet<string> = new Set(
  'a an and are as at be by for from has in into is it its of on or our that the their this to up was we with you your'.split(
    ' ',
  ),
);

/** Spellings of a unit behind a number → one. */
const UNITS: Record<string, string> = {
  '"': 'in',
  '”': 'in',
  '″': 'in',
  inch: 'in',
  inches: 'in',
  in: 'in',
  "'": 'ft',
  '′': 'ft',
  foot: 'ft',
  feet: 'ft',
  ft: 'ft',
  mm: 'mm',
  millimeter: 'mm',
  millimeters: 'mm',
  millimetre: 'mm',
  millimetres: 'mm',
  cm: 'cm',
  centimeter: 'cm',
  centimeters: 'cm',
  m: 'm',
  meter: 'm',
  meters: 'm',
  metre: 'm',
  metres: 'm',
  kg: 'kg',
  kgs: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  g: 'g',
  gram: 'g',
  grams: 'g',
  gsm: 'gsm',
  ton: 't',
  tons: 't',
  t: 't',
  lb: 'lb',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
  oz: 'oz',
  ounce: 'oz',
  ounces: 'oz',
  gal: 'gal',
  gallon: 'gal',
  gallons: 'gal',
  l: 'l',
  liter: 'l',
  liters: 'l',
  litre: 'l',
  litres: 'l',
  ml: 'ml',
  w: 'w',
  watt: 'w',
  watts: 'w',
  kw: 'kw',
  v: 'v',
  volt: 'v',
  volts: 'v',
  a: 'amp',
  amp: 'amp',
  amps: 'amp',
  ah: 'ah',
  mah: 'mah',
  hz: 'hz',
  hp: 'hp',
  gb: 'gb',
  tb: 'tb',
  '%': 'pct',
  '°': 'deg',
  degree: 'deg',
  degrees: 'deg',
};
const UNIT_WORDS = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .map((u) => u.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  .join('|');
// "3 in 1" is no length, and "2 a day" no current: a short unit that is also a word must touch its number
// bounded and begun at the first digit only: what sellers and visitors send must cost linear time
const NUMBER = '(?<![\\d.])(\\d{1,12}(?:\\.\\d{1,12})?(?:/\\d{1,6})?)';
const WITH_UNIT = new RegExp(
  `${NUMBER}(?: ?-? ?(?!(?:in|a|m|t|l|g|w|v)\\b)(${UNIT_WORDS})|-?(${UNIT_WORDS}))(?![a-z0-9-])`,
  'g',
);
const SPACED_SHORT = new RegExp(`${NUMBER} (in|m|t|l|g|w|v)(?![a-z0-9-])(?! ?\\d)`, 'g');

/** Lower case, without accents; fractions, thousands and units in one spelling. */
export function normalise(text: string): string {
  const plain = (BEYOND_ASCII.test(text) ? latin(text) : text).toLowerCase().replace(/\s+/g, ' ');
  return /\d/.test(plain) ? numbers(plain) : plain;
}

// most text is neither accented nor full of numbers: what is not needed is not run, it costs more than the words
const BEYOND_ASCII = /[^\0-\x7f]/;

const latin = (text: string): string =>
  text
    // NFKD makes ½ "1⁄2"; a number in front of it would run into it
    .replace(/(\d)([¼½¾⅓⅔⅛⅜⅝⅞])/g, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/⁄/g, '/');

const numbers = (text: string): string =>
  text
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(?<![\d.])(\d{1,12}\.\d{0,12}?)0{1,12}(?!\d)/g, '$1')
    .replace(/(\d)\.(?!\d)/g, '$1 ')
    .replace(/(\d) ?[x×*] ?(?=\d)/g, '$1 x ')
    .replace(SPACED_SHORT, (_, number: string, unit: string) => `${number}${UNITS[unit]} `)
    .replace(WITH_UNIT, (_, number: string, a?: string, b?: string) => `${number}${UNITS[a ?? b ?? '']} `);

const TOKEN = /\d+(?:[./]\d+)+[a-z]*|[a-z0-9]+(?:[-_][a-z0-9]+)*|[\p{Script=Han}]+|[\p{L}\p{N}]+/gu;
const LONGEST = 40;

/** What stands at one place of a text: its term, and other terms by which a document is found there too. */
export interface Token {
  term: string;
  also: readonly string[];
}

function han(run: string): Token[] {
  if (run.length === 1) return [{ term: run, also: [] }];
  return Array.from({ length: run.length - 1 }, (_, i) => ({ term: run.slice(i, i + 2), also: [] }));
}

function word(raw: string): Token[] {
  const parts = raw.split(/[-_]/).filter(Boolean);
  const kept = parts.filter(
    (part) => part.length <= LONGEST && part !== 'x' && !(parts.length === 1 && STOP.has(part)),
  );
  // "ABC-123" is found by "abc123" too
  const joined = parts.length > 1 && raw.length <= LONGEST ? [parts.join('')] : [];
  return kept.map((part, i) => {
    const number = /^(\d[\d./]*)[a-z]+$/.exec(part)?.[1];
    return { term: stem(part), also: [...(number ? [number] : []), ...(i === 0 ? joined : [])] };
  });
}

// the same words come again and again; bounded, for those of an attacker do not
const MOST_KNOWN = 100_000;
const known = new Map<string, readonly Token[]>();
/** The places that one run of letters or digits takes; none for a stop word. */
export function tokensOf(raw: string): readonly Token[] {
  const before = known.get(raw);
  if (before) return before;
  const tokens = /^\p{Script=Han}/u.test(raw) ? han(raw) : word(raw);
  if (raw.length > LONGEST) return tokens;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(raw, tokens);
  return tokens;
}

/** The runs of letters, digits and units of a text, as they stand in it, in lower case and one spelling. */
export const runsOf = (text: string): string[] => normalise(text).match(TOKEN) ?? [];

/** The terms of a text in order, without stop words; at most `most` of them. */
export function analyse(text: string, most = Number.POSITIVE_INFINITY): Token[] {
  const out: Token[] = [];
  for (const [raw] of normalise(text).matchAll(TOKEN)) {
    for (const token of tokensOf(raw)) out.push(token);
    if (out.length >= most) return out.slice(0, most);
  }
  return out;
}

/** The distinct terms of a query, at most `most` of them. */
export const queryTerms = (text: string, most = 16): string[] =>
  [...new Set(analyse(text).map((t) => t.term))].slice(0, most);

// before these words a title has said what the thing is: "steel pipe for water supply"
export const HEAD_END = /[,(;|–]|(?<!\d)\/| - |\b(?:with|in|for|by|of|from|to|and)\b/;

/** Places of a title before the first preposition or bracket; 0 where it begins with one. */
export function headLength(text: string): number {
  const lower = text.toLowerCase();
  const end = HEAD_END.exec(lower);
  return analyse(end ? lower.slice(0, end.index) : lower).length;
}

/** The head noun of a title or query: the last word before the first preposition or bracket. */
export function headTerm(text: string): string | null {
  const lower = text.toLowerCase();
  const end = HEAD_END.exec(lower);
  const head = end && end.index > 0 ? analyse(lower.slice(0, end.index)) : [];
  const places = head.length > 0 ? head : analyse(lower);
  return (places.findLast((t) => !/\d/.test(t.term)) ?? places.at(-1))?.term ?? null;
}
