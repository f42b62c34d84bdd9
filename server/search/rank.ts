/** Stage 2 of the search: a weighted sum of readable features over the candidates. Pure. */
import { analyse, headTerm } from './analyse.ts';
import type { Candidate } from './engine.ts';
import type { TermStatistics } from './terms.ts';
import { type Word, wordFrequency } from './words.ts';

/** What makes a candidate relevant. Tier and freshness are not among it: see `inBands`. */
export const WEIGHTS = {
  /** Share of the query's rarity that stands in the title. */
  inTitle: 4,
  /** Share of it that stands anywhere in the document. */
  anywhere: 2.5,
  /** Neighbours of the query that are neighbours in the title. */
  adjacency: 1,
  /** What the title calls the thing is among the query's words. */
  headOfTitle: 1.2,
  /** What the query calls the thing stands in the title. */
  headOfQuery: 0.8,
  /** Numbers and sizes of the query in the title. */
  numbers: 1,
  /** ts_rank, against the best candidate's. */
  score: 1,
  /** Share of the title that the query names: short, plain titles first. */
  coverage: 0.7,
  /** The first hit stands early. */
  early: 0.3,
};
export type Weights = Record<keyof typeof WEIGHTS, number>;

export interface RankedQuery {
  words: readonly Word[];
  /** Place of the word that the query calls the thing; -1 for none. */
  head: number;
}

/** A candidate with what it is worth to the query. */
export interface Scored {
  candidate: Candidate;
  value: number;
}

/** Candidates, best first: by relevance, and inside bands of like relevance by tier and freshness. */
export function rank(
  query: RankedQuery,
  list: readonly Candidate[],
  statistics: TermStatistics,
  now: Date,
): Candidate[] {
  return inBands(score(query, list, statistics), now);
}

/** The relevance of each candidate. */
export function score(
  query: RankedQuery,
  list: readonly Candidate[],
  statistics: TermStatistics,
  weights: Weights = WEIGHTS,
): Scored[] {
  const asked = prepare(query, statistics);
  const best = Math.max(...list.map((c) => c.score), Number.MIN_VALUE);
  return list.map((candidate) => {
    const features = featuresOf(asked, candidate, best);
    let value = 0;
    for (const name of NAMES) value += weights[name] * features[name];
    return { candidate, value };
  });
}
const NAMES = Object.keys(WEIGHTS) as (keyof Weights)[];

/** Candidates whose relevance differs by no more than this are as good as equal. */
const BAND = 0.05;
const DAY_MS = 24 * 3600_000;
const FRESH_DAYS = [7, 30, 180] as const;

/**
 * The only place where tier and freshness count: the best candidate opens a band, and all that are as good as equal to
 * it stand in the order of their tier, then of how fresh they are, then of their relevance; the next opens the next.
 */
export function inBands(scored: readonly Scored[], now: Date): Candidate[] {
  const left = scored.toSorted((a, b) => b.value - a.value || b.candidate.id - a.candidate.id);
  const age = ({ refreshedAt }: Candidate) => {
    const days = (now.getTime() - refreshedAt.getTime()) / DAY_MS;
    const step = FRESH_DAYS.findIndex((most) => days <= most);
    return step < 0 ? FRESH_DAYS.length : step;
  };
  const out: Candidate[] = [];
  for (let from = 0; from < left.length; ) {
    const least = left[from]!.value - BAND;
    let to = from;
    while (to < left.length && left[to]!.value >= least) to++;
    const band = left.slice(from, to).map(({ candidate }) => candidate);
    // the sort is stable: what is equal in both stays in the order of relevance
    out.push(...band.sort((a, b) => b.tierRank - a.tierRank || age(a) - age(b)));
    from = to;
  }
  return out;
}

interface Asked extends RankedQuery {
  /** Share of each word in the rarity of the query. */
  shares: number[];
  numbers: number[];
}

function prepare(query: RankedQuery, statistics: TermStatistics): Asked {
  const rarity = query.words.map((word) =>
    Math.log(1 + (statistics.total + 1) / (wordFrequency([word[0]], statistics) + 1)),
  );
  const all = rarity.reduce((sum, r) => sum + r, 0) || 1;
  const numbers = query.words.flatMap(([{ terms }], i) => (/\d/.test(terms[0]!) ? [i] : []));
  return { ...query, shares: rarity.map((r) => r / all), numbers };
}

/** Where a saying stands in a title: the place of its first term, all of them side by side; -1 for nowhere. */
function placeOf(terms: readonly string[], title: readonly ReadonlySet<string>[]): number {
  return title.findIndex((_, at) => terms.every((term, n) => title[at + n]?.has(term)));
}

export type Features = Weights;

function featuresOf(query: Asked, candidate: Candidate, best: number): Features {
  const tokens = analyse(candidate.title);
  const title = tokens.map((token) => new Set([token.term, ...token.also]));
  const { words, shares } = query;
  // per word the best of its sayings that stands in the title
  const found = words.map((word) => {
    for (const { terms, weight } of word) {
      const at = placeOf(terms, title);
      if (at >= 0) return { at, end: at + terms.length, weight };
    }
    return null;
  });
  const titleHead = headTerm(candidate.title);
  const hits = found.filter((place) => place !== null);
  const pairs = found.slice(1).filter((place, i) => place && found[i] && place.at === found[i].end);
  const numbers = query.numbers.filter((i) => found[i]);
  return {
    inTitle: shares.reduce((sum, share, i) => sum + share * (found[i]?.weight ?? 0), 0),
    anywhere: shares.reduce((sum, share, i) => sum + (candidate.hits[i] ? share : 0), 0),
    adjacency: words.length > 1 ? pairs.length / (words.length - 1) : 0,
    headOfTitle: words.some((word) =>
      word.some(({ terms }) => titleHead !== null && terms.includes(titleHead)),
    )
      ? 1
      : 0,
    headOfQuery: found[query.head]?.weight ?? 0,
    numbers: query.numbers.length ? numbers.length / query.numbers.length : 0,
    score: candidate.score / best,
    coverage: hits.length / Math.max(tokens.length, 1),
    early: hits.length ? 1 / (1 + Math.min(...hits.map(({ at }) => at))) : 0,
  };
}
