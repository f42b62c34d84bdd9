/** Which published products may hold a word. The database only narrows them; domain/product/prohibited.ts decides. */
import { and, asc, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { PRODUCT_STATUS } from '../../../domain/product/product-review.ts';
import { lettersOf } from '../../../domain/product/prohibited.ts';
import type { Executor } from '../../platform/database/database.ts';
import { companies } from '../company/company.tables.ts';
import { products } from '../product/product.tables.ts';

const published = eq(products.status, PRODUCT_STATUS.published);

/** The letters of all texts in one, spaces and tags taken out: a tag may stand in a word, and a word in a tag. */
function mayHold(word: string): SQL {
  const { title, keywords, properties, details, content } = products;
  const said = sql`concat_ws(' ', ${title}, array_to_string(${keywords}, ' '), ${properties}::text, ${details}::text,
    ${content}, regexp_replace(${content}, '<[^>]*>', '', 'g'))`;
  const letters = sql`regexp_replace(lower(normalize(replace(${said}, '&amp;', '&'), NFKC)),
    '[\\s\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g')`;
  return sql`position(${lettersOf(word)} IN ${letters}) > 0`;
}

const texts = {
  id: products.id,
  title: products.title,
  keywords: products.keywords,
  properties: products.properties,
  details: products.details,
  content: products.content,
};
export type ProductTexts = Awaited<ReturnType<typeof nextCandidates>>[number];

/** Of the products behind `after`, by ascending number, up to the last of so many. */
export async function rangeBehind(executor: Executor, after: number, most: number): Promise<number | null> {
  const { rows } = await executor.execute<{ last: number | null }>(
    sql`SELECT max(id) AS last FROM (
          SELECT id FROM ${products} WHERE id > ${after} ORDER BY id LIMIT ${most}) AS part`,
  );
  return rows[0]?.last ?? null;
}

/** Those of a range that may hold the word. */
export const nextCandidates = (executor: Executor, word: string, range: { after: number; to: number }) =>
  executor
    .select(texts)
    .from(products)
    .where(and(published, gt(products.id, range.after), sql`${products.id} <= ${range.to}`, mayHold(word)))
    .orderBy(asc(products.id));

/** Those of the newest, of which the last has this number. */
export const newestCandidates = (executor: Executor, word: string, from: number) =>
  executor
    .select({ ...texts, company: companies.name, publishedAt: products.publishedAt })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(and(published, sql`${products.id} >= ${from}`, mayHold(word)))
    .orderBy(desc(products.id));

/** The number of the last of the so many newest, and how many they are; and how many are published at all. */
export async function newestRange(executor: Executor, most: number) {
  const newest = executor
    .select({ id: products.id })
    .from(products)
    .where(published)
    .orderBy(desc(products.id))
    .limit(most)
    .as('newest');
  const [[range], [all]] = await Promise.all([
    executor
      .select({ from: sql<number | null>`min(${newest.id})`.mapWith(Number), looked: count() })
      .from(newest),
    executor.select({ of: count() }).from(products).where(published),
  ]);
  return { from: range?.from ?? 0, looked: range?.looked ?? 0, of: all?.of ?? 0 };
}
