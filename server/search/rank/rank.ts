/** Stage 2 of the search: orders the candidates by relevance; tier and freshness count in `inTieBands` only. Pure. */

import { DAY_MS } from '../../../domain/time.ts';
import type { TermStatistics } from '../text/term-statistics.ts';
import type { Title } from '../text/title/head-noun.ts';
import type { Candidate } from './candidate.ts';
import { prepareQuery, type RankedQuery, type RankingSignals, rarity, signalsOf } from './ranking-signals.ts';
import { spreadOverSuppliers } from './spread.ts';

/** What makes a candidate relevant: a weighted sum, tuned on judged queries (npm run bench -- relevance, judged-demo). */
export const WEIGHTS: Readonly<RankingSignals & { company: number }> = {
  inTitle: 10,
  anywhere: 10,
  adjacency: 0.8,
  near: 0.8,
  headOfTitle: 1.3,
  headOfQuery: 1,
  beforeEnd: 0.4,
  headsAgree: 1,
  headBeside: 1.5,
  headInCompound: -0.5,
  numbers: 2.5,
  score: 1,
  early: 0.1,
  /** Less than a band: whoever pushes a product passes nothing that fits better than the next band, and no better tier. */
  opened: 0.09,
  /** Words that the best candidates share, beside those of the query: "beer stein" keeps company with "mug". */
  company: 2,
};

/** A candidate with what it is worth to the query. */
export interface Scored {
  candidate: Candidate;
  value: number;
}

/** Candidates, best first: by relevance, and inside bands of like relevance by tier and freshness. */
export const rankCandidates = (
  query: RankedQuery,
  list: readonly Candidate[],
  statistics: TermStatistics,
  now: Date,
): Candidate[] => inTieBands(scoreCandidates(query, list, statistics), now);

const NAMES = Object.keys(WEIGHTS).filter((name) => name !== 'company') as (keyof RankingSignals)[];

/** The relevance of each candidate. */
export function scoreCandidates(
  query: RankedQuery,
  list: readonly Candidate[],
  statistics: TermStatistics,
): Scored[] {
  const asked = prepareQuery(query, list, statistics);
  const titles = list.map(({ title }) => title);
  const values = list.map((candidate, i) => {
    const signals = signalsOf(asked, candidate, titles[i]!);
    let sum = 0;
    for (const name of NAMES) sum += WEIGHTS[name] * signals[name];
    return sum;
  });
  const company = companyOf(query, titles, values, statistics);
  return list.map((candidate, i) => ({
    candidate,
    value: values[i]! + WEIGHTS.company * company(titles[i]!),
  }));
}

/** The best candidates whose shared words count, and how many of those words are used. */
const LEADERS = 10;
const SHARED = 10;

/**
 * How much of the words that the best titles share a title has, 0 to 1: the better a title, the more its words count; the
 * fewer there are, the less. Of two, what "is shared" would be what either says alone.
 */
function companyOf(
  query: RankedQuery,
  titles: readonly Title[],
  values: readonly number[],
  statistics: TermStatistics,
): (title: Title) => number {
  const leaders = values
    .map((value, i) => ({ value, title: titles[i]! }))
    .sort((a, b) => b.value - a.value)
    .slice(0, LEADERS);
  const certain = (leaders.length - 1) / (LEADERS - 1);
  const own = new Set(query.words.flatMap((word) => word.flatMap(({ terms }) => terms)));
  const weights = new Map<string, number>();
  for (const { value, title } of leaders)
    for (const term of new Set(title.tokens.map((token) => token.term)))
      if (!own.has(term)) weights.set(term, (weights.get(term) ?? 0) + Math.exp(value - leaders[0]!.value));
  const shared = [...weights]
    .map(([term, weight]) => ({ term, weight: weight * rarity(statistics.frequency(term), statistics) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, SHARED);
  const all = shared.reduce((sum, { weight }) => sum + weight, 0) || 1;
  // each counts once, however often a title says it: a bit for those seen
  const places = new Map(shared.map(({ term, weight }, i) => [term, { weight, bit: 1 << i }]));
  return ({ tokens }) => {
    let sum = 0;
    let seen = 0;
    for (const { term } of tokens) {
      const found = places.get(term);
      if (!found || (seen & found.bit) !== 0) continue;
      seen |= found.bit;
      sum += found.weight;
    }
    return (sum / all) * certain;
  };
}

/** Candidates whose relevance differs by no more than this are as good as equal. */
export const BAND = 0.1;
const FRESH_DAYS = [7, 30, 180] as const;

/**
 * The only place where tier and freshness count: the best candidate opens a band, and all that are as good as equal to
 * it stand in the order of their tier, then of how fresh they are, then of their relevance, spread over their suppliers;
 * the next opens the next.
 */
export function inTieBands(scored: readonly Scored[], now: Date): Candidate[] {
  const left = scored.toSorted((a, b) => b.value - a.value || b.candidate.id - a.candidate.id);
  const age = ({ refreshedAt }: Candidate) => {
    const days = (now.getTime() - refreshedAt.getTime()) / DAY_MS;
    const step = FRESH_DAYS.findIndex((most) => days <= most);
    return step < 0 ? FRESH_DAYS.length : step;
  };
  const bands: Candidate[][] = [];
  for (let from = 0; from < left.length; ) {
    const least = left[from]!.value - BAND;
    let to = from;
    while (to < left.length && left[to]!.value >= least) to++;
    const band = left.slice(from, to).map(({ candidate }) => candidate);
    // the sort is stable: what is equal in both stays in the order of relevance
    bands.push(band.sort((a, b) => b.tierRank - a.tierRank || age(a) - age(b)));
    from = to;
  }
  return spreadOverSuppliers(bands, ({ supplier }) => supplier);
}
