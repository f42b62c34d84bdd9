/** Queries of the outbox. */
import { and, count, desc, eq, gte, ilike, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { MAIL_CHANNELS } from '../../../contract/operator/outbox.ts';
import { type EmailState, emailActions } from '../../../domain/email/outbox.ts';
import type { Executor } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like.ts';
import { outbox } from '../../platform/email/outbox.tables.ts';
import { users } from '../user/user.tables.ts';

const IN_STATE: Record<EmailState, SQL | undefined> = {
  sent: isNotNull(outbox.sentAt),
  waiting: and(isNull(outbox.sentAt), isNull(outbox.error), isNull(outbox.cancelledAt)),
  failed: and(isNull(outbox.sentAt), isNotNull(outbox.error), isNull(outbox.cancelledAt)),
  cancelled: and(isNull(outbox.sentAt), isNotNull(outbox.cancelledAt)),
};

/** Whatever the standing of the account: a ban can be lifted. */
const toNobodyOfStaff = sql`NOT EXISTS (SELECT FROM ${users} WHERE ${users.role} <> 'member'
  AND (lower(${users.email}) = lower(${outbox.address}) OR ${users.mobile} = ${outbox.address}))`;

export async function outboxPage(
  executor: Executor,
  of: {
    address: string | undefined;
    state: EmailState | undefined;
    kind: string | undefined;
    channel: (typeof MAIL_CHANNELS)[number] | undefined;
    since: Date | undefined;
    before: Date | undefined;
    withStaff: boolean;
  },
  { limit, offset }: { limit: number; offset: number },
) {
  const where = and(
    of.address ? ilike(outbox.address, containing(of.address)) : undefined,
    of.state && IN_STATE[of.state],
    of.kind === undefined ? undefined : eq(outbox.kind, of.kind),
    of.channel === undefined ? undefined : eq(outbox.channel, of.channel),
    of.since && gte(outbox.createdAt, of.since),
    of.before && lt(outbox.createdAt, of.before),
    of.withStaff ? undefined : toNobodyOfStaff,
  );
  const [items, [counted]] = await Promise.all([
    executor.select().from(outbox).where(where).orderBy(desc(outbox.id)).limit(limit).offset(offset),
    executor.select({ n: count() }).from(outbox).where(where),
  ]);
  return { items, total: counted!.n };
}

/** Those written in a span of time, but none to staff: what a list of `readers` members shows. */
export const countMails = (executor: Executor, since: Date, before: Date) =>
  executor
    .select({
      channel: outbox.channel,
      written: count(),
      failed: sql<number>`count(*) FILTER (WHERE ${IN_STATE.failed})::int`,
    })
    .from(outbox)
    .where(and(gte(outbox.createdAt, since), lt(outbox.createdAt, before), toNobodyOfStaff))
    .groupBy(outbox.channel);

/** Of two at once one gets the row: what waits has not failed. */
export async function scheduleAgain(
  tx: Executor,
  id: number,
  { now, withStaff }: { now: Date; withStaff: boolean },
): Promise<'scheduled' | 'wrong_state' | 'not_found'> {
  const visible = visibleTo(id, withStaff);
  const scheduled = await tx
    .update(outbox)
    .set({ error: null, attempts: 0, nextAttemptAt: now })
    .where(and(visible, IN_STATE.failed, isNull(outbox.emptiedAt)))
    .returning({ id: outbox.id });
  if (scheduled.length > 0) return 'scheduled';
  return isThere(tx, visible);
}

async function isThere(tx: Executor, visible: SQL | undefined): Promise<'wrong_state' | 'not_found'> {
  const there = await tx.select({ id: outbox.id }).from(outbox).where(visible);
  return there.length > 0 ? 'wrong_state' : 'not_found';
}

const visibleTo = (id: number, withStaff: boolean) =>
  and(eq(outbox.id, id), withStaff ? undefined : toNobodyOfStaff);

/** Of two at once one gets the row. */
export async function cancel(
  tx: Executor,
  id: number,
  { now, withStaff }: { now: Date; withStaff: boolean },
): Promise<'cancelled' | 'wrong_state' | 'not_found'> {
  const visible = visibleTo(id, withStaff);
  const able = and(visible, isNull(outbox.sentAt), isNull(outbox.cancelledAt), isNull(outbox.emptiedAt));
  const done = await tx
    .update(outbox)
    .set({ cancelledAt: now, nextAttemptAt: null, error: null })
    .where(able)
    .returning({ id: outbox.id });
  return done.length > 0 ? 'cancelled' : isThere(tx, visible);
}

/** A copy of what was sent, unless one of it still waits; whoever is second waits for the row and sees the first. */
export async function copySent(
  tx: Executor,
  id: number,
  { now, withStaff, isDelivered }: { now: Date; withStaff: boolean; isDelivered: boolean },
): Promise<number | 'wrong_state' | 'not_found'> {
  const visible = visibleTo(id, withStaff);
  const [row] = await tx.select().from(outbox).where(visible).for('update');
  if (!row) return 'not_found';
  if (!emailActions(row).includes('resend')) return 'wrong_state';
  const waiting = await tx.$count(outbox, and(eq(outbox.copyOf, id), IN_STATE.waiting));
  if (waiting > 0) return 'wrong_state';
  const { channel, address, subject, body, content, unsubscribe, kind } = row;
  const [copy] = await tx
    .insert(outbox)
    .values({
      channel,
      address,
      subject,
      body,
      content,
      unsubscribe,
      kind,
      copyOf: id,
      createdAt: now,
      nextAttemptAt: isDelivered && channel === 'email' ? now : null,
    })
    .returning({ id: outbox.id });
  return copy!.id;
}
