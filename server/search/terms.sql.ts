/** The term table: lexeme and document frequency. The empty lexeme holds the number of documents. */
import { gte, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import { searchTerms } from './search.tables.ts';

/** Rarer lexemes are worth no memory: to planner and ranking they are as good as unknown. */
const KEPT = 3;

export async function termFrequencies(
  executor: Executor,
): Promise<{ total: number; frequencies: Map<string, number> }> {
  const rows = await executor.select().from(searchTerms).where(gte(searchTerms.products, KEPT));
  const frequencies = new Map(rows.map((row) => [row.lexeme, row.products]));
  return { total: frequencies.get('') ?? 0, frequencies };
}

export async function recountTerms(tx: Executor): Promise<void> {
  // two counts at once would collide on the key
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('search_terms'))`);
  await tx.delete(searchTerms);
  await tx.execute(sql`
    INSERT INTO search_terms (lexeme, products)
    SELECT word, ndoc FROM ts_stat('SELECT document FROM product_documents')
    UNION ALL SELECT '', count(*) FROM product_documents`);
}
