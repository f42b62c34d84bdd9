/** Keeps the index in step with the tables: every call belongs in the transaction that changes them. */
import type { Executor } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { missingDocuments, removeDocuments, writeDocuments } from './document.sql.ts';
import { KINDS } from './kinds.ts';

/** Writes the search documents of products, in the transaction that publishes them; set-based, for the seeder too. */
export const indexProducts = (_deps: Deps, executor: Executor, ids: readonly number[]): Promise<void> =>
  writeDocuments(executor, 'products', ids);

/** Removes the search documents of products that are no longer published. */
export const unindexProducts = (_deps: Deps, executor: Executor, ids: readonly number[]): Promise<void> =>
  removeDocuments(executor, 'products', ids);

/** Writes the search documents of suppliers; what they may be found by decides the query. Buyers have none. */
export const indexCompanies = (executor: Executor, ids: readonly number[]): Promise<void> =>
  writeDocuments(executor, 'companies', ids);

/** Writes the search documents of buying leads, in the transaction that puts them in effect or edits them. */
export const indexPurchases = (executor: Executor, ids: readonly number[]): Promise<void> =>
  writeDocuments(executor, 'purchases', ids);

/**
 * Removes the search documents of leads that will not come back. A lead that is closed, expired or hidden is not found
 * anyway: the query asks its status.
 */
export const unindexPurchases = (executor: Executor, ids: readonly number[]): Promise<void> =>
  removeDocuments(executor, 'purchases', ids);

const BATCH = 1000;

/**
 * Writes the documents that are missing: of rows that stood in the tables before the index did. Each batch is a
 * transaction, during which edits of its rows wait. Returns how many.
 */
export async function repairIndex(executor: Executor): Promise<number> {
  let written = 0;
  for (const kind of KINDS) {
    for (let last = 0; ; ) {
      const ids = await executor.transaction(async (tx) => {
        const missing = await missingDocuments(tx, kind, last, BATCH);
        await writeDocuments(tx, kind, missing);
        return missing;
      });
      written += ids.length;
      if (ids.length < BATCH) break;
      last = ids.at(-1)!;
    }
  }
  return written;
}
