/** Builds the search requests for a question and reads candidates from their hits. Pure. */

import { titleOfLine } from '../../index/document/document.ts';
import type { Candidate } from '../../rank/candidate.ts';
import { rarity, tellingShare } from '../../rank/ranking-signals.ts';
import type { TermStatistics } from '../../text/term-statistics.ts';
import type { Variant, Word } from '../../text/word.ts';
import type { Count, Query } from '../engine.ts';
import { FIELD_WEIGHTS } from '../field-weights.ts';
import { allOf, anyOf, bestOf, type Clause, equals, phrase, someOf, worth } from './clauses.ts';
import { type Buckets, type Counting, type Filter, MAX_VALUES } from './kinds.ts';

/** What each field adds to what a word is worth: title; categories, properties, keywords; company, places; text. */
const [title, b, c, d] = FIELD_WEIGHTS;
const FIELDS = { title, b, c, d };
type Field = keyof typeof FIELDS;
const EACH = Object.entries(FIELDS) as [Field, number][];
/** What of it is left to several terms that stand apart from each other. */
const APART = 0.5;
/** Words that together tell no more than this share of the query are not wanted. */
const HARDLY = 0.1;

const holdsAll = (field: string, terms: readonly string[]) => allOf(terms.map((term) => equals(field, term)));

/** Documents that say a word in one of its ways. */
export const holding = (word: Word): Clause => {
  const single = word.flatMap(({ terms }) => (terms.length === 1 ? [terms[0]!] : []));
  const several = word.filter(({ terms }) => terms.length > 1);
  return someOf([
    ...(single.length > 0 ? [anyOf('terms', single)] : []),
    ...several.map(({ terms }) => holdsAll('terms', terms)),
  ]);
};

/** What the field in which a variant stands adds; the answer names both. */
const variantWorth = ({ terms, weight }: Variant, value: number, name: string): Clause => {
  const share = terms.length === 1 ? 1 : APART;
  const fields = EACH.map(([field, part]) =>
    worth(holdsAll(field, terms), value * weight * part * share, `${name}.${field}`),
  );
  return someOf(
    terms.length === 1 ? fields : [...fields, worth(phrase(terms), value * weight * (1 - APART))],
  );
};
const wordWorth = (word: Word, at: number, value: number): Clause =>
  bestOf(word.map((variant, i) => variantWorth(variant, value, `${at}.${i}`)));

/** A word that some document holds. */
export interface Held {
  /** Place in the query. */
  at: number;
  word: Word;
  rarity: number;
}

/** Which words anything holds, and how much each tells; `counts` are the documents of each variant of each word. */
export function heldWords(
  words: readonly Word[],
  counts: readonly number[],
  statistics: TermStatistics,
): Held[] {
  let next = 0;
  return words.flatMap((word, at) => {
    const each = word.map(({ terms }) => ({ terms, n: counts[next++] ?? 0 }));
    // of "steal|steel" the commoner; several terms together are no more common than they are found
    const single = each.reduce((most, { terms, n }) => (terms.length === 1 ? Math.max(most, n) : most), 0);
    const all = each.reduce((sum, { n }) => sum + n, 0);
    return all > 0 ? [{ at, word, rarity: tellingShare(words, at) * rarity(single || all, statistics) }] : [];
  });
}

/** Words that are wanted: all but those that hardly tell anything; what the query calls the thing first, then the rarest. */
export function requiredWords(held: readonly Held[], head: number): Held[] {
  const rarestFirst = held.toSorted((a, b) => +(b.at === head) - +(a.at === head) || b.rarity - a.rarity);
  let left = HARDLY * held.reduce((sum, one) => sum + one.rarity, 0);
  let n = held.length;
  for (; n > 1; n--) {
    left -= rarestFirst[n - 1]!.rarity;
    if (left < 0) break;
  }
  return rarestFirst.slice(0, n);
}

// biome-ignore lint/suspicious/noExplicitAny: each kind has filters and sorts of its own
type AnyQuery = Query<any, any>;

/** How often each variant of each word, or each of other clauses, is held. */
export const counting = (clauses: readonly Clause[]) => ({
  size: 0,
  track_total_hits: true,
  aggs: { each: { filters: { filters: clauses } } },
});
export const variantClauses = (words: readonly Word[]): Clause[] =>
  words.flatMap((word) => word.map(({ terms }) => holdsAll('terms', terms)));

/** What of the words a document must hold to be counted: all that are wanted, or all but one, which is not the head. */
export function countedBy(wanted: readonly Held[], missing: 0 | 1, head = -1): Clause[] {
  if (wanted.length === 0) return [];
  const clauses = wanted.map(({ word }) => holding(word));
  const thing = wanted.findIndex(({ at }) => at === head);
  const enough = someOf(clauses, wanted.length - missing);
  return [missing > 0 && thing >= 0 ? allOf([enough, clauses[thing]!]) : enough];
}

const scores = (held: readonly Held[]) =>
  held.map(({ at, word, rarity: value }) => wordWorth(word, at, value));
const SOURCE = ['line', 'tier', 'refreshed', 'supplier'];
const clausesOf = <F>(filters: readonly Filter<F>[]) => filters.map(({ clause }) => clause);

/** What is counted, the best of it, and the counts: facets' filters stand behind, so that each is counted without its own. */
export function countedBody<Facet extends string>(
  counted: readonly Clause[],
  held: readonly Held[],
  filters: readonly Filter<Facet>[],
  facets: Readonly<Record<Facet, Counting>>,
  order: readonly Record<string, unknown>[] | null,
  size: number,
) {
  const chosen = filters.filter(({ facet }) => facet !== null);
  const always = filters.filter(({ facet }) => facet === null);
  const aggs = Object.entries<Counting>(facets).map(([name, { field, within }]) => {
    const values = { terms: { field, size: MAX_VALUES } };
    const inside = within && {
      nested: { path: within.path },
      aggs: { those: { filter: within.clause, aggs: { values } } },
    };
    const others = clausesOf(chosen.filter(({ facet }) => facet !== name));
    return [
      name,
      {
        filter: others.length > 0 ? allOf(others) : { match_all: {} },
        aggs: inside ? { inside } : { values },
      },
    ];
  });
  return {
    size,
    track_total_hits: true,
    _source: SOURCE,
    query: {
      bool: { filter: [...counted, ...clausesOf(always)], ...(order ? {} : { should: scores(held) }) },
    },
    ...(chosen.length > 0 ? { post_filter: allOf(clausesOf(chosen)) } : {}),
    sort: order ?? [{ _score: 'desc' }, { id: 'desc' }],
    ...(order ? {} : { track_scores: true }),
    aggs: Object.fromEntries(aggs),
  };
}

/** The best of what holds some of the words and is not counted. */
export const optionalBody = (
  counted: readonly Clause[],
  held: readonly Held[],
  filters: readonly Filter<unknown>[],
  size: number,
) => ({
  size,
  track_total_hits: false,
  _source: SOURCE,
  query: {
    bool: {
      filter: clausesOf(filters),
      should: scores(held),
      minimum_should_match: 1,
      must_not: counted,
    },
  },
  sort: [{ _score: 'desc' }, { id: 'desc' }],
  track_scores: true,
});

export interface Hit {
  _id: string;
  _score: number | null;
  _source?: { line: string; tier: number; refreshed: number; supplier: number };
  matched_queries?: string[];
}

/** A hit as the ranking sees it: the answer names which variant of which word stands there, and in which field. */
export function candidateOf({ words, head }: Pick<AnyQuery, 'words' | 'head'>, hit: Hit): Candidate {
  const { line, tier, refreshed, supplier } = hit._source!;
  const hits = words.map(() => 0);
  let isCalled = false;
  for (const name of hit.matched_queries ?? []) {
    const [at = -1, variant = -1] = name.split('.').map(Number);
    const weight = words[at]?.[variant]?.weight ?? 0;
    hits[at] = Math.max(hits[at] ?? 0, weight);
    const field = name.split('.')[2];
    isCalled ||= at === head && (field === 'title' || field === 'b');
  }
  return {
    id: Number(hit._id),
    title: titleOfLine(line),
    supplier,
    tierRank: tier,
    refreshedAt: new Date(refreshed),
    score: hit._score ?? 0,
    hits,
    isCalled,
  };
}

interface Values {
  values?: { buckets: Buckets };
  inside?: { those: { values: { buckets: Buckets } } };
}

/** Counts of each facet, from the aggregations of `countedBody`. */
export const countsOf = <Facet extends string>(
  facets: Readonly<Record<Facet, Counting>>,
  found: Readonly<Record<string, unknown>>,
): Record<Facet, Count[]> =>
  Object.fromEntries(
    Object.entries<Counting>(facets).map(([name, { read }]) => {
      const { values, inside } = found[name] as Values;
      const buckets = values?.buckets ?? inside?.those.values.buckets ?? [];
      return [name, read ? read(buckets) : buckets.map(({ key, doc_count }): Count => [key, doc_count])];
    }),
  ) as Record<Facet, Count[]>;
