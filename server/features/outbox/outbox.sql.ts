/** Queries of the outbox. */
import { and, count, desc, eq, ilike, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { EmailState } from '../../../domain/email/outbox.ts';
import type { Executor } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like.ts';
import { outbox } from '../../platform/email/outbox.tables.ts';
import { users } from '../user/user.tables.ts';

const IN_STATE: Record<EmailState, SQL | undefined> = {
  sent: isNotNull(outbox.sentAt),
  waiting: and(isNull(outbox.sentAt), isNull(outbox.error)),
  failed: and(isNull(outbox.sentAt), isNotNull(outbox.error)),
};

/** Whatever the standing of the account: a ban can be lifted. */
const toNobodyOfStaff = sql`NOT EXISTS (SELECT FROM ${users} WHERE ${users.role} <> 'member'
  AND (lower(${users.email}) = lower(${outbox.address}) OR ${users.mobile} = ${outbox.address}))`;

export async function outboxPage(
  executor: Executor,
  of: { address: string | undefined; state: EmailState | undefined; withStaff: boolean },
  { limit, offset }: { limit: number; offset: number },
) {
  const where = and(
    of.address ? ilike(outbox.address, containing(of.address)) : undefined,
    of.state && IN_STATE[of.state],
    of.withStaff ? undefined : toNobodyOfStaff,
  );
  const [items, [counted]] = await Promise.all([
    executor.select().from(outbox).where(where).orderBy(desc(outbox.id)).limit(limit).offset(offset),
    executor.select({ n: count() }).from(outbox).where(where),
  ]);
  return { items, total: counted!.n };
}

/** Of two at once one gets the row: what waits has not failed. */
export async function scheduleAgain(
  tx: Executor,
  id: number,
  { now, withStaff }: { now: Date; withStaff: boolean },
): Promise<'scheduled' | 'wrong_state' | 'not_found'> {
  const visible = and(eq(outbox.id, id), withStaff ? undefined : toNobodyOfStaff);
  const scheduled = await tx
    .update(outbox)
    .set({ error: null, attempts: 0, nextAttemptAt: now })
    .where(and(visible, IN_STATE.failed, isNull(outbox.emptiedAt)))
    .returning({ id: outbox.id });
  if (scheduled.length > 0) return 'scheduled';
  const there = await tx.select({ id: outbox.id }).from(outbox).where(visible);
  return there.length > 0 ? 'wrong_state' : 'not_found';
}
