import { eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { idempotencyKeys as keys } from './idempotency.tables.ts';

/** Takes a key for a request that begins at `at`; false where another one has it since `since`. */
export async function claim(
  db: Executor,
  row: { key: Buffer; fingerprint: Buffer; at: Date },
  since: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .insert(keys)
    .values(row)
    .onConflictDoUpdate({
      target: keys.key,
      set: { fingerprint: row.fingerprint, reply: null, at: row.at },
      setWhere: lte(keys.at, since),
    });
  return rowCount === 1;
}

export const find = async (db: Executor, key: Buffer) =>
  (await db.select().from(keys).where(eq(keys.key, key)))[0];

export const keepReply = (db: Executor, key: Buffer, reply: Buffer) =>
  db.update(keys).set({ reply }).where(eq(keys.key, key));

export const release = (db: Executor, key: Buffer) => db.delete(keys).where(eq(keys.key, key));

/** Deletes at most `most`; how many. */
export async function removeOld(db: Executor, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM idempotency_keys WHERE key = ANY(
      ARRAY(SELECT key FROM idempotency_keys WHERE at <= ${before} ORDER BY at LIMIT ${most}))`);
  return rowCount ?? 0;
}
