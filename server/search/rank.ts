/** Stage 2 of the search: a weighted sum of readable features over the candidates. Pure. */
import { analyse, headTerm } from './analyse.ts';
import type { Candidate } from './candidates.sql.ts';
import type { TermStatistics } from './terms.ts';

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
  // the last two only settle what is as good as equal
  tier: 0.06,
  fresh: 0.05,
} as const;

const MONTH_MS = 30 * 24 * 3600_000;

export interface RankedQuery {
  text: string;
  terms: readonly string[];
}

/** Candidates, best first; of equal ones the newer id first. */
export function rank(
  query: RankedQuery,
  list: readonly Candidate[],
  statistics: TermStatistics,
  now: Date,
): Candidate[] {
  const rarity = query.terms.map((term) =>
    Math.log(1 + (statistics.total + 1) / (statistics.frequency(term) + 1)),
  );
  const all = rarity.reduce((sum, r) => sum + r, 0) || 1;
  const head = headTerm(query.text);
  const best = Math.max(...list.map((c) => c.score), Number.MIN_VALUE);
  const scored = list.map((candidate) => ({
    candidate,
    value: relevance({ ...query, rarity, all, head }, candidate, best, now),
  }));
  scored.sort((a, b) => b.value - a.value || b.candidate.id - a.candidate.id);
  return scored.map(({ candidate }) => candidate);
}

interface Asked extends RankedQuery {
  rarity: number[];
  all: number;
  head: string | null;
}

function relevance(query: Asked, candidate: Candidate, best: number, now: Date): number {
  const title = analyse(candidate.title);
  const places = new Map<string, number>();
  title.forEach((token, i) => {
    for (const term of [token.term, ...token.also]) if (!places.has(term)) places.set(term, i);
  });
  const { terms, rarity } = query;
  const share = (has: (i: number) => boolean) =>
    rarity.reduce((sum, r, i) => sum + (has(i) ? r : 0), 0) / query.all;
  const found = terms.filter((term) => places.has(term));
  const pairs = terms.slice(1).filter((term, i) => {
    const before = places.get(terms[i]!);
    return before !== undefined && title[before + 1]?.term === term;
  });
  const numbers = terms.filter((term) => /\d/.test(term));
  const titleHead = headTerm(candidate.title);
  const age = Math.max(0, now.getTime() - candidate.refreshedAt.getTime());
  const first = Math.min(...found.map((term) => places.get(term)!), title.length);
  return (
    WEIGHTS.inTitle * share((i) => places.has(terms[i]!)) +
    WEIGHTS.anywhere * share((i) => candidate.hits[i] ?? false) +
    WEIGHTS.adjacency * (terms.length > 1 ? pairs.length / (terms.length - 1) : 0) +
    WEIGHTS.headOfTitle * (titleHead !== null && terms.includes(titleHead) ? 1 : 0) +
    WEIGHTS.headOfQuery * (query.head !== null && places.has(query.head) ? 1 : 0) +
    WEIGHTS.numbers * (numbers.length ? numbers.filter((n) => places.has(n)).length / numbers.length : 0) +
    WEIGHTS.score * (candidate.score / best) +
    WEIGHTS.coverage * (found.length / Math.max(title.length, 1)) +
    WEIGHTS.early * (found.length ? 1 / (1 + first) : 0) +
    WEIGHTS.tier * (candidate.tierRank / 3) +
    WEIGHTS.fresh / (1 + age / MONTH_MS)
  );
}
