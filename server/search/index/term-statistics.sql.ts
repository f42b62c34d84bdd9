/**
 * What the index knows of words. `search_terms`: lexeme and document frequency; the empty lexeme holds the number of
 * documents. `search_phrases`: what titles call things, as people write it.
 */
import { desc, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { searchPhrases, searchTerms } from './search.tables.ts';

/** Rarer lexemes are worth no memory: to planner and ranking they are as good as unknown. */
const KEPT = 3;

export async function termFrequencies(
  executor: Executor,
): Promise<{ total: number; frequencies: Map<string, number> }> {
  const rows = await executor
    .select()
    .from(searchTerms)
    .where(sql`${gte(searchTerms.products, KEPT)} OR ${searchTerms.lexeme} = ''`);
  const frequencies = new Map(rows.map((row) => [row.lexeme, row.products]));
  return { total: frequencies.get('') ?? 0, frequencies };
}

/** Counts anew; `documents` is the table, for one that is still to take its place. */
export async function recountTerms(tx: Executor, documents = 'product_documents'): Promise<void> {
  // two counts at once would collide on the key
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('search_terms'))`);
  await tx.delete(searchTerms);
  await tx.execute(sql`
    INSERT INTO search_terms (lexeme, products)
    SELECT word, ndoc FROM ts_stat(${`SELECT document FROM ${documents}`})
    UNION ALL SELECT '', count(*) FROM ${sql.identifier(documents)}`);
}

/** Titles of listed products below an id, newest first. */
export async function titlesBelow(
  executor: Executor,
  below: number,
  limit: number,
): Promise<{ id: number; title: string }[]> {
  const { rows } = await executor.execute<{ id: number; title: string }>(
    sql`SELECT id, title FROM products WHERE listed AND id < ${below} ORDER BY id DESC LIMIT ${limit}`,
  );
  return rows;
}

export async function replacePhrases(
  tx: Executor,
  phrases: readonly (readonly [string, number])[],
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('search_terms'))`);
  await tx.delete(searchPhrases);
  await tx.execute(sql`
    INSERT INTO search_phrases (phrase, products)
    SELECT * FROM unnest(${sql.param(phrases.map(([p]) => p))}::text[], ${sql.param(phrases.map(([, n]) => n))}::int[])`);
}

export const allPhrases = (executor: Executor): Promise<{ phrase: string; products: number }[]> =>
  executor.select().from(searchPhrases).orderBy(desc(searchPhrases.products));

/** Words of the category tree and of what is stated about products: English beside Chinese. */
export async function vocabularyPairs(executor: Executor): Promise<{ zh: string; en: string }[]> {
  const { rows } = await executor.execute<{ zh: string; en: string }>(sql`
    SELECT name_zh AS zh, name AS en FROM categories
    UNION SELECT name_zh, name FROM category_properties
    UNION SELECT o->>1, o->>0 FROM category_properties, jsonb_array_elements(options) o WHERE o->>1 <> o->>0`);
  return rows;
}

export async function termsAreMissing(executor: Executor): Promise<boolean> {
  const { rows } = await executor.execute<{ missing: boolean }>(sql`
    SELECT EXISTS (SELECT FROM product_documents)
      AND NOT (EXISTS (SELECT FROM search_phrases) AND EXISTS (SELECT FROM search_terms WHERE lexeme = '')) AS missing`);
  return rows[0]?.missing ?? false;
}
