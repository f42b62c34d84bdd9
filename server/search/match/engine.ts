/**
 * The engine: what is found by words and filters, best first, with the counts beside it. Interpreting the query, cards
 * and labels stand outside of it, and the ranking is a function that it calls, so that another engine can be put here:
 * `memory/` is ours, `opensearch/` answers where SEARCH_URL names a cluster. The contract, which
 * tests/support/database/engine-contract.ts holds every engine to:
 *
 * Indexed: every listed product (published, its supplier certified and not banned), every visible supplier, every
 * buying lead in effect, as index/feed.sql.ts reads them.
 *
 * Counted: what holds all the words and passes the filters; where nothing holds three words or more, what holds all but
 * one, whichever it is but what the query calls the thing. A word that no document holds is none, and words that together
 * hardly tell anything need not be held. `memory/` asks more of the thing: where categories or keywords call anything so,
 * what says it only in its text does not hold it beside other words. `total` and `counts` are of all of it, exact. Behind it
 * stand the best that hold some of the words: as many as fill the list up to FILLED, at least `Query.also`. They are looked
 * for where the page reaches the end of what is counted, or fewer than FILLED are counted.
 *
 * Returned: ids, best first: the first RANKED of the engine's own score in the order of `rankCandidates`.
 *
 * Freshness: what is committed before the question is in the answer; an engine outside of the program may take up to 2
 * seconds. After a crash the index is what the tables say.
 */
import { SEARCH_END } from '../../../domain/page/paging.ts';
import type { ParameterFilter } from '../../../domain/product/parameters.ts';
import type { Kind } from '../index/kinds.ts';
import type { Word } from '../text/word.ts';

/** So many of the best are ranked: on the judged set, also hidden among 300,000 others, 120 are as good as 200. */
export const RANKED = 120;

/** A list that words have found is filled so far with what holds only some of them. */
export const FILLED = 100;

/** How much of what holds only some of the words may stand behind so many that are counted; `least` 0 is none. */
export const roomBehind = (total: number, least: number): number =>
  least === 0 ? 0 : Math.max(0, Math.min(Math.max(least, FILLED - total), SEARCH_END - total));

/** A category with the level it stands on. */
export interface CategoryFilter {
  id: number;
  level: number;
}

/** What tells suppliers apart, in a search for them as for their products. */
export interface SupplierFilters {
  province?: number | undefined;
  tierRank?: number | undefined;
  /** The supplier answers within a day, as a rule. */
  answers?: boolean | undefined;
  /** One of CERTIFICATIONS; of a product its own count too. */
  certificate?: string | undefined;
  /** The supplier was established in this year or before. */
  establishedUntil?: number | undefined;
}
export interface ProductFilters extends SupplierFilters {
  cate?: CategoryFilter | undefined;
  /** In US dollars, of the price that lists compare by (domain/price/list-price.ts): at `quantity`, or at the least order. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  quantity?: number | undefined;
  unit?: string | undefined;
  /** Minimum orders of at most this. */
  minOrder?: number | undefined;
  /** Samples are offered. */
  sample?: boolean | undefined;
  /** All of these names, each with any of its values. */
  parameters?: readonly ParameterFilter[] | undefined;
}
export interface CompanyFilters extends SupplierFilters {
  markets: readonly string[];
  businessTypes: readonly string[];
}
export interface LeadFilters {
  /** Code of the destination country. */
  receive?: string | undefined;
  category?: CategoryFilter | undefined;
  /** Milliseconds: closing at or after the first and at or before the second. */
  closing: readonly [after: number, until: number | null];
}

export type ProductSort = 'relevance' | 'newest' | 'price_asc' | 'price_desc';
export type CompanySort = 'relevance' | 'newest';
export type LeadSort = 'relevance' | 'newest' | 'closing';

export interface Query<F, S extends string> {
  /** None: everything under the filters. */
  words: readonly Word[];
  /** Place of the word that the query calls the thing; -1 for none. */
  head: number;
  /** What visitors opened after these words, by id: 0 to 1, for the ranking. */
  opened?: Readonly<Record<number, number>> | undefined;
  filters: F;
  /** Without words `relevance` is the newest first. */
  sort: S;
  offset: number;
  limit: number;
  /** How many of what holds only some of the words are wanted at least; 0 for none. */
  also: number;
  /** Milliseconds. */
  now: number;
  /** What was committed before this moment, as monotonic() tells it, is in the answer; before the question where nothing is said. */
  since?: number | undefined;
}

/** A value of a facet and how many results have it. */
export type Count = [value: string | number, count: number];

/**
 * Counts of each facet without its own filter and with all others. Categories are leaves; the price is ranges "10-50",
 * "500-" or "-10"; `minOrder`, `years` and `remain_days` count what is within each bound, a bound that tells nothing apart left out.
 */
export type Counts<Facet extends string> = Record<Facet, Count[]>;
export type SupplierFacet = 'province' | 'tier' | 'answers' | 'certificate' | 'years';
export type ProductFacet = SupplierFacet | 'category' | 'price' | 'unit' | 'minOrder' | 'sample';
export type CompanyFacet = SupplierFacet | 'market' | 'businessType';
export type LeadFacet = 'receive' | 'category' | 'remain_days';

/** A property to choose by: its values as a filter names them, with how many products have each. */
export interface Parameter {
  name: string;
  values: Count[];
}

export interface Answer<Facet extends string> {
  /** All that is counted. */
  total: number;
  /** What stands on the page that was asked for. */
  ids: number[];
  /** What holds only some of the words, on the page that was asked for: pages go on from what is counted. */
  also: number[];
  /** How many of it pages lead to; 0 where it was not looked for. */
  behind: number;
  counts: Counts<Facet>;
  /**
   * Where products of a category are asked for: the properties that divide best what is counted (dividing.ts), with
   * exact counts of their values, each without its own filter and with all others.
   */
  parameters?: Parameter[];
}

export type ProductSearch = Query<ProductFilters, ProductSort>;
export type CompanySearch = Query<CompanyFilters, CompanySort>;
export type LeadSearch = Query<LeadFilters, LeadSort>;

/** Bounds of the facets that count what is within each. */
export const MIN_ORDERS = [1, 10, 50, 100, 500, 1000, 5000, 10_000] as const;
export const YEARS = [5, 10, 20] as const;
export const REMAIN_DAYS = [3, 7, 15, 30, 60] as const;

export interface SearchEngine {
  products(query: ProductSearch): Promise<Answer<ProductFacet>>;
  companies(query: CompanySearch): Promise<Answer<CompanyFacet>>;
  purchases(query: LeadSearch): Promise<Answer<LeadFacet>>;
  /** How many products each query finds without filters; null where nobody counts that in passing. */
  totals(queries: readonly Pick<ProductSearch, 'words' | 'head'>[]): Promise<(number | null)[]>;
  /** Which of the terms stand in any document of the kind: the lexicon may be minutes behind. `since` as in a query. */
  known(kind: Kind, terms: readonly string[], since?: number): Promise<Set<string>>;
  /**
   * Of each list of terms whether one title of a product says all of them, the last two side by side, a number there as it
   * stands.
   */
  inOneTitle(lists: readonly (readonly string[])[]): Promise<boolean[]>;
  /** Terms of products that at least three hold, with how many do, and the number of products. */
  frequencies(): Promise<{ total: number; frequencies: Map<string, number> }>;
  stop(): Promise<void>;
}
