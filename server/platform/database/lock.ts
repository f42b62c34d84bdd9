/** Locks that are held until the transaction ends. */
import { eq, type GetColumnData, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

/** Waits for other transactions with the same words. */
export const lockWords = (tx: Executor, words: string) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${words}, 0))`);

type Read<F> = { [K in keyof F]: F[K] extends AnyPgColumn ? GetColumnData<F[K]> : never };

/**
 * Waits for other transactions that change the row or what belongs to it: two at once count one after the other. What
 * refers to it may be written meanwhile.
 * @param read the columns to answer
 */
export async function lockRow<F extends Record<string, AnyPgColumn>>(
  tx: Executor,
  table: PgTable & { id: AnyPgColumn },
  id: number,
  read: F,
): Promise<Read<F> | undefined> {
  const rows: unknown = await tx.select(read).from(table).where(eq(table.id, id)).for('no key update');
  return (rows as Read<F>[])[0];
}
