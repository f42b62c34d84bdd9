/** Stage 1 of the search for buying leads, in SQL. */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import type { Answer, Asked, FoundLead, LeadFilters } from './engine.ts';
import { findMatches, inCategory } from './matching.sql.ts';

type Sort = 'relevance' | 'newest' | 'closing';

const ORDERS: Record<Sort, SQL> = {
  relevance: sql`m.score DESC, t.published_at DESC, t.id DESC`,
  newest: sql`t.published_at DESC, t.id DESC`,
  closing: sql`t.closing_at, t.id DESC`,
};

function conditions({ receive, category, closing: [after, until] }: LeadFilters): SQL[] {
  // a lead that is past its day is no lead, also before the job has marked it
  const all: SQL[] = [sql`t.closing_at >= ${after.toISOString()}::timestamptz`];
  if (until) all.push(sql`t.closing_at <= ${until.toISOString()}::timestamptz`);
  if (category) all.push(inCategory(category));
  if (receive !== undefined)
    all.push(sql`t.receive_id = (SELECT a.id FROM addresses a WHERE a.level = 1 AND a.code = ${receive})`);
  return all;
}

type Facets = [number, number, number, number, number, string];

/** Leads in effect that match, at most BOUND, in the order asked for. */
export const findPurchases = (
  executor: Executor,
  asked: Asked<LeadFilters, Sort>,
): Promise<Answer<FoundLead>> =>
  findMatches(
    executor,
    {
      documents: sql`purchase_documents`,
      key: sql`purchase_id`,
      table: sql`purchases`,
      listed: sql`t.status = 1 AND t.deleted_at IS NULL`,
      filters: conditions(asked.filters),
      order: ORDERS[asked.step === null && asked.sort === 'relevance' ? 'newest' : asked.sort],
      columns: sql`t.id, t.root_id, t.sub_id, t.category_id, t.receive_id, t.closing_at`,
      facets: [
        sql`t.id`,
        sql`t.root_id`,
        sql`t.sub_id`,
        sql`t.category_id`,
        sql`t.receive_id`,
        sql`t.closing_at`,
      ],
      joins: sql``,
      ranking: sql`t.title, 0, t.published_at, t.id`,
    },
    asked,
    ([id, root, sub, leaf, receive, closingAt]: Facets): FoundLead => ({
      id,
      categories: [root, sub, leaf],
      receive,
      closingAt: new Date(closingAt),
    }),
  );
