/** Messages to and from the index thread, as JSON: a tenth of the cost of copying objects. */
import type { Kind } from '../../index/kinds.ts';
import type {
  Answer,
  CompanyFacet,
  CompanySearch,
  LeadFacet,
  LeadSearch,
  ProductFacet,
  ProductSearch,
} from '../engine.ts';

export interface Asking {
  products: { given: ProductSearch; answer: Answer<ProductFacet> };
  companies: { given: CompanySearch; answer: Answer<CompanyFacet> };
  purchases: { given: LeadSearch; answer: Answer<LeadFacet> };
  totals: { given: readonly Pick<ProductSearch, 'words' | 'head'>[]; answer: (number | null)[] };
  known: { given: { kind: Kind; terms: readonly string[] }; answer: string[] };
  inOneTitle: { given: readonly (readonly string[])[]; answer: boolean[] };
  frequencies: { given: null; answer: { total: number; terms: string[]; counts: number[] } };
}

export interface Asked {
  number: number;
  /** What was committed before this moment is in the answer, but for what is too much to be waited for. */
  since: number;
  what: keyof Asking;
  given: unknown;
}

export interface Loaded {
  bytes: number;
  products: number;
  from: 'file' | 'tables';
  /** Why the file that is there was of no use. */
  unread?: string;
  /** Why no file could be written. */
  unwritten?: string;
}

/** What a thread is begun with. */
export interface Begun {
  /** Of the database. */
  url: string;
  /** Where the index is kept. */
  file: string;
  /** Whether to go on from it. */
  read: boolean;
  /** It is written anew after so many changes, but not more often than in so many milliseconds. */
  anew: { changes: number; ms: number };
  /** So many changes are told at once, and so few are waited for. */
  changes: { most: number; few: number };
}

export type Said =
  | { loaded: Loaded }
  /** All is to be read anew, by another thread: this one answers meanwhile, from what it knows. `because` of an error. */
  | { outdated: true; because?: string }
  /** The file is so far behind that another thread is to write it anew: it goes on from it. */
  | { aged: true }
  | { failed: string }
  | { number: number; answer: unknown }
  | { number: number; error: string };
