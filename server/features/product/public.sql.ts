/** What the public pages of products read; each function is one query. */
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { type CardRow, cardColumns } from '../card/card.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../file/file.tables.ts';
import { type ContentRow, contentColumns } from './content-columns.ts';
import { products } from './product.tables.ts';

/** Twice as many of the second level: fewer than `RECOMMENDED` of them are of the leaf and so known already. */
export const RECOMMENDED = 12;

export interface Detail {
  uid: number;
  cid: number;
  content: ContentRow;
  images: string[];
  cate: { id: number; name: string; name_zh: string; path: string }[];
  updated_at: string;
  next: { id: number; title: string } | null;
  prev: { id: number; title: string } | null;
}

// literal columns, because drizzle's would refer to the outer table inside these subqueries
const LISTING = sql`tier_rank DESC, refreshed_at DESC, id DESC`;
const PLACED = sql`id, tier_rank, refreshed_at`;
/** The product and those like it, each once, before anything is joined to them. */
const wanted = (id: number) => sql`(
  SELECT id, place FROM (
    SELECT DISTINCT ON (id) * FROM (
      SELECT ${PLACED}, 0 AS place FROM products WHERE id = ${id} AND listed
      UNION ALL
      SELECT near.*, 1 FROM products s CROSS JOIN LATERAL (
        SELECT ${PLACED} FROM products WHERE listed AND category_id = s.category_id AND id <> s.id
        ORDER BY ${LISTING} LIMIT ${RECOMMENDED}) near WHERE s.id = ${id} AND s.listed
      UNION ALL
      SELECT near.*, 2 FROM products s CROSS JOIN LATERAL (
        SELECT ${PLACED} FROM products WHERE listed AND sub_id = s.sub_id AND id <> s.id
        ORDER BY ${LISTING} LIMIT ${2 * RECOMMENDED}) near WHERE s.id = ${id} AND s.listed
    ) AS every ORDER BY id, place
  ) AS once ORDER BY place, ${LISTING} LIMIT ${RECOMMENDED + 1}
) AS wanted`;

const neighbour = (after: boolean) => sql`(
  SELECT json_build_object('id', n.id, 'title', n.title) FROM products n
  WHERE n.listed AND n.company_id = products.company_id AND n.id ${sql.raw(after ? '>' : '<')} products.id
  ORDER BY n.id ${sql.raw(after ? 'ASC' : 'DESC')} LIMIT 1)`;

const content = sql.join(
  Object.entries(contentColumns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
);
const detail = sql<Detail | null>`CASE WHEN wanted.place = 0 THEN json_build_object(
  'uid', companies.user_id, 'cid', companies.id, 'content', json_build_object(${content}),
  'images', (SELECT coalesce(json_agg(f.key ORDER BY i.position), '[]') FROM product_images i
             JOIN files f ON f.id = i.file_id WHERE i.product_id = products.id AND i.revision_id IS NULL),
  'updated_at', products.updated_at,
  'cate', (SELECT json_agg(json_build_object('id', k.id, 'name', k.name, 'name_zh', k.name_zh, 'path', k.path) ORDER BY k.level)
           FROM categories k WHERE k.id IN (products.root_id, products.sub_id, products.category_id)),
  'next', ${neighbour(true)}, 'prev', ${neighbour(false)}) END`;

/** A listed product with its detail, and cards of products like it: same leaf first, then same second level. */
export async function productAndLike(
  executor: Executor,
  id: number,
): Promise<{ row: CardRow; detail: Detail; like: CardRow[] } | null> {
  const rows = await executor
    .select({ ...cardColumns, place: sql<number>`wanted.place`, detail })
    .from(products)
    .innerJoin(wanted(id), sql`wanted.id = ${products.id}`)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .innerJoin(files, eq(files.id, products.mainImageId))
    .orderBy(sql`wanted.place, ${products.tierRank} DESC, ${products.refreshedAt} DESC, ${products.id} DESC`);
  const [self, ...like] = rows;
  return self?.detail ? { row: self, detail: self.detail, like } : null;
}
