/**
 * The OpenSearch engine. Its score equals that of the in-memory engine except that term frequency and title length do
 * not count.
 */
import { SEARCH_END } from '../../../../domain/page/paging.ts';
import type { Log } from '../../../platform/process/log.ts';
import type { Feed } from '../../index/feed/feed.ts';
import type { Kind } from '../../index/kinds.ts';
import { rankCandidates } from '../../rank/rank.ts';
import { spreadOverSuppliers } from '../../rank/spread.ts';
import type { TermStatistics } from '../../text/term-statistics.ts';
import type { Word } from '../../text/word.ts';
import {
  type Answer,
  FILLED,
  type Parameter,
  type ProductSearch,
  type Query,
  RANKED,
  roomBehind,
  type SearchEngine,
} from '../engine.ts';
import { allOf, type Clause, equals, phrase } from './clauses.ts';
import { openCluster } from './cluster.ts';
import { Feeder } from './feeder.ts';
import { type Filter, KINDS_OF, type KindOf } from './kinds.ts';
import { dividingParameters, parameterFilters } from './parameters.ts';
import {
  candidateOf,
  countedBody,
  countedBy,
  counting,
  countsOf,
  type Held,
  type Hit,
  heldWords,
  optionalBody,
  requiredWords,
  variantClauses,
} from './question.ts';

interface Found {
  hits: { total?: { value: number }; hits: Hit[] };
  aggregations?: Record<string, unknown>;
}

export interface OpenSearchEngine extends SearchEngine {
  /** Ends when what is committed now is found. */
  feedNow(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: each kind has filters and sorts of its own
type AnyQuery = Query<any, any>;

/** What products have beside the other kinds: filters that take a look first, and what is to be chosen by. */
interface Beside<Q> {
  filters(query: Q): Promise<Filter<never>[]>;
  chosen(
    query: Q,
    counted: readonly Clause[],
    filters: readonly Filter<string>[],
    total: number,
  ): Promise<Parameter[] | undefined>;
}
const NOTHING_BESIDE: Beside<unknown> = { filters: async () => [], chosen: async () => undefined };

/** In an order that nobody asked for, all that is found is as good as equal: it is spread, by stretches that every page shares. */
const spread = (hits: readonly Hit[]): Hit[] =>
  spreadOverSuppliers([hits.slice(0, RANKED), hits.slice(RANKED)], ({ _source }) => _source!.supplier);

/** Terms of a page of them: no more than a cluster's limit on what one answer counts. */
const TERMS_AT_ONCE = 10_000;
const FEWEST = 3;

/** `url` is SEARCH_URL; the feed is followed from now on, by one of all servers at a time. */
export function openSearchEngine(url: string, feed: Feed, log: Log): OpenSearchEngine {
  const cluster = openCluster(url);
  const feeder = new Feeder(cluster, feed, log);
  feeder.start();
  /** How common terms are, as it was counted last: for those that the question does not name. */
  let known = new Map<string, number>();

  const search = (kind: Kind, body: object): Promise<Found> =>
    cluster.ask<Found>(
      (client) =>
        // counts are exact or there is no answer
        client.search({
          index: cluster.alias(kind),
          allow_partial_search_results: false,
          body: body as never,
        }) as unknown as Promise<{ body: Found }>,
    );
  /** How many documents hold each of the clauses, and all that there are. */
  async function count(kind: Kind, clauses: readonly Clause[]): Promise<{ total: number; counts: number[] }> {
    if (clauses.length === 0) return { total: 0, counts: [] };
    const { hits, aggregations } = await search(kind, counting(clauses));
    const { buckets } = aggregations!.each as { buckets: { doc_count: number }[] };
    return { total: hits.total!.value, counts: buckets.map(({ doc_count }) => doc_count) };
  }

  function statisticsOf(words: readonly Word[], total: number, counts: readonly number[]): TermStatistics {
    const asked = new Map<string, number>();
    for (const [i, { terms }] of words.flat().entries())
      if (terms.length === 1) asked.set(terms[0]!, counts[i] ?? 0);
    return { total, frequency: (term) => asked.get(term) ?? known.get(term) ?? 0 };
  }

  async function answer<Q extends AnyQuery, F extends string>(
    kind: Kind,
    of: KindOf<Q, F>,
    query: Q,
    more: Beside<Q> = NOTHING_BESIDE,
  ): Promise<Answer<F>> {
    const words: readonly Word[] = query.words;
    const { total: documents, counts } = await count(kind, variantClauses(words));
    const statistics = statisticsOf(words, documents, counts);
    const held = heldWords(words, counts, statistics);
    const facets = of.counting(query);
    if (words.length > 0 && held.length === 0) {
      const none = Object.fromEntries(Object.keys(facets).map((facet) => [facet, []]));
      return { total: 0, ids: [], also: [], behind: 0, counts: none as unknown as Answer<F>['counts'] };
    }
    const filters = [...of.filters(query), ...(await more.filters(query))];
    const order = of.order(query);
    const { offset, limit } = query;
    const end = Math.min(offset + limit, SEARCH_END);
    const isAsked = order !== null && query.sort !== 'relevance';
    const size = limit === 0 || offset >= SEARCH_END ? 0 : isAsked ? end : end > RANKED ? SEARCH_END : RANKED;
    const ask = (clauses: readonly Clause[]) =>
      search(kind, countedBody(clauses, held, filters, facets, order, size));
    const wanted = requiredWords(held, query.head);
    let counted = countedBy(wanted, 0);
    let found = await ask(counted);
    if (found.hits.total!.value === 0 && wanted.length >= 3) {
      counted = countedBy(wanted, 1, query.head);
      found = await ask(counted);
    }
    const total = found.hits.total!.value;
    const isWanted = (total < FILLED || offset + limit >= total) && held.length > 1;
    const room = isWanted && query.sort === 'relevance' ? roomBehind(total, query.also) : 0;
    const behind = room > 0 ? await others(kind, query, counted, held, filters, statistics, room) : [];
    const { hits } = found.hits;
    const ids = order
      ? (isAsked ? hits : spread(hits)).map(({ _id }) => Number(_id))
      : ranked(query, hits, statistics);
    const parameters = await more.chosen(query, counted, filters, total);
    return {
      ...(parameters && { parameters }),
      total,
      ids: ids.slice(offset, end),
      also: behind.slice(Math.max(0, offset - total), Math.max(0, offset + limit - total)),
      behind: behind.length,
      counts: countsOf(facets, found.aggregations!),
    };
  }

  async function others(
    kind: Kind,
    query: AnyQuery,
    counted: readonly Clause[],
    held: readonly Held[],
    filters: Parameters<typeof optionalBody>[2],
    statistics: TermStatistics,
    wanted: number,
  ): Promise<number[]> {
    const { hits } = await search(kind, optionalBody(counted, held, filters, Math.max(wanted, RANKED)));
    return ranked(query, hits.hits, statistics).slice(0, wanted);
  }

  /** The best in the order of the ranking, the rest behind them as the cluster has it. */
  function ranked(query: AnyQuery, hits: readonly Hit[], statistics: TermStatistics): number[] {
    const head = hits.slice(0, RANKED).map((hit) => candidateOf(query, hit));
    const { words, head: thing, opened, now } = query;
    return [
      ...rankCandidates({ words, head: thing, opened }, head, statistics, new Date(now)).map(({ id }) => id),
      ...hits.slice(RANKED).map(({ _id }) => Number(_id)),
    ];
  }

  const aggregations = async (body: object) => (await search('products', body)).aggregations!;
  const parameters: Beside<ProductSearch> = {
    filters: async (query) => (await parameterFilters(aggregations, query)) as Filter<never>[],
    async chosen({ filters: { cate, parameters: asked = [] } }, counted, filters, total) {
      return cate ? dividingParameters(aggregations, counted, filters, asked, total) : undefined;
    },
  };

  return {
    products: (query) => answer('products', KINDS_OF.products, query, parameters),
    companies: (query) => answer('companies', KINDS_OF.companies, query),
    purchases: (query) => answer('purchases', KINDS_OF.purchases, query),
    async known(kind, terms) {
      const { counts } = await count(
        kind,
        terms.map((term) => equals('terms', term)),
      );
      return new Set(terms.filter((_, i) => counts[i]! > 0));
    },
    // a request to the cluster for each letter that is typed would cost more than it tells
    totals: async (queries) => queries.map(() => null),
    async inOneTitle(lists) {
      const { counts } = await count(
        'products',
        lists.map((terms) =>
          allOf([...terms.slice(0, -2).map((term) => equals('title', term)), phrase(terms.slice(-2))]),
        ),
      );
      return counts.map((n) => n > 0);
    },
    async frequencies() {
      const frequencies = new Map<string, number>();
      let total = 0;
      for (let after: object | undefined, more = true; more; ) {
        const { hits, aggregations } = await search('products', {
          size: 0,
          track_total_hits: true,
          aggs: {
            terms: {
              composite: {
                size: TERMS_AT_ONCE,
                sources: [{ term: { terms: { field: 'terms' } } }],
                ...(after ? { after } : {}),
              },
            },
          },
        });
        const { buckets, after_key } = aggregations!.terms as {
          buckets: { key: { term: string }; doc_count: number }[];
          after_key?: object;
        };
        for (const { key, doc_count } of buckets)
          if (doc_count >= FEWEST) frequencies.set(key.term, doc_count);
        total = hits.total!.value;
        after = after_key;
        more = after_key !== undefined && buckets.length === TERMS_AT_ONCE;
      }
      known = frequencies;
      return { total, frequencies };
    },
    feedNow: () => feeder.feedNow(),
    async stop() {
      await feeder.stop();
      await cluster.client.close();
    },
  };
}
