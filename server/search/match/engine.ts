/**
 * The engine: which documents may be meant. Interpreting the query, ranking, cards and labels stand outside of it, so
 * that another engine can be put here; `postgres.ts` is ours. Its contract:
 *
 * Indexed: every listed product (published, its supplier certified and not banned), every visible supplier, every
 * buying lead in effect, with the words of `document.ts` and all that filters and facets name. An engine may hold more
 * (the document of a banned supplier); it never answers it.
 *
 * Returned: what is listed at the moment of the answer, at most BOUND, best first by the engine's own score, with the
 * facet values of each; the first `ranked` of them again as candidates: title, and which words the document holds. Of what
 * common words match an engine may leave out some, and then says so (`more`); never what was published last.
 *
 * Freshness: what a transaction hands to `indexing.ts` is found as soon as it is committed, and what stops being listed
 * is not found from then on. An engine outside of the database may take up to 2 seconds for either. After a crash the
 * index is what the tables say.
 */
import type { Executor } from '../../platform/database.ts';
import type { Kind } from '../index/kinds.ts';
import type { Step } from '../query/plan.ts';
import type { Word } from '../text/tsquery.ts';

/** A category with the level it stands on. */
export interface CategoryFilter {
  id: number;
  level: number;
}

export interface ProductFilters {
  cate?: CategoryFilter | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  unit?: string | undefined;
  /** Minimum orders of at most this. */
  minOrder?: number | undefined;
  province?: number | undefined;
  tierRank?: number | undefined;
}
export interface CompanyFilters {
  markets: readonly string[];
  businessTypes: readonly string[];
  province?: number | undefined;
  tierRank?: number | undefined;
}
export interface LeadFilters {
  /** Code of the destination country. */
  receive?: string | undefined;
  category?: CategoryFilter | undefined;
  /** Closing after the first and at or before the second. */
  closing: readonly [after: Date, until: Date | null];
}

export interface Asked<F, S extends string> {
  /** The tsquery to match, and what it costs; null: everything under the filters. */
  step: Step | null;
  words: readonly Word[];
  filters: F;
  /** `relevance` is the engine's own score, the newest first where nothing is asked. */
  sort: S;
  /** Of so many of the best all that the ranking needs. */
  ranked: number;
}

/** What the ranking looks at. */
export interface Candidate {
  id: number;
  title: string;
  tierRank: number;
  refreshedAt: Date;
  /** Who offers it; of what nobody offers, its own id. */
  supplier: number;
  /** The engine's score; comparable within one answer only. */
  score: number;
  /** Per word of the query: does the document hold it? */
  hits: boolean[];
}

/** What facets count of one result; categories are ids of the three levels, root first. */
export interface FoundProduct {
  id: number;
  categories: readonly [number, number, number];
  minPrice: number;
  maxPrice: number;
  unit: string;
  minOrder: number;
  /** Id of the supplier's place, on any level. */
  address: number;
  tierRank: number;
}
export interface FoundCompany {
  id: number;
  markets: readonly string[];
  businessTypes: readonly string[];
  address: number;
  tierRank: number;
}
export interface FoundLead {
  id: number;
  categories: readonly [number, number, number];
  /** Id of the destination country. */
  receive: number;
  closingAt: Date;
}

export interface Answer<T> {
  found: T[];
  /** True where there are more than were found. */
  more: boolean;
  candidates: Candidate[];
}

export interface SearchEngine {
  products(
    executor: Executor,
    asked: Asked<ProductFilters, 'relevance' | 'newest' | 'price_asc' | 'price_desc'>,
  ): Promise<Answer<FoundProduct>>;
  companies(
    executor: Executor,
    asked: Asked<CompanyFilters, 'relevance' | 'newest'>,
  ): Promise<Answer<FoundCompany>>;
  purchases(
    executor: Executor,
    asked: Asked<LeadFilters, 'relevance' | 'newest' | 'closing'>,
  ): Promise<Answer<FoundLead>>;
  /** Which of the terms stand in any document of the kind: the lexicon may be an hour behind. */
  known(executor: Executor, kind: Kind, terms: readonly string[]): Promise<Set<string>>;
}
