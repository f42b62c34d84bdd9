/** The sources of search documents: which rows of which tables have one, and what each contains. */
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { PURCHASE_STATUS } from '../../../../domain/deal/purchase-audit.ts';
import { PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import { categories } from '../../../features/category/category.tables.ts';
import { companies } from '../../../features/company/company.tables.ts';
import { products } from '../../../features/product/product.tables.ts';
import { purchases } from '../../../features/purchase/purchase.tables.ts';
import { constant } from '../../../platform/database/constant.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Kind } from '../kinds.ts';
import { companyDocumentOf, documentOf, leadDocumentOf } from './document.ts';

/** An array as JSON: the driver takes ten times as long over arrays. */
const list = (array: SQL | PgColumn) => sql<string[]>`to_json(${array})`;

/** Names of the category and those above it, root first; both languages, so that either finds it. */
const trailNames = list(sql`ARRAY(
  SELECT unnest(ARRAY[a.name, a.name_zh]) FROM categories a WHERE a.id = ANY (${categories.trail}) ORDER BY a.level)`);
/** Names of a supplier's place and of those above it, in both languages. */
const placeNames = sql<string[]>`ARRAY(
  WITH RECURSIVE up AS (SELECT a.* FROM addresses a WHERE a.id = ${companies.addressId}
    UNION ALL SELECT b.* FROM addresses b JOIN up ON b.id = up.parent_id)
  SELECT unnest(array_remove(ARRAY[name, name_zh], NULL)) FROM up ORDER BY level)`;

/** What a row says, as it is to be written. */
export type Written = [id: number, document: string];

async function productRows(executor: Executor, which: SQL): Promise<Written[]> {
  const rows = await executor
    .select({
      id: products.id,
      title: products.title,
      properties: products.properties,
      keywords: list(products.keywords),
      content: products.content,
      company: companies.name,
      mainProducts: list(companies.mainProducts),
      categories: trailNames,
    })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(which);
  return rows.map((row) => [row.id, documentOf(row)]);
}

async function companyRows(executor: Executor, which: SQL): Promise<Written[]> {
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
    .where(which);
  return rows.map((row) => [row.id, companyDocumentOf(row)]);
}

async function purchaseRows(executor: Executor, which: SQL): Promise<Written[]> {
  const rows = await executor
    .select({
      id: purchases.id,
      title: purchases.title,
      description: purchases.description,
      categories: trailNames,
    })
    .from(purchases)
    .innerJoin(categories, eq(categories.id, purchases.categoryId))
    .where(which);
  return rows.map((row) => [row.id, leadDocumentOf(row)]);
}

interface Source {
  rows(executor: Executor, which: SQL): Promise<Written[]>;
  /** The table that the documents are of, and which of its rows have one, listed or not. */
  from: SQL;
  id: SQL;
  belongs: SQL;
  /** The table of the documents, and its key. */
  table: string;
  key: string;
}
// in the order in which an edit of a company writes them, so that who locks all of them is never in its way
export const SOURCES: Record<Kind, Source> = {
  companies: {
    rows: companyRows,
    from: sql`${companies}`,
    id: sql`${companies.id}`,
    belongs: sql`${companies.type} = 1`,
    table: 'company_documents',
    key: 'company_id',
  },
  products: {
    rows: productRows,
    from: sql`${products}`,
    id: sql`${products.id}`,
    belongs: sql`${products.status} = ${constant(PRODUCT_STATUS.published)}`,
    table: 'product_documents',
    key: 'product_id',
  },
  purchases: {
    rows: purchaseRows,
    from: sql`${purchases}`,
    id: sql`${purchases.id}`,
    belongs: sql`${purchases.status} = ${constant(PURCHASE_STATUS.inEffect)} AND ${purchases.deletedAt} IS NULL AND ${purchases.withheldAt} IS NULL`,
    table: 'purchase_documents',
    key: 'purchase_id',
  },
};

export const isOneOf = (id: SQL, ids: readonly number[]): SQL =>
  sql`${id} = ANY (${sql.param([...ids])}::bigint[])`;

/** Rows of a kind above `after` and up to `upTo`; null is without an end. */
export interface Range {
  kind: Kind;
  after: number;
  upTo: number | null;
}

/** All rows that have a document, in ranges of so many. */
export async function rangesOf(executor: Executor, kind: Kind, size: number): Promise<Range[]> {
  const { from, id, belongs } = SOURCES[kind];
  const { rows } = await executor.execute<{ id: number }>(sql`
    SELECT id FROM (SELECT ${id} AS id, row_number() OVER (ORDER BY ${id}) AS n FROM ${from} WHERE ${belongs}) r
    WHERE n % ${size} = 0 ORDER BY id`);
  const ends = rows.map((row) => row.id);
  return [...ends, null].map((upTo, i) => ({ kind, after: i === 0 ? 0 : ends[i - 1]!, upTo }));
}

/** What stands in a range and has a document. */
export function within({ kind, after, upTo }: Range): SQL {
  const { id, belongs } = SOURCES[kind];
  return sql`${belongs} AND ${id} > ${after} AND ${upTo === null ? sql`true` : sql`${id} <= ${upTo}`}`;
}
