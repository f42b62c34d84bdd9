/** What the ranking knows about a candidate: signals between 0 and 1. Pure. */

import { type Measurement, measurementOf } from '../text/measure/measurements.ts';
import type { TermStatistics } from '../text/term-statistics.ts';
import type { Title } from '../text/title/head-noun.ts';
import type { Token } from '../text/tokenize.ts';
import { type Word, wordFrequency } from '../text/word.ts';
import type { Candidate } from './candidate.ts';

export interface RankedQuery {
  words: readonly Word[];
  /** Place of the word that the query calls the thing; -1 for none. */
  head: number;
  /** How much visitors opened a product after these words, 0 to 1 (learn/opened.ts). */
  opened?: Readonly<Record<number, number>> | undefined;
}

export interface RankingSignals {
  /** Share of the query's rarity that stands in the title. */
  inTitle: number;
  /** Share of it that stands anywhere in the document. */
  anywhere: number;
  /** Neighbours of the query that are neighbours in the title. */
  adjacency: number;
  /** Neighbours of the query that stand within three places of each other. */
  near: number;
  /** What the title calls the thing is among the query's words. */
  headOfTitle: number;
  /** What the query calls the thing stands in the title. */
  headOfQuery: number;
  /** Share of the query's rarity that stands before the title has said what the thing is: "case for iPhone" is none. */
  beforeEnd: number;
  /** What the title calls the thing is what the query calls it: "door trim" is a trim, a door with trim is not. */
  headsAgree: number;
  /** What the query calls the thing stands in no title, but in the document's categories or keywords: a tumbler is a cup. */
  headBeside: number;
  /** What the query calls the thing is only the first part of what the title does: "bottle opener". */
  headInCompound: number;
  /** Numbers and sizes of the query in the title: 1 for the same, less for one near it. */
  numbers: number;
  /** The engine's score, against the best candidate's. */
  score: number;
  /** The first hit stands early. */
  early: number;
  /** Visitors open it after these words; only where it holds them all. */
  opened: number;
}

/** A query with what is the same for all candidates. */
export interface Asked extends RankedQuery {
  /** Share of each word in the rarity of the query. */
  shares: number[];
  /** Places of the words that are numbers, and what each measures. */
  numbers: { at: number; measured: Measurement | null }[];
  /** The engine's best score. */
  best: number;
}

/** How much a term tells: the rarer, the more. */
export const rarity = (frequency: number, { total }: TermStatistics): number =>
  Math.log(1 + (total + 1) / (frequency + 1));

/** Words that name no thing: however few documents hold one, it is not what a query is about. */
const VAGUE: ReadonlySet<string> = new Set(['model', 'series', 'type', '系列', '型号']);
/** So much of its rarity such a word keeps, and so does a single letter. */
const VAGUE_SHARE = 0.25;

const isVague = (word: Word | undefined): boolean => word !== undefined && VAGUE.has(word[0].terms[0]!);

/** How much of its rarity the word at a place of a query keeps. The letter of "type C" is all that it tells. */
export function tellingShare(words: readonly Word[], at: number): number {
  const isLetter = /^[a-z]$/.test(words[at]![0].terms[0]!) && !isVague(words[at - 1]);
  return isLetter || isVague(words[at]) ? VAGUE_SHARE : 1;
}

/** In how many documents stands what is likeliest meant: of "steal|steel" not the mistake; of two words no more than guessed. */
const commonness = (word: Word, statistics: TermStatistics): number =>
  word.reduce(
    (most, { terms }) => (terms.length > 1 ? most : Math.max(most, statistics.frequency(terms[0]!))),
    0,
  ) || wordFrequency(word, statistics);

export function prepareQuery(
  query: RankedQuery,
  list: readonly Candidate[],
  statistics: TermStatistics,
): Asked {
  const each = query.words.map(
    (word, at) => tellingShare(query.words, at) * rarity(commonness(word, statistics), statistics),
  );
  const all = each.reduce((sum, r) => sum + r, 0) || 1;
  return {
    ...query,
    shares: each.map((r) => r / all),
    numbers: query.words.flatMap(([{ terms }], at) =>
      /\d/.test(terms[0]!) ? [{ at, measured: measurementOf(terms[0]!) }] : [],
    ),
    best: list.reduce((most, { score }) => Math.max(most, score), Number.MIN_VALUE),
  };
}

/** Whether terms stand side by side from a place on. */
function standAt(terms: readonly string[], tokens: readonly Token[], at: number): boolean {
  if (at + terms.length > tokens.length) return false;
  for (let n = 0; n < terms.length; n++) if (!holds(tokens[at + n]!, terms[n]!)) return false;
  return true;
}
const holds = ({ term, also }: Token, wanted: string): boolean =>
  term === wanted || (also.length > 0 && also.includes(wanted));

interface Hit {
  at: number;
  end: number;
  weight: number;
}

/** The likeliest variant of a word that stands in the title. */
function hitOf(word: Word, { tokens }: Title): Hit | null {
  for (const { terms, weight } of word)
    for (let at = 0; at < tokens.length; at++)
      if (standAt(terms, tokens, at)) return { at, end: at + terms.length, weight };
  return null;
}

/** Whether the second word stands behind the first anywhere in the title, or both are said in one. */
function adjacent(first: Word, hit: Hit, second: Word, other: Hit, { tokens }: Title): boolean {
  if (other.at === hit.end || (other.at === hit.at && other.end === hit.end)) return true;
  for (let at = hit.at; at < tokens.length; at++)
    for (const { terms } of first)
      if (
        standAt(terms, tokens, at) &&
        second.some((variant) => standAt(variant.terms, tokens, at + terms.length))
      )
        return true;
  return false;
}

const NEAR = 3;

/** How surely a word of the query means a term. */
const meaning = (word: Word | undefined, term: string): number =>
  word?.reduce((most, { terms, weight }) => (terms.at(-1) === term && weight > most ? weight : most), 0) ?? 0;

/** A size near the one that was asked for is worth so much at most. */
const NEARLY = 0.6;

/** How near any measurement of the title comes to one: 15 kW is further from 4 kW than 5.5 kW is. */
function nearnessOf(measured: Measurement | null, { tokens }: Title): number {
  if (measured === null || measured.value === 0) return 0;
  let best = 0;
  for (const { term } of tokens) {
    const other = measurementOf(term);
    if (other === null || other.unit !== measured.unit) continue;
    const ratio = Math.min(other.value, measured.value) / Math.max(other.value, measured.value);
    if (ratio > best) best = ratio;
  }
  return NEARLY * best * best;
}

export function signalsOf(query: Asked, candidate: Candidate, title: Title): RankingSignals {
  const { words, shares, numbers } = query;
  const found = words.map((word) => hitOf(word, title));
  const { head, headEnd } = title;
  let [inTitle, anywhere, beforeEnd, neighbours, close, holdsAll] = [0, 0, 0, 0, 0, true];
  let first = Number.POSITIVE_INFINITY;
  // one pass and no helpers: every candidate of every search comes by
  for (let i = 0; i < words.length; i++) {
    const share = shares[i]!;
    const held = candidate.hits[i]!;
    anywhere += share * held;
    if (held <= 0) holdsAll = false;
    const hit = found[i]!;
    if (!hit) continue;
    inTitle += share * hit.weight;
    if (hit.at < headEnd) beforeEnd += share * hit.weight;
    if (hit.at < first) first = hit.at;
    const before = i > 0 ? found[i - 1] : null;
    if (!before) continue;
    if (adjacent(words[i - 1]!, before, words[i]!, hit, title)) neighbours++;
    if (Math.abs(hit.at - before.at) <= NEAR) close++;
  }
  const said = found[query.head];
  const agreed = head === null ? 0 : meaning(words[query.head], head);
  const pairs = Math.max(words.length - 1, 1);
  return {
    inTitle,
    anywhere,
    adjacency: neighbours / pairs,
    near: close / pairs,
    headOfTitle:
      head !== null && words.some((word) => word.some(({ terms }) => terms.includes(head))) ? 1 : 0,
    headOfQuery: said?.weight ?? 0,
    beforeEnd,
    headsAgree: agreed,
    headBeside: !said && candidate.isCalled ? 1 : 0,
    // of one word alone it may be whose thing it is: "Batman costume"
    headInCompound: said?.end === title.headAt && words.length > 1 && agreed === 0 ? 1 : 0,
    numbers: numbers.length
      ? numbers.reduce((sum, { at, measured }) => sum + (found[at] ? 1 : nearnessOf(measured, title)), 0) /
        numbers.length
      : 0,
    score: candidate.score / query.best,
    opened: holdsAll ? (query.opened?.[candidate.id] ?? 0) : 0,
    early: 1 / (1 + first),
  };
}
