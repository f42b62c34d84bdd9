/** What visitors open after which words, and whom to count once. */
import { eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { searchOpens, searchVisitorKeys, searchVisitors } from './opens.tables.ts';

/** The key of an hour, the same on all servers. With a new one the hashes of the hour before go, and their key with them. */
export async function keyOfHour(executor: Executor, hour: Date, fresh: Buffer): Promise<Buffer> {
  const known = () => executor.select().from(searchVisitorKeys).where(eq(searchVisitorKeys.hour, hour));
  const [before] = await known();
  if (before) return before.key;
  return executor.transaction(async (tx) => {
    const made = await tx
      .insert(searchVisitorKeys)
      .values({ hour, key: fresh })
      .onConflictDoNothing()
      .returning();
    if (made.length > 0) {
      await tx.delete(searchVisitorKeys).where(lt(searchVisitorKeys.hour, hour));
      await tx.delete(searchVisitors);
      return fresh;
    }
    const [other] = await tx.select().from(searchVisitorKeys).where(eq(searchVisitorKeys.hour, hour));
    return other?.key ?? fresh;
  });
}

/** False where the hash was there already. */
export async function isNew(executor: Executor, hash: Buffer): Promise<boolean> {
  const made = await executor.insert(searchVisitors).values({ hash }).onConflictDoNothing().returning();
  return made.length > 0;
}

/** Counts an open of a listed product under each of the terms, at most `most` a day. */
export const addOpens = (
  executor: Executor,
  given: { terms: readonly string[]; productId: number; day: string; most: number },
) =>
  executor.execute(sql`
    INSERT INTO search_opens AS o (term, product_id, day, opens)
    SELECT term, p.id, ${given.day}::date, 1
    FROM unnest(${sql.param([...given.terms])}::text[]) AS term JOIN products p ON p.id = ${given.productId} AND p.listed
    ON CONFLICT (term, product_id, day) DO UPDATE SET opens = o.opens + 1 WHERE o.opens < ${given.most}`);

export type Opened = { term: string; product_id: number; opens: number };

/** Of each term the products that were opened most, since a day. */
export async function opensSince(executor: Executor, since: string, most: number): Promise<Opened[]> {
  const { rows } = await executor.execute<{ term: string; product_id: number; opens: number }>(sql`
    SELECT term, product_id, opens::int AS opens FROM (
      SELECT term, product_id, sum(opens) AS opens,
        row_number() OVER (PARTITION BY term ORDER BY sum(opens) DESC, product_id) AS place
      FROM search_opens WHERE day >= ${since}::date GROUP BY term, product_id) o
    WHERE place <= ${most} ORDER BY opens DESC, term, product_id LIMIT 300000`);
  return rows;
}

/** The same with the titles of what was opened. */
export async function openedTitles(
  executor: Executor,
  since: string,
): Promise<(Opened & { title: string })[]> {
  const { rows } = await executor.execute<Opened & { title: string }>(sql`
    SELECT o.term, o.product_id, sum(o.opens)::int AS opens, p.title
    FROM search_opens o JOIN products p ON p.id = o.product_id AND p.listed
    WHERE o.day >= ${since}::date GROUP BY o.term, o.product_id, p.title ORDER BY o.term, o.product_id`);
  return rows;
}

export const deleteBefore = (executor: Executor, day: string) =>
  executor.delete(searchOpens).where(lt(searchOpens.day, day));
