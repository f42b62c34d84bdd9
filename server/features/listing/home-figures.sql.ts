/** How much the marketplace holds, for the home page. */
import { sql } from 'drizzle-orm';
import { MIN_ASKED } from '../../../domain/company/response.ts';
import type { Executor } from '../../platform/database/database.ts';
import { LISTING, levelColumn } from './category-lists.sql.ts';

/** Certified suppliers, and the median of their median times to the first answer, in seconds; null while none is shown. */
export async function supplierFigures(
  executor: Executor,
): Promise<{ suppliers: number; answerSeconds: number | null }> {
  const { rows } = await executor.execute<{ suppliers: number; answer: number | null }>(sql`
    SELECT (SELECT count(*) FROM companies WHERE visible)::int AS suppliers,
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY r.median_seconds)
       FROM company_responses r JOIN companies c ON c.id = r.company_id
       WHERE c.visible AND r.asked >= ${MIN_ASKED} AND r.median_seconds IS NOT NULL)::float8 AS answer`);
  return { suppliers: rows[0]?.suppliers ?? 0, answerSeconds: rows[0]?.answer ?? null };
}

/** How far down the listing of a category a picture is looked for. */
const FIRST = 30;
/** Pixels; what is narrower is mostly a stand-in with words on it, as the demo's tiles are. */
const MIN_WIDTH = 700;

/** Another is taken where the first stands on the page already. */
const CHOICE = 6;

/** Of each category of a level the main pictures of its first products, best first: large ones before others. */
export async function categoryPictureKeys(
  executor: Executor,
  level: number,
  ids: readonly number[],
): Promise<{ id: number; keys: string[] }[]> {
  const { rows } = await executor.execute<{ id: number; keys: string[] }>(sql`
    SELECT k.id, shown.keys FROM unnest(${sql.param([...ids])}::int[]) AS k (id)
      CROSS JOIN LATERAL (
        SELECT json_agg(best.key) AS keys FROM (
          SELECT f.key FROM (SELECT id, main_image_id, tier_rank, refreshed_at FROM products
            WHERE listed AND ${levelColumn(level)} = k.id ORDER BY ${LISTING} LIMIT ${FIRST}) p JOIN files f ON f.id = p.main_image_id
          ORDER BY f.width < ${MIN_WIDTH}, p.tier_rank DESC, p.refreshed_at DESC, p.id DESC LIMIT ${CHOICE}) best) AS shown
    WHERE shown.keys IS NOT NULL`);
  return rows;
}

/** The main pictures of these products in their order, large ones before others. */
export async function productPictureKeys(executor: Executor, ids: readonly number[]): Promise<string[]> {
  const { rows } = await executor.execute<{ key: string }>(sql`
    SELECT f.key FROM unnest(${sql.param([...ids])}::bigint[]) WITH ORDINALITY AS o (id, place)
      JOIN products p ON p.id = o.id JOIN files f ON f.id = p.main_image_id
    ORDER BY f.width < ${MIN_WIDTH}, o.place`);
  return rows.map(({ key }) => key);
}
