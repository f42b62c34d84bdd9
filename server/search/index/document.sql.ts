/** Writes and removes search documents, in the transaction that publishes or removes their subject. */
import { type SQL, sql } from 'drizzle-orm';
import { companies } from '../../features/company/company.tables.ts';
import { products } from '../../features/product/product.tables.ts';
import type { Executor } from '../../platform/database/database.ts';
import { isOneOf, SOURCES, type Written } from './document/sources.sql.ts';
import { recordChanges } from './feed/feed.sql.ts';
import type { Kind } from './kinds.ts';

const BATCH = 1000;

/** Rows as a set that SQL can join: r (id, document). */
export const written = (rows: readonly Written[]): SQL => sql`
  unnest(${sql.param(rows.map(([id]) => id))}::bigint[], ${sql.param(rows.map(([, document]) => document))}::text[])
    AS r (id, document)`;

/** Puts documents into a table of a kind's shape; the ids of those that were not so before. */
export async function putDocuments(
  executor: Executor,
  table: string,
  key: string,
  rows: readonly Written[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const column = sql.identifier(key);
  // what has not changed is not written: an edit of the price must not cost anybody the words
  const put = await executor.execute<{ id: number }>(sql`
    INSERT INTO ${sql.identifier(table)} AS d (${column}, document) SELECT id, document FROM ${written(rows)}
    ON CONFLICT (${column}) DO UPDATE SET document = excluded.document WHERE d.document <> excluded.document
    RETURNING d.${column} AS id`);
  return put.rows.map(({ id }) => id);
}

/** Locks that take the place of one for each company: a statement may be about thousands of them. */
const LOCKS = 64;
/**
 * Documents of products hold the name and main products of their company, and an edit of either must not overtake one
 * of the other: who writes or removes those of a product does so before an edit of the company begins here, which will
 * then see the product as it is, or after it has ended.
 */
async function holdCompanies(executor: Executor, kind: Kind, ids: readonly number[]): Promise<void> {
  if (kind === 'purchases') return;
  const [mode, company] =
    kind === 'products'
      ? [sql`pg_advisory_xact_lock_shared`, sql`${products.companyId}`]
      : [sql`pg_advisory_xact_lock`, sql`${companies.id}`];
  const { from, id } = SOURCES[kind];
  await executor.execute(sql`
    SELECT ${mode}(hashtext('company_documents'), lock) FROM (
      SELECT DISTINCT (${company} % ${sql.raw(String(LOCKS))})::int AS lock FROM ${from} WHERE ${isOneOf(id, ids)} ORDER BY 1) l`);
}

/** Writes the documents of products, companies or purchases anew, set-based. */
export async function writeDocuments(executor: Executor, kind: Kind, ids: readonly number[]): Promise<void> {
  const { rows, id, table, key } = SOURCES[kind];
  for (let i = 0; i < ids.length; i += BATCH) {
    const some = ids.slice(i, i + BATCH);
    await holdCompanies(executor, kind, some);
    await recordChanges(
      executor,
      kind,
      await putDocuments(executor, table, key, await rows(executor, isOneOf(id, some))),
    );
  }
}

export async function removeDocuments(executor: Executor, kind: Kind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { table, key } = SOURCES[kind];
  await holdCompanies(executor, kind, ids);
  await executor.execute(
    sql`DELETE FROM ${sql.identifier(table)} WHERE ${isOneOf(sql`${sql.identifier(key)}`, ids)}`,
  );
  await recordChanges(executor, kind, ids);
}

/**
 * What has no document and must have one: ids above `after`, ascending, at most `most`. They are locked, so that nobody
 * edits them before they are written.
 */
export async function missingDocuments(
  tx: Executor,
  kind: Kind,
  after: number,
  most: number,
): Promise<number[]> {
  const { from, id, belongs, table, key } = SOURCES[kind];
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT ${id} AS id FROM ${from} WHERE ${belongs} AND ${id} > ${after}
      AND NOT EXISTS (SELECT FROM ${sql.identifier(table)} d WHERE d.${sql.identifier(key)} = ${id})
    ORDER BY ${id} LIMIT ${most} FOR SHARE OF ${from}`);
  return rows.map((row) => row.id);
}

/** Which of these documents are not stored as they are, or not at all. */
export async function differing(
  executor: Executor,
  kind: Kind,
  rows: readonly Written[],
): Promise<{ id: number; missing: boolean }[]> {
  const { table, key } = SOURCES[kind];
  const result = await executor.execute<{ id: number; missing: boolean }>(sql`
    SELECT r.id, d.document IS NULL AS missing FROM ${written(rows)}
    LEFT JOIN ${sql.identifier(table)} d ON d.${sql.identifier(key)} = r.id
    WHERE d.document IS NULL OR d.document <> r.document ORDER BY 1`);
  return result.rows;
}

/** Documents of rows that have none. */
export async function superfluous(executor: Executor, kind: Kind): Promise<number[]> {
  const { from, id, belongs, table, key } = SOURCES[kind];
  const { rows } = await executor.execute<{ id: number }>(sql`
    SELECT d.${sql.identifier(key)} AS id FROM ${sql.identifier(table)} d
    WHERE NOT EXISTS (SELECT FROM ${from} WHERE ${id} = d.${sql.identifier(key)} AND ${belongs}) ORDER BY 1`);
  return rows.map((row) => row.id);
}
