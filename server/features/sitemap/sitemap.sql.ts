/** Keyset reads of everything public, without OFFSET. */

import { sql } from 'drizzle-orm';
import { PURCHASE_STATUS } from '../../../domain/deal/purchase-audit.ts';
import { momentIn } from '../../../domain/text/time-zone.ts';
import { constant } from '../../platform/database/constant.ts';
import type { Executor } from '../../platform/database/database.ts';

/** What is listed in pieces: there may be millions. */
export const SITEMAP_KINDS = ['products', 'companies', 'leads'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** A piece of a list: everything with an id of (number - 1) × span + 1 to number × span. */
export interface Piece {
  number: number;
  updatedAt: Date;
}

/** One public thing: the id of a product, the domain of a company, the path of a lead. */
export interface SitemapItem {
  name: string;
  updatedAt: Date;
}

/** What is public of each kind, as (id, name, updated_at). */
const PUBLIC = {
  products: sql`SELECT id, id::text AS name, updated_at FROM products WHERE listed`,
  companies: sql`SELECT id, domain AS name, updated_at FROM companies WHERE visible`,
  leads: sql`SELECT p.id, k.full_path || '/' || p.id AS name, p.updated_at
    FROM purchases p JOIN categories k ON k.id = p.category_id WHERE p.status = ${constant(PURCHASE_STATUS.inEffect)} AND p.deleted_at IS NULL AND p.withheld_at IS NULL`,
} satisfies Record<SitemapKind, ReturnType<typeof sql>>;

/** Range by range: one grouping of everything would sort a million rows. */
export async function pieces(executor: Executor, kind: SitemapKind, span: number): Promise<Piece[]> {
  const { rows } = await executor.execute<{ number: number; updated_at: string }>(
    sql`SELECT (n + 1)::int AS number, newest.updated_at
        FROM generate_series(0, (SELECT (max(id) - 1) / ${span}::bigint FROM (${PUBLIC[kind]}) public)) n
        CROSS JOIN LATERAL (SELECT max(updated_at) AS updated_at FROM (${PUBLIC[kind]}) public
                            WHERE id > n * ${span}::bigint AND id <= (n + 1) * ${span}::bigint) newest
        WHERE newest.updated_at IS NOT NULL ORDER BY n`,
  );
  return rows.map((row) => ({ number: row.number, updatedAt: new Date(row.updated_at) }));
}

export async function itemsBetween(
  executor: Executor,
  kind: SitemapKind,
  { after, last, limit }: { after: number; last: number; limit: number },
): Promise<(SitemapItem & { id: number })[]> {
  const { rows } = await executor.execute<{ id: number; name: string; updated_at: string }>(
    sql`SELECT * FROM (${PUBLIC[kind]}) public WHERE id > ${after} AND id <= ${last} ORDER BY id LIMIT ${limit}`,
  );
  return rows.map((row) => ({ id: Number(row.id), name: row.name, updatedAt: new Date(row.updated_at) }));
}

export async function latestTitles(
  executor: Executor,
  limit: number,
  offset: number,
): Promise<{ id: number; title: string }[]> {
  const { rows } = await executor.execute<{ id: number; title: string }>(
    sql`SELECT id, title FROM products WHERE listed ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`,
  );
  return rows.map(({ id, title }) => ({ id: Number(id), title }));
}

/** How many products are listed, as far as `most`. */
export async function countListed(executor: Executor, most: number): Promise<number> {
  const { rows } = await executor.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM (SELECT FROM products WHERE listed ORDER BY id DESC LIMIT ${most}) newest`,
  );
  return rows[0]?.n ?? 0;
}

/** A request as a feed shows it. */
export interface FeedLead {
  id: number;
  title: string;
  description: string;
  category: { name: string; name_zh: string; full_path: string };
  receive: { name: string; name_zh: string | null };
  quantity: number;
  unit: string;
  /** With the offset of its poster's time zone. */
  closingDate: string;
  publishedAt: Date;
}

export async function newestLeads(executor: Executor, n: number): Promise<FeedLead[]> {
  const { rows } = await executor.execute<
    Record<'id' | 'title' | 'description' | 'unit' | 'name' | 'name_zh' | 'full_path' | 'place', string> & {
      place_zh: string | null;
      quantity: string;
      closing_at: string;
      time_zone: string;
      published_at: string;
    }
  >(
    sql`SELECT p.id, p.title, p.description, p.unit, p.quantity, p.closing_at, p.time_zone, p.published_at,
          k.name, k.name_zh, k.full_path, a.name AS place, a.name_zh AS place_zh
        FROM (SELECT * FROM purchases WHERE status = ${constant(PURCHASE_STATUS.inEffect)} AND deleted_at IS NULL AND withheld_at IS NULL
              ORDER BY published_at DESC, id DESC LIMIT ${n}) p
        JOIN categories k ON k.id = p.category_id JOIN addresses a ON a.id = p.receive_id
        ORDER BY p.published_at DESC, p.id DESC`,
  );
  return rows.map((row) => ({
    id: Number(row.id),
    title: row.title,
    description: row.description,
    category: { name: row.name, name_zh: row.name_zh, full_path: row.full_path },
    receive: { name: row.place, name_zh: row.place_zh },
    quantity: Number(row.quantity),
    unit: row.unit,
    closingDate: momentIn(new Date(row.closing_at), row.time_zone),
    publishedAt: new Date(row.published_at),
  }));
}
