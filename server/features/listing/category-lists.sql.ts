/** The content of a category: ids of listed products and visible companies. */
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { companies } from '../company/company.tables.ts';
import type { Anchor } from './anchors.ts';

/** The column of products that names a category of a level. */
export const levelColumn = (level: number) =>
  sql.raw((['root_id', 'sub_id', 'category_id'] as const)[level - 1] ?? 'category_id');
/** The order of the indexes products_list_*. */
export const LISTING = sql.raw('tier_rank DESC, refreshed_at DESC, id DESC');

export type ProductOrder = 'id' | 'refreshed_at' | 'price';
const orders = (order: ProductOrder, up: boolean) => {
  const column = { id: 'id', refreshed_at: 'refreshed_at', price: 'min_price' }[order];
  const way = up ? 'ASC' : 'DESC';
  return sql.raw(order === 'id' ? `id ${way}` : `${column} ${way}, id ${way}`);
};

interface Slice {
  limit: number;
  offset: number;
}

/**
 * A slice in the order of the listing, begun at an anchor where there is one. Reads index entries only
 * (0012-products.sql), so that a deep page costs no visit to the rows it skips.
 */
export function listingQuery(
  category: { id: number; level: number },
  { limit, offset }: Slice,
  anchor: Anchor | undefined,
) {
  const from = anchor
    ? sql`AND (tier_rank, refreshed_at, id) <= (${anchor.tierRank}::smallint, ${anchor.refreshedAt}::timestamptz, ${anchor.id}::bigint)`
    : sql``;
  // a slice first: what stands in the list of columns is computed for skipped rows too
  return sql`SELECT id, tier_rank, refreshed_at::text FROM (
      SELECT id, tier_rank, refreshed_at FROM products
      WHERE listed AND ${levelColumn(category.level)} = ${category.id} ${from}
      ORDER BY ${LISTING} LIMIT ${limit} OFFSET ${offset - (anchor?.offset ?? 0)}) slice`;
}

/** The ids of such a slice, and the key of its first row. */
export async function listedPage(
  executor: Executor,
  category: { id: number; level: number },
  slice: Slice,
  anchor: Anchor | undefined,
): Promise<{ ids: number[]; first: Anchor | undefined }> {
  const { rows } = await executor.execute<{ id: number; tier_rank: number; refreshed_at: string }>(
    listingQuery(category, slice, anchor),
  );
  const [row] = rows;
  const key = row && { tierRank: row.tier_rank, refreshedAt: row.refreshed_at, id: row.id };
  const first = key && { offset: slice.offset, ...key };
  return { ids: rows.map(({ id }) => id), first };
}

/** Ids in one of the other orders; these are sorted, no index holds them. */
export async function listedProductIds(
  executor: Executor,
  category: { id: number; level: number },
  { limit, offset }: Slice,
  order: ProductOrder,
  up: boolean,
): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(
    sql`SELECT id FROM products WHERE listed AND ${levelColumn(category.level)} = ${category.id}
      ORDER BY ${orders(order, up)} LIMIT ${limit} OFFSET ${offset}`,
  );
  return rows.map((row) => row.id);
}

/** The first `size` listed products of each category; all are of one level. */
export async function firstProductIds(
  executor: Executor,
  level: number,
  categoryIds: readonly number[],
  size: number,
): Promise<{ categoryId: number; id: number }[]> {
  const { rows } = await executor.execute<{ category_id: number; id: number }>(
    sql`SELECT k.id AS category_id, p.id FROM unnest(${sql.param([...categoryIds])}::int[]) WITH ORDINALITY AS k (id, n)
      CROSS JOIN LATERAL (SELECT id, tier_rank, refreshed_at FROM products WHERE listed AND ${levelColumn(level)} = k.id
        ORDER BY ${LISTING} LIMIT ${size}) p
      ORDER BY k.n, p.tier_rank DESC, p.refreshed_at DESC, p.id DESC`,
  );
  return rows.map((row) => ({ categoryId: row.category_id, id: row.id }));
}

/** Visible companies whose main category is one of these: members first. */
export async function companyIds(
  executor: Executor,
  categoryIds: readonly number[],
  { limit, offset }: Slice,
  up: boolean,
): Promise<number[]> {
  const rows = await executor
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        eq(companies.visible, true),
        sql`${companies.categoryId} = ANY (${sql.param([...categoryIds])}::int[])`,
      ),
    )
    .orderBy(up ? sql`id` : sql`tier_rank DESC, id DESC`)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.id);
}

/** Pins that run, of listed products: highest tier first, within it the one that ends last. */
export async function pinnedRows(
  executor: Executor,
  category: { id: number; level: number },
  now: Date,
  limit: number,
): Promise<{ pid: number; title: string; keys: string[]; total: number }[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await executor.execute<{ pid: number; title: string; keys: string[]; total: number }>(
    sql`SELECT p.id AS pid, p.title, r.total,
        ARRAY(SELECT f.key FROM product_images i JOIN files f ON f.id = i.file_id
              WHERE i.product_id = p.id AND i.revision_id IS NULL ORDER BY i.position) AS keys
      FROM (SELECT p.id, p.tier_rank, upper(pin.period) AS until, count(*) OVER () AS total
            FROM product_pins pin JOIN products p ON p.id = pin.product_id
            WHERE upper(pin.period) > ${at} AND pin.period @> ${at} AND p.listed
              AND p.${levelColumn(category.level)} = ${category.id}
            ORDER BY p.tier_rank DESC, upper(pin.period) DESC, p.id DESC LIMIT ${limit}) r
      JOIN products p ON p.id = r.id ORDER BY r.tier_rank DESC, r.until DESC, p.id DESC`,
  );
  return rows;
}
