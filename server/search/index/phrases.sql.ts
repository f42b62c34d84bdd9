/** `search_phrases`: what titles call things, as people write it, with the number of titles. */
import { desc, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { searchPhrases } from './search.tables.ts';

/** Titles of listed products below an id, newest first, with their keywords where some are not in Latin letters. */
export async function titlesBelow(
  executor: Executor,
  below: number,
  limit: number,
): Promise<{ id: number; title: string; keywords: string[] | null }[]> {
  const { rows } = await executor.execute<{ id: number; title: string; keywords: string[] | null }>(sql`
    SELECT id, title, CASE WHEN octet_length(keywords::text) > length(keywords::text) THEN to_json(keywords) END AS keywords
    FROM products WHERE listed AND id < ${below} ORDER BY id DESC LIMIT ${limit}`);
  return rows;
}

export async function replacePhrases(
  tx: Executor,
  phrases: readonly (readonly [string, number])[],
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('search_phrases'))`);
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

export async function phrasesAreMissing(executor: Executor): Promise<boolean> {
  const { rows } = await executor.execute<{ missing: boolean }>(sql`
    SELECT EXISTS (SELECT FROM product_documents) AND NOT EXISTS (SELECT FROM search_phrases) AS missing`);
  return rows[0]?.missing ?? false;
}
