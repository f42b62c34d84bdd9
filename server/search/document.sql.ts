/** Writes and removes search documents, in the transaction that publishes or removes the product. */
import { eq, inArray, sql } from 'drizzle-orm';
import { categories } from '../features/category/category.tables.ts';
import { companies } from '../features/company/company.tables.ts';
import { products } from '../features/product/product.tables.ts';
import type { Executor } from '../platform/database.ts';
import { documentOf } from './document.ts';
import { productDocuments } from './search.tables.ts';

const BATCH = 1000;

/** Names of the category and those above it, root first; both languages, so that either finds it. */
const trailNames = sql<string[]>`ARRAY(
  SELECT unnest(ARRAY[a.name, a.name_zh]) FROM categories a WHERE a.id = ANY (${categories.trail}) ORDER BY a.level)`;

async function writeBatch(executor: Executor, ids: readonly number[]): Promise<void> {
  const rows = await executor
    .select({
      id: products.id,
      title: products.title,
      properties: products.properties,
      keywords: products.keywords,
      content: products.content,
      company: companies.name,
      mainProducts: companies.mainProducts,
      categories: trailNames,
    })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(sql`${products.id} = ANY (${sql.param(ids)}::bigint[])`);
  if (rows.length === 0) return;
  await executor.execute(sql`
    INSERT INTO product_documents (product_id, document)
    SELECT id, document::tsvector
    FROM unnest(${sql.param(rows.map((r) => r.id))}::bigint[], ${sql.param(rows.map(documentOf))}::text[])
      AS r (id, document)
    ON CONFLICT (product_id) DO UPDATE SET document = excluded.document`);
}

/** Writes the documents of products anew, set-based. */
export async function writeDocuments(executor: Executor, ids: readonly number[]): Promise<void> {
  for (let i = 0; i < ids.length; i += BATCH) await writeBatch(executor, ids.slice(i, i + BATCH));
}

export async function removeDocuments(executor: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await executor.delete(productDocuments).where(inArray(productDocuments.productId, [...ids]));
}
