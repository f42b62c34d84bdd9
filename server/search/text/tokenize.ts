/**
 * Text → terms, for documents and queries alike (decision 7): no database dictionary is involved, so
 * both sides always agree. Pure.
 */
import { BEYOND_ASCII, inBaseUnit, normalise } from './measure/measurements.ts';
import { stem } from './stem.ts';

export const STOP: ReadonlySet<string> = new Set(
  'a an and are as at be by for from has in into is it its of on or our that the their this to up was we with you your'.split(
    ' ',
  ),
);

const TOKEN = /\d+(?:[./]\d+)+[a-z]*|[a-z0-9]+(?:[-_][a-z0-9]+)*|[\p{Script=Han}]+|[\p{L}\p{N}]+/gu;
// the same for what is only ASCII, in half the time
const ASCII_TOKEN = /\d+(?:[./]\d+)+[a-z]*|[a-z0-9]+(?:[-_][a-z0-9]+)*/g;
/** Longer runs are no words. */
export const LONGEST = 40;

/** What stands at one place of a text: its term, and other terms by which a document is found there too. */
export interface Token {
  term: string;
  also: readonly string[];
}

const NONE: readonly string[] = [];

function han(run: string): Token[] {
  if (run.length === 1) return [{ term: run, also: [] }];
  return Array.from({ length: run.length - 1 }, (_, i) => ({ term: run.slice(i, i + 2), also: [] }));
}

/** A run of several parts as one term. */
export const joinedOf = (raw: string): string => stem(raw.replace(/[-_]/g, ''));

function word(raw: string): Token[] {
  const parts = raw.split(/[-_/]/).filter(Boolean);
  const kept = parts.filter(
    (part) => part.length <= LONGEST && part !== 'x' && !(parts.length === 1 && STOP.has(part)),
  );
  // "ABC-123" is found by "abc123" too, and a cable "12/2" by "12/2" and "12-2"
  const joined = parts.length > 1 && raw.length <= LONGEST ? [joinedOf(raw)] : [];
  return kept.map((part, i) => {
    const number = /^(\d[\d./]*)[a-z]+$/.exec(part)?.[1];
    // "5.5kw" is "5500w"
    const base = number ? inBaseUnit(part) : null;
    const also = [...(number ? [number] : []), ...(base ? [base] : []), ...(i === 0 ? joined : [])];
    return { term: stem(part), also: also.length > 0 ? also : NONE };
  });
}

// the same words come again and again; bounded, for those of an attacker do not
const MAX_KNOWN = 100_000;
const known = new Map<string, readonly Token[]>();
/** The places that one run of letters or digits takes; none for a stop word. */
export function tokensOf(raw: string): readonly Token[] {
  const before = known.get(raw);
  if (before) return before;
  const tokens = /^\p{Script=Han}/u.test(raw) ? han(raw) : word(raw);
  if (raw.length > LONGEST) return tokens;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(raw, tokens);
  return tokens;
}

/** The runs of letters, digits and units of a text in one spelling. */
export const runsIn = (plain: string): string[] =>
  plain.match(BEYOND_ASCII.test(plain) ? TOKEN : ASCII_TOKEN) ?? [];
/** The same of a text as it was written. */
export const runsOf = (text: string): string[] => runsIn(normalise(text));

const SIDE = /^(\d[\d.]*)[a-z]{0,4}$/;

/** The sizes that begin at a run: "600x1200" of "600 x 1200", and of three sides the first two as well; without units. */
export function sizesAt(runs: readonly string[], at: number): string[] {
  if (runs[at + 1] !== 'x' || runs[at - 1] === 'x') return [];
  const sizes: string[] = [];
  let size = SIDE.exec(runs[at]!)?.[1];
  for (let next = at + 2; size !== undefined && next <= at + 4 && runs[next - 1] === 'x'; next += 2) {
    const side = SIDE.exec(runs[next] ?? '')?.[1];
    if (side === undefined) break;
    size += `x${side}`;
    sizes.push(size);
  }
  return sizes;
}

/** The places that each run of a text takes. */
export const placesOf = (runs: readonly string[]): (readonly Token[])[] =>
  runs.map((raw, i) => {
    const tokens = tokensOf(raw);
    const sizes = runs[i + 1] === 'x' && tokens.length > 0 ? sizesAt(runs, i) : NONE;
    const [first, ...others] = tokens;
    return sizes.length > 0 && first ? [{ ...first, also: [...first.also, ...sizes] }, ...others] : tokens;
  });

/** The terms of a text in order, without stop words; at most `most` of them. */
export function tokenize(text: string, most = Number.POSITIVE_INFINITY): Token[] {
  const out: Token[] = [];
  for (const tokens of placesOf(runsOf(text))) {
    for (const token of tokens) out.push(token);
    if (out.length >= most) return out.slice(0, most);
  }
  return out;
}

/** The distinct terms of a query, at most `most` of them. */
export const queryTerms = (text: string, most = 16): string[] =>
  [...new Set(tokenize(text).map((t) => t.term))].slice(0, most);
