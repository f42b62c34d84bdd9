/** The console's list of notices of infringement. */
import { type SQL, sql } from 'drizzle-orm';
import type { InfringementFilter } from '../../../contract/operator/infringement.ts';
import {
  COUNTER_STATUS,
  ITEM_STATUS,
  NOTICE_STATUS,
  type NoticeStatus,
  type Right,
} from '../../../domain/decision/infringement.ts';
import type { Executor } from '../../platform/database/database.ts';

interface ListRow extends Record<string, unknown> {
  id: number;
  status: NoticeStatus;
  name: string;
  company: string;
  kind: Right;
  number: string;
  items: number;
  undecided: number;
  counters: number;
  created_at: Date;
  due_at: Date | null;
}

/** Staff has to forward it, or to settle it since the time is over or an action was told of. */
const counterWaits = (now: Date): SQL => sql`(c.status = ${COUNTER_STATUS.received}
  OR (c.status = ${COUNTER_STATUS.forwarded} AND (c.due_at <= ${now.toISOString()}::timestamptz OR c.action_told_at IS NOT NULL)))`;

const waitingCounters = (now: Date): SQL => sql`SELECT i.notice_id, c.created_at
  FROM counter_notices c JOIN infringement_items i ON i.id = c.item_id WHERE ${counterWaits(now)}`;

/** What waits for staff: notices themselves, and those with such a counter-notice. */
const waitingNotices = (
  now: Date,
): SQL => sql`SELECT id AS notice_id, confirmed_at AS created_at FROM infringement_notices
  WHERE status = ${NOTICE_STATUS.open} UNION ALL ${waitingCounters(now)}`;

export async function noticePage(
  executor: Executor,
  filter: InfringementFilter,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ListRow[]; total: number }> {
  const { open, asked, closed, unconfirmed } = NOTICE_STATUS;
  const where: Record<InfringementFilter, SQL> = {
    waiting: sql`n.id IN (SELECT notice_id FROM (${waitingNotices(now)}) w)`,
    open: sql`n.status IN (${open}, ${asked})`,
    counter: sql`n.id IN (SELECT notice_id FROM (${waitingCounters(now)}) w)`,
    closed: sql`n.status = ${closed}`,
    all: sql`n.status <> ${unconfirmed}`,
  };
  const order = filter === 'open' || filter === 'waiting' ? sql`n.due_at, n.id` : sql`n.id DESC`;
  const [page, counted] = await Promise.all([
    executor.execute<ListRow>(sql`
      SELECT n.id, n.status, n.name, n.company, n.kind, n.number, n.created_at, n.due_at,
        (SELECT count(*)::int FROM infringement_items i WHERE i.notice_id = n.id) AS items,
        (SELECT count(*)::int FROM infringement_items i WHERE i.notice_id = n.id AND i.status = ${ITEM_STATUS.open}) AS undecided,
        (SELECT count(*)::int FROM (${waitingCounters(now)}) w WHERE w.notice_id = n.id) AS counters
      FROM infringement_notices n WHERE ${where[filter]} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`),
    executor.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM infringement_notices n WHERE ${where[filter]}`,
    ),
  ]);
  const rows = page.rows.map((row) => ({
    ...row,
    id: Number(row.id),
    created_at: new Date(row.created_at),
    due_at: row.due_at && new Date(row.due_at),
  }));
  return { rows, total: counted.rows[0]!.n };
}

/** Each notice once, however many of its counter-notices wait, with the oldest of them. */
export async function countWaiting(executor: Executor, now: Date) {
  const { rows } = await executor.execute<{ waiting: number; oldest: Date | null }>(sql`
    SELECT count(DISTINCT notice_id)::int AS waiting, min(created_at) AS oldest FROM (${waitingNotices(now)}) w`);
  const { waiting, oldest } = rows[0]!;
  return { waiting, oldest: oldest === null ? null : new Date(oldest) };
}
