/** Cards of buying leads by id, the same in every list (spec P3.5): what is wanted, never who asks. */
import { sql } from 'drizzle-orm';
import type { LeadCard } from '../../../contract/deal/purchase.ts';
import { momentIn } from '../../../domain/text/time-zone.ts';
import { DAY_MS } from '../../../domain/time.ts';
import type { Executor } from '../../platform/database/database.ts';

type Crumb = { id: number; name: string; name_zh: string; path: string };

interface Row extends Record<string, unknown> {
  id: number;
  title: string;
  trail: Crumb[];
  full_path: string;
  is_end: boolean;
  receive: LeadCard['receive'];
  quantity: number;
  unit: string;
  target_price: number | null;
  currency: LeadCard['currency'];
  closing_at: Date | string;
  time_zone: string;
  quota_num: number;
  created_at: Date | string;
  published_at: Date | string;
  beginning: string;
}

/** Characters of an excerpt, cut at a word where there is one in the last quarter. */
const EXCERPT = 160;

/** The beginning of a description in one line. */
export function excerptOf(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT) return line;
  const cut = line.slice(0, EXCERPT);
  const word = cut.lastIndexOf(' ');
  // half a character of two units would be shown as a replacement character
  const end = word > EXCERPT * 0.75 ? cut.slice(0, word) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${end.replace(/[\s,;:.，。；：、]+$/, '')}…`;
}

/** Whole days until `closing`; 0 on the last day and after it. */
export const remainDays = (closing: Date, now: Date): number =>
  Math.max(0, Math.floor((closing.getTime() - now.getTime()) / DAY_MS));

const moment = (value: Date | string): Date => new Date(value);

const toLeadCard = (row: Row, now: Date): LeadCard => {
  const leaf = row.trail.at(-1)!;
  return {
    ID: row.id,
    title: row.title,
    category: {
      ...leaf,
      is_end: row.is_end,
      full_path: row.full_path,
      trace_cate: row.trail.slice(0, -1),
    },
    receive: row.receive,
    quantity: row.quantity,
    unit: row.unit,
    targetPrice: row.target_price,
    currency: row.currency,
    closingDate: momentIn(moment(row.closing_at), row.time_zone),
    remain_days: remainDays(moment(row.closing_at), now),
    quotaNum: row.quota_num,
    createdAt: moment(row.created_at).toISOString(),
    publishedAt: moment(row.published_at).toISOString(),
    excerpt: excerptOf(row.beginning),
  };
};

/**
 * Cards in the order of `ids`, in one query. A request that never was public or is deleted is left out; a closed or
 * expired one is included, and the list decides whether to show it. With `unpublished` a request that never was public
 * is included too, with its creation as publishedAt: for its owner and for reviewers.
 */
export async function leadCards(
  executor: Executor,
  ids: readonly number[],
  now: Date = new Date(),
  { unpublished = false } = {},
): Promise<LeadCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await executor.execute<Row>(sql`
    SELECT p.id, p.title, p.quantity, p.unit, p.target_price, p.currency, p.closing_at, p.time_zone, p.quota_num, p.created_at,
      coalesce(p.published_at, p.created_at) AS published_at, left(p.description, ${EXCERPT * 2}) AS beginning, k.full_path, k.is_end,
      (SELECT jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'name_zh', a.name_zh, 'path', a.path)
                        ORDER BY a.level) FROM categories a WHERE a.id = ANY (k.trail)) AS trail,
      jsonb_build_object('id', r.id, 'code', r.code, 'name', r.name, 'name_zh', coalesce(r.name_zh, r.name)) AS receive
    FROM purchases p JOIN categories k ON k.id = p.category_id JOIN addresses r ON r.id = p.receive_id
    WHERE p.id = ANY (${sql.param([...ids])}::bigint[]) AND p.deleted_at IS NULL
      AND (${unpublished} OR (p.published_at IS NOT NULL AND p.withheld_at IS NULL))`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toLeadCard(row, now)] : [];
  });
}
