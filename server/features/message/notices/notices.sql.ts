/** Queries of notices: what members see, and what staff writes. */
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { notices } from '../message.tables.ts';

/** For whom a list of notices is: the type and the tier of the company. */
export interface Reader {
  type: 1 | 2 | null;
  tier: string | null;
}

/** What is shown at that moment to this reader; `notices` has no other name in the statement. */
export function shownTo({ type, tier }: Reader, now: Date): SQL {
  const audiences = ['all', ...(type === 1 ? ['suppliers'] : []), ...(type === 2 ? ['buyers'] : [])];
  const today = now.toISOString().slice(0, 10);
  return sql`notices.published_at <= ${now.toISOString()}::timestamptz
    AND (notices.until_day IS NULL OR notices.until_day >= ${today}::date)
    AND (notices.audience = ANY (${sql.param(audiences)}::text[])
      OR notices.audience = 'tiers' AND ${tier}::text = ANY (notices.tiers))`;
}

export async function publishedNotices(
  db: Executor,
  reader: Reader,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await db
    .select()
    .from(notices)
    .where(shownTo(reader, now))
    .orderBy(desc(notices.pinned), desc(notices.publishedAt), desc(notices.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt! }));
}

export async function countNotices(db: Executor, reader: Reader, now: Date): Promise<number> {
  const [row] = await db.select({ n: count() }).from(notices).where(shownTo(reader, now));
  return row!.n;
}

export async function noticePage(executor: Executor, { limit, offset }: { limit: number; offset: number }) {
  const [items, total] = await Promise.all([
    executor
      .select({
        notice: notices,
        changedBy: sql<string | null>`(SELECT name FROM users WHERE users.id = notices.changed_by)`,
      })
      .from(notices)
      .orderBy(desc(notices.changedAt), desc(notices.id))
      .limit(limit)
      .offset(offset),
    executor.$count(notices),
  ]);
  return { items, total };
}

type Written = Omit<typeof notices.$inferInsert, 'id'>;

export async function insertNotice(tx: Executor, notice: Written): Promise<number> {
  const [row] = await tx.insert(notices).values(notice).returning({ id: notices.id });
  return row!.id;
}

export async function lockNotice(tx: Executor, id: number) {
  const [row] = await tx.select().from(notices).where(eq(notices.id, id)).for('update');
  return row;
}

/** Whether it still had that version. */
export async function updateNotice(
  tx: Executor,
  id: number,
  version: number,
  notice: Written,
): Promise<boolean> {
  const rows = await tx
    .update(notices)
    .set({ ...notice, version: version + 1 })
    .where(and(eq(notices.id, id), eq(notices.version, version)))
    .returning({ id: notices.id });
  return rows.length > 0;
}

export const deleteNotice = (tx: Executor, id: number) => tx.delete(notices).where(eq(notices.id, id));
