/** What the thread of the index is asked, and what it says: as JSON, which is a tenth of the work of copying objects. */
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
  known: { given: { kind: Kind; terms: readonly string[] }; answer: string[] };
  inOneTitle: { given: readonly (readonly string[])[]; answer: boolean[] };
  frequencies: { given: null; answer: { total: number; terms: string[]; counts: number[] } };
}

export interface Asked {
  number: number;
  /** What was committed before this moment is in the answer. */
  since: number;
  what: keyof Asking;
  given: unknown;
}

export type Said =
  | { loaded: { bytes: number; products: number } }
  /** All is to be read anew, by another thread: this one answers meanwhile. `because` of an error, where there was one. */
  | { outdated: true; because?: string }
  | { failed: string }
  | { number: number; answer: unknown }
  /** It is to be asked of the thread that reads all anew. */
  | { number: number; lost: true }
  | { number: number; error: string };
