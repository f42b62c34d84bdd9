import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';

/** Counts `amount` more at `now`, unless there would be more than `most` since `since`. One statement: the row is locked. */
export async function countWithin(
  db: Executor,
  key: Buffer,
  { now, since, most, amount }: { now: Date; since: Date; most: number; amount: number },
): Promise<boolean> {
  const recent = sql`ARRAY(SELECT at FROM unnest(r.taken) AS at WHERE at > ${since} ORDER BY at)`;
  const { rowCount } = await db.execute(sql`
    INSERT INTO rate_limits AS r (key, taken, last_at)
    SELECT ${key}, array_fill(${now}::timestamptz, ARRAY[${amount}::int]), ${now} WHERE ${amount}::int <= ${most}::int
    ON CONFLICT (key) DO UPDATE SET taken = ${recent} || excluded.taken, last_at = excluded.last_at
    WHERE cardinality(${recent}) + ${amount}::int <= ${most}::int`);
  return rowCount === 1;
}

/** Takes back `amount` of those counted at `at`. */
export async function giveBack(db: Executor, key: Buffer, at: Date, amount: number): Promise<void> {
  await db.execute(sql`
    UPDATE rate_limits SET taken = ARRAY(
      SELECT one FROM unnest(taken) WITH ORDINALITY AS each(one, place) WHERE place NOT IN (
        SELECT place FROM unnest(taken) WITH ORDINALITY AS same(one, place) WHERE one = ${at}::timestamptz
        ORDER BY place DESC LIMIT ${amount}::int)
      ORDER BY place)
    WHERE key = ${key}`);
}

/** When the oldest that still counts was taken. */
export async function oldestSince(db: Executor, key: Buffer, since: Date): Promise<Date | null> {
  const { rows } = await db.execute<{ at: Date | null }>(
    sql`SELECT (SELECT min(at) FROM unnest(taken) AS at WHERE at > ${since}) AS at FROM rate_limits WHERE key = ${key}`,
  );
  return rows[0]?.at ? new Date(rows[0].at) : null;
}

/** Deletes what no longer counts, and of more than `most` rows those that were counted longest ago. */
export const deleteOld = (db: Executor, before: Date, most: number) =>
  db.execute(sql`
    DELETE FROM rate_limits WHERE last_at <= greatest(
      ${before}::timestamptz, (SELECT last_at FROM rate_limits ORDER BY last_at DESC OFFSET ${most} LIMIT 1))`);
