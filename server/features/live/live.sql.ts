import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database/database.ts';
import { lockWords } from '../../platform/database/lock.ts';
import { liveStreams } from './live.tables.ts';

interface Stream {
  id: string;
  userId: number;
  browser: string;
}

/** Enters a stream in the place of an earlier one of the same browser, unless the user then had more than `most`. */
export const enterStream = (
  db: Database,
  { id, userId, browser }: Stream,
  { now, lapsed, most }: { now: Date; lapsed: Date; most: number },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    // two that open at once must not both take the last place
    await lockWords(tx, `live stream ${userId}`);
    await tx.delete(liveStreams).where(and(eq(liveStreams.userId, userId), lt(liveStreams.seenAt, lapsed)));
    const others = and(eq(liveStreams.userId, userId), ne(liveStreams.browser, browser));
    if ((await tx.$count(liveStreams, others)) >= most) return false;
    const same = and(eq(liveStreams.userId, userId), eq(liveStreams.browser, browser));
    const [replaced] = await tx.delete(liveStreams).where(same).returning({ id: liveStreams.id });
    await tx.insert(liveStreams).values({ id, userId, browser, seenAt: now });
    if (replaced) await tx.execute(sql`SELECT publish_event('u', ${userId}, 'session')`);
    return true;
  });

/** Says that these are still open. @returns those that have been replaced or forgotten */
export async function keepStreams(db: Executor, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .update(liveStreams)
    .set({ seenAt: now })
    .where(inArray(liveStreams.id, [...ids]))
    .returning({ id: liveStreams.id });
  const kept = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !kept.has(id));
}

export const leaveStreams = (db: Executor, ids: readonly string[]) =>
  db.delete(liveStreams).where(inArray(liveStreams.id, [...ids]));

/** Rows of servers that ended without a word. */
export const removeLapsed = (db: Executor, lapsed: Date) =>
  db.delete(liveStreams).where(lt(liveStreams.seenAt, lapsed));
