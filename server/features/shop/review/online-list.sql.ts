/** All online content of visible shops beside products, for the console's list. */
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { OnlineShopContent, onlineShopQuery } from '../../../../contract/company/shop-review.ts';
import { SHOP_CONTENT_STATUS } from '../../../../domain/shop/shop-content.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/like.ts';

export type OnlineFilter = Pick<z.output<typeof onlineShopQuery>, 'kw' | 'kind' | 'state' | 'company'>;

/** Each kind with the words by which it is known; a banner has none but its first slide's. */
const ONLINE = sql`(
  SELECT id, company_id, NULL AS type, title FROM shop_news
  UNION ALL SELECT id, company_id, NULL, title FROM shop_videos
  UNION ALL SELECT id, company_id, NULL, name FROM qualifications
  UNION ALL SELECT id, company_id, type, coalesce(content->>'title', content#>>'{slides,0,title}', '') FROM shop_sections
)`;

/** The latest that a reviewer passed first. */
export async function onlinePage(
  executor: Executor,
  { kw, kind, state, company }: OnlineFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: OnlineShopContent[]; total: number }> {
  const conditions: SQL[] = [sql`c.visible`];
  if (company) conditions.push(sql`c.id = ${company}`);
  if (kind) conditions.push(sql`s.kind = ${kind}`);
  if (state)
    conditions.push(
      state === 'waiting'
        ? sql`s.status = ${SHOP_CONTENT_STATUS.underReview}`
        : sql`s.status <> ${SHOP_CONTENT_STATUS.underReview}`,
    );
  if (kw) conditions.push(sql`(o.title ILIKE ${containing(kw)} OR c.name ILIKE ${containing(kw)})`);
  const from = sql`FROM ${ONLINE} o JOIN shop_contents s ON s.id = o.id JOIN companies c ON c.id = o.company_id
    WHERE ${sql.join(conditions, sql` AND `)}`;
  const [{ rows: items }, { rows: counted }] = await Promise.all([
    executor.execute<OnlineShopContent & Record<string, unknown>>(
      sql`SELECT o.id::int AS id, s.kind, o.type, o.title, s.status = ${SHOP_CONTENT_STATUS.underReview} AS waiting,
          jsonb_build_object('id', c.id, 'name', c.name, 'domain', c.domain) AS company,
          to_char(coalesce(s.reviewed_at, s.created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS reviewed_at
        ${from} ORDER BY coalesce(s.reviewed_at, s.created_at) DESC, o.id DESC LIMIT ${limit} OFFSET ${offset}`,
    ),
    executor.execute<{ total: number }>(sql`SELECT count(*)::int AS total ${from}`),
  ]);
  return { items, total: counted[0]!.total };
}
