/** Which results visitors open after which words, and which tokens have been counted. */
import { lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { searchOpens, searchTokensUsed } from './opens.tables.ts';

/** False where it was used already. */
export async function useToken(executor: Executor, hash: Buffer, at: Date): Promise<boolean> {
  const made = await executor.insert(searchTokensUsed).values({ hash, at }).onConflictDoNothing().returning();
  return made.length > 0;
}

export const deleteTokensBefore = (executor: Executor, at: Date) =>
  executor.delete(searchTokensUsed).where(lt(searchTokensUsed.at, at));

/** Counts an open of a listed product under each of the terms, once a day for each of 64 networks, and at most `most` a day. */
export const addOpens = (
  executor: Executor,
  given: { terms: readonly string[]; productId: number; day: string; network: number; most: number },
) =>
  executor.execute(sql`
    INSERT INTO search_opens AS o (term, product_id, day, opens, networks)
    SELECT term, p.id, ${given.day}::date, 1, 1::bigint << ${given.network}::int
    FROM unnest(${sql.param([...given.terms])}::text[]) AS term JOIN products p ON p.id = ${given.productId} AND p.listed
    ON CONFLICT (term, product_id, day) DO UPDATE SET opens = o.opens + 1, networks = o.networks | excluded.networks
      WHERE o.opens < ${given.most} AND o.networks & excluded.networks = 0`);

export type Opened = { term: string; product_id: number; opens: number };

/**
 * Of each term the products that were opened most since a day, of those that so many networks have opened on so many days;
 * `total` are the opens of all of these.
 */
export async function opensSince(
  executor: Executor,
  since: string,
  least: { networks: number; days: number },
  most: number,
): Promise<(Opened & { total: number })[]> {
  const { rows } = await executor.execute<Opened & { total: number }>(sql`
    WITH counted AS (SELECT term, product_id, sum(opens) AS opens FROM search_opens
      WHERE day >= ${since}::date AND networks <> 0 GROUP BY term, product_id
      HAVING count(*) >= ${least.days} AND bit_count(bit_or(networks)::bit(64)) >= ${least.networks})
    SELECT term, product_id, opens::int AS opens, total::int AS total FROM (
      SELECT *, sum(opens) OVER (PARTITION BY term) AS total,
        row_number() OVER (PARTITION BY term ORDER BY opens DESC, product_id) AS place FROM counted) o
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
