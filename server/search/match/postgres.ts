/** The engine inside PostgreSQL: tsvectors written by us under GIN, ordered by ts_rank. */

import { knownTerms } from '../index/document.sql.ts';
import { findCompanies } from './companies.sql.ts';
import type { SearchEngine } from './engine.ts';
import { findProducts } from './products.sql.ts';
import { findPurchases } from './purchases.sql.ts';

export const engine: SearchEngine = {
  products: findProducts,
  companies: findCompanies,
  purchases: findPurchases,
  known: knownTerms,
};
