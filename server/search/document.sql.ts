/** Writes and removes search documents, in the transaction that publishes or removes what they are of. */
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { categories } from '../features/category/category.tables.ts';
import { companies } from '../features/company/company.tables.ts';
import { products } from '../features/product/product.tables.ts';
import { purchases } from '../features/purchase/purchase.tables.ts';
import type { Executor } from '../platform/database.ts';
import { companyDocumentOf, documentOf, leadDocumentOf } from './document.ts';
import type { Kind } from './engine.ts';
import { companyDocuments, productDocuments, purchaseDocuments } from './search.tables.ts';
import { operand } from './words.ts';

const BATCH = 1000;

/** Names of the category and those above it, root first; both languages, so that either finds it. */
const trailNames = sql<string[]>`ARRAY(
  SELECT unnest(ARRAY[a.name, a.name_zh]) FROM categories a WHERE a.id = ANY (${categories.trail}) ORDER BY a.level)`;
/** Names of a supplier's place and of those above it, in both languages. */
const placeNames = sql<string[]>`ARRAY(
  WITH RECURSIVE up AS (SELECT a.* FROM addresses a WHERE a.id = ${companies.addressId}
    UNION ALL SELECT b.* FROM addresses b JOIN up ON b.id = up.parent_id)
  SELECT unnest(array_remove(ARRAY[name, name_zh], NULL)) FROM up ORDER BY level)`;

type Written = [id: number, document: string];

async function put(executor: Executor, table: SQL, key: SQL, rows: readonly Written[]): Promise<void> {
  if (rows.length === 0) return;
  // what has not changed is not written: an edit of the price must not cost an index entry a word
  await executor.execute(sql`
    INSERT INTO ${table} AS d (${key}, document)
    SELECT id, document::tsvector
    FROM unnest(${sql.param(rows.map(([id]) => id))}::bigint[], ${sql.param(rows.map(([, document]) => document))}::text[])
      AS r (id, document)
    ON CONFLICT (${key}) DO UPDATE SET document = excluded.document WHERE d.document <> excluded.document`);
}

async function productRows(executor: Executor, ids: readonly number[]): Promise<Written[]> {
  const rows = await executor
    .select({
      id: products.id,
      title: products.title,
      properties: products.properties,
      keywords: products.keywords,
      content: products.content,
      company: companies.name,
      mainProducts: companies.mainProducts,
      trail: categories.trail,
      categories: trailNames,
    })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(sql`${products.id} = ANY (${sql.param(ids)}::bigint[])`);
  return rows.map((row) => [row.id, documentOf(row)]);
}

async function companyRows(executor: Executor, ids: readonly number[]): Promise<Written[]> {
  const rows = await executor
    .select({
      id: companies.id,
      name: companies.name,
      domain: sql<string>`coalesce(${companies.domain}, '')`,
      mainProducts: companies.mainProducts,
      description: companies.description,
      categories: trailNames,
      places: placeNames,
    })
    .from(companies)
    .innerJoin(categories, eq(categories.id, companies.categoryId))
    .where(sql`${companies.id} = ANY (${sql.param(ids)}::bigint[])`);
  return rows.map((row) => [row.id, companyDocumentOf(row)]);
}

async function purchaseRows(executor: Executor, ids: readonly number[]): Promise<Written[]> {
  const rows = await executor
    .select({
      id: purchases.id,
      title: purchases.title,
      description: purchases.description,
      categories: trailNames,
    })
    .from(purchases)
    .innerJoin(categories, eq(categories.id, purchases.categoryId))
    .where(sql`${purchases.id} = ANY (${sql.param(ids)}::bigint[])`);
  return rows.map((row) => [row.id, leadDocumentOf(row)]);
}

const KINDS = {
  products: [productRows, sql`product_documents`, sql`product_id`],
  companies: [companyRows, sql`company_documents`, sql`company_id`],
  purchases: [purchaseRows, sql`purchase_documents`, sql`purchase_id`],
} as const satisfies Record<Kind, unknown>;

/** Writes the documents of products, companies or purchases anew, set-based. */
export async function writeDocuments(executor: Executor, kind: Kind, ids: readonly number[]): Promise<void> {
  const [rowsOf, table, key] = KINDS[kind];
  for (let i = 0; i < ids.length; i += BATCH)
    await put(executor, table, key, await rowsOf(executor, ids.slice(i, i + BATCH)));
}

export async function removeDocuments(executor: Executor, kind: Kind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const all = [...ids];
  if (kind === 'products')
    await executor.delete(productDocuments).where(inArray(productDocuments.productId, all));
  else if (kind === 'companies')
    await executor.delete(companyDocuments).where(inArray(companyDocuments.companyId, all));
  else await executor.delete(purchaseDocuments).where(inArray(purchaseDocuments.purchaseId, all));
}

/** What must be found and has no document: ids above `after`, ascending, at most `most`. */
export async function missingDocuments(
  executor: Executor,
  kind: Kind,
  after: number,
  most: number,
): Promise<number[]> {
  const from = {
    products: sql`products t WHERE t.listed`,
    companies: sql`companies t WHERE t.visible`,
    purchases: sql`purchases t WHERE t.status = 1 AND t.deleted_at IS NULL`,
  }[kind];
  const [, table, key] = KINDS[kind];
  const { rows } = await executor.execute<{ id: number }>(sql`
    SELECT t.id FROM ${from} AND t.id > ${after} AND NOT EXISTS (SELECT FROM ${table} d WHERE d.${key} = t.id)
    ORDER BY t.id LIMIT ${most}`);
  return rows.map(({ id }) => id);
}

/** Which of the terms stand in any document of the kind. */
export async function knownTerms(
  executor: Executor,
  kind: Kind,
  terms: readonly string[],
): Promise<Set<string>> {
  if (terms.length === 0) return new Set();
  const [, table] = KINDS[kind];
  const { rows } = await executor.execute<{ term: string }>(sql`
    SELECT t.term FROM unnest(${sql.param([...terms])}::text[], ${sql.param(terms.map(operand))}::text[]) t (term, operand)
    WHERE EXISTS (SELECT FROM ${table} d WHERE d.document @@ t.operand::tsquery)`);
  return new Set(rows.map(({ term }) => term));
}
