/** What a product is compared with, before its submission and for its reviewer. */
import { type SQL, sql } from 'drizzle-orm';
import type { DifferenceHash } from '../../../../domain/picture/difference-hash.ts';
import { COUNTED_STATUSES, PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { givenLook, type LookSql, looksLike } from '../../file/file.ts';

/** Titles that are compared; of a company with more in one category the newest. */
const MAX_NEIGHBOURS = 2000;
/** Copies of one file that are looked at. */
const MAX_COPIES = 100;

const statuses = sql.param([...COUNTED_STATUSES]);
const shown = sql.param([PRODUCT_STATUS.published, PRODUCT_STATUS.underReview]);

export interface PictureRow {
  id: number;
  key: string;
  name: string;
  sha256: string;
  width: number | null;
  height: number | null;
  /** A product of another company that shows it. */
  elsewhere: number | null;
}

/** The first product of another company that shows the same file, or one that looks the same. */
const shownElsewhere = (companyId: SQL, sha256: SQL, look: LookSql) => sql`(
  SELECT min(p.id)::float8 FROM ((SELECT o.id FROM files o WHERE o.sha256 = ${sha256} AND o.company_id <> ${companyId}
                  AND o.purpose IN (1, 5) AND o.deleted_at IS NULL LIMIT ${MAX_COPIES})
               UNION (${looksLike(look, sql`o.company_id <> ${companyId}`)})) copies
    JOIN product_images i ON i.file_id = copies.id JOIN products p ON p.id = i.product_id
  WHERE p.status = ANY (${shown}::int[]))`;

/** `companyId` is null for a buyer's. */
export async function productThatShows(
  executor: Executor,
  companyId: number | null,
  sha256: string,
  look: DifferenceHash | null,
): Promise<number | null> {
  const { rows } = await executor.execute<{ elsewhere: number | null }>(
    sql`SELECT ${shownElsewhere(sql`${companyId ?? 0}::bigint`, sql`${sha256}`, givenLook(look))} AS elsewhere`,
  );
  return rows[0]!.elsewhere;
}

/** The company's pictures of these ids or keys, and the product of another company that shows the same file. */
export async function picturesOf(
  executor: Executor,
  companyId: number,
  ids: readonly number[],
  keys: readonly string[],
): Promise<PictureRow[]> {
  if (ids.length + keys.length === 0) return [];
  const { rows } = await executor.execute<PictureRow & Record<string, unknown>>(sql`
    SELECT f.id::int, f.key, f.name, f.sha256, f.width, f.height, ${shownElsewhere(sql`f.company_id`, sql`f.sha256`, { bits: sql`f.look`, bands: sql`f.look_bands` })} AS elsewhere
    FROM files f
    WHERE f.company_id = ${companyId} AND f.deleted_at IS NULL AND f.purpose IN (1, 5)
      AND (f.id = ANY (${sql.param([...ids])}::bigint[]) OR f.key = ANY (${sql.param([...keys])}::text[]))`);
  return rows;
}

/** Other products of the company, drafts left out. */
const others = (companyId: number, productId: number | null) =>
  sql`company_id = ${companyId} AND id IS DISTINCT FROM ${productId}::bigint AND status = ANY (${statuses}::int[])`;

/** Titles of those in a category. */
export async function neighbourTitles(
  executor: Executor,
  companyId: number,
  cate: number,
): Promise<{ id: number; title: string }[]> {
  const { rows } = await executor.execute<{ id: number; title: string }>(sql`
    SELECT id, title FROM products WHERE ${others(companyId, null)} AND category_id = ${cate}::bigint
    ORDER BY id DESC LIMIT ${MAX_NEIGHBOURS}`);
  return rows.map(({ id, title }) => ({ id: Number(id), title }));
}

/** Title of one with the same description. */
export async function sameDescription(
  executor: Executor,
  companyId: number,
  productId: number | null,
  content: string,
): Promise<string | undefined> {
  const { rows } = await executor.execute<{ title: string }>(sql`
    SELECT title FROM products
    WHERE ${others(companyId, productId)} AND content <> '' AND md5(content) = md5(${content}) LIMIT 1`);
  return rows[0]?.title;
}
