/** Keeping the index in step with the products. */
import type { Executor } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { removeDocuments, writeDocuments } from './document.sql.ts';

/** Writes the search documents of products, in the transaction that publishes them; set-based, for the seeder too. */
export const indexProducts = (_deps: Deps, executor: Executor, ids: readonly number[]): Promise<void> =>
  writeDocuments(executor, ids);

/** Removes the search documents of products that are no longer published. */
export const unindexProducts = (_deps: Deps, executor: Executor, ids: readonly number[]): Promise<void> =>
  removeDocuments(executor, ids);
