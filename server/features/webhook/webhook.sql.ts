/** Queries of endpoints and of the log of their deliveries. */
import { and, count, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { ACCOUNT_STATUS } from '../../../domain/account/account.ts';
import type { DeliveryState, EventType } from '../../../domain/webhook.ts';
import { constant } from '../../platform/database/constant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { lockRow } from '../../platform/database/lock.ts';
import type { Items } from '../../platform/work/work.ts';
import { users } from '../user/user.tables.ts';
import { webhookDeliveries as deliveries, webhookEndpoints as endpoints } from './webhook.tables.ts';

export type EndpointRow = typeof endpoints.$inferSelect;
export type DeliveryRow = typeof deliveries.$inferSelect;
type Item = Items['webhook.send'];

/** Of an endpoint's deliveries those behind so many have one turn. */
const MAX_BEHIND = 100;

/** A delivery to each endpoint of these users that is on and wants the event. One statement, whoever has none. @returns what sends them */
export async function insertDeliveries(
  tx: Executor,
  userIds: readonly number[],
  { type, id, now }: { type: EventType; id: number; now: Date },
): Promise<Item[]> {
  const { rows } = await tx.execute<Item & Record<string, unknown>>(sql`
    WITH wanted AS (
      SELECT e.id, e.user_id AS account, (SELECT count(*)::int FROM (SELECT FROM webhook_deliveries
        WHERE endpoint_id = e.id AND next_attempt_at IS NOT NULL LIMIT ${MAX_BEHIND}) w) AS behind
      FROM webhook_endpoints e JOIN users u ON u.id = e.user_id
      WHERE e.user_id = ANY(${sql.param([...userIds])}::bigint[]) AND u.status = ${constant(ACCOUNT_STATUS.normal)}
        AND e.off_reason IS NULL AND e.expires_at > ${now} AND ${type} = ANY(e.events)),
    made AS (
      INSERT INTO webhook_deliveries (endpoint_id, type, subject_id, created_at, next_attempt_at)
      SELECT id, ${type}, ${id}, ${now}, ${now} FROM wanted RETURNING id, endpoint_id)
    SELECT made.id AS delivery, account, behind FROM made JOIN wanted ON wanted.id = endpoint_id`);
  return rows;
}

/** What sends the deliveries that wait and of which this is true (d: the delivery, e: its endpoint), by rising id. */
async function waitingItems(executor: Executor, condition: SQL, most: number): Promise<Item[]> {
  const { rows } = await executor.execute<Item & Record<string, unknown>>(sql`
    SELECT id AS delivery, account,
      least(row_number() OVER (PARTITION BY endpoint_id ORDER BY id) - 1, ${MAX_BEHIND})::int AS behind
    FROM (SELECT d.id, d.endpoint_id, e.user_id AS account FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
      WHERE d.next_attempt_at IS NOT NULL AND ${condition} ORDER BY d.id LIMIT ${most}) w ORDER BY id`);
  return rows;
}

/** What is due: not of an endpoint that rests, but for what its owner has asked for since, nor of an account in no good standing. */
export const dueItems = (db: Executor, { now, after, most }: { now: Date; after: number; most: number }) =>
  waitingItems(
    db,
    sql`d.id > ${after} AND d.next_attempt_at <= ${now} AND e.off_reason IS NULL AND e.expires_at > ${now}
      AND (e.resting_until IS NULL OR e.resting_until <= ${now} OR d.despite_rest)
      AND EXISTS (SELECT FROM users u WHERE u.id = e.user_id AND u.status = ${constant(ACCOUNT_STATUS.normal)})`,
    most,
  );

/** Those that would be tried by then, but for what its owner has asked for. */
export const itemsUntil = (tx: Executor, endpointId: number, at: Date, most: number) =>
  waitingItems(
    tx,
    sql`d.endpoint_id = ${endpointId} AND d.next_attempt_at <= ${at} AND NOT d.despite_rest`,
    most,
  );

/** Two at once count one after the other. */
export const lockOwner = (tx: Transaction, userId: number) => lockRow(tx, users, userId, { id: users.id });

const own = (userId: number, id: number) => and(eq(endpoints.id, id), eq(endpoints.userId, userId));

export const endpointsOf = (db: Executor, userId: number) =>
  db.select().from(endpoints).where(eq(endpoints.userId, userId)).orderBy(desc(endpoints.id));

export const countEndpoints = (db: Executor, userId: number) =>
  db.$count(endpoints, eq(endpoints.userId, userId));

export const ownEndpoint = async (db: Executor, userId: number, id: number) =>
  (await db.select().from(endpoints).where(own(userId, id)))[0];

export const lockEndpoint = async (tx: Transaction, userId: number, id: number) =>
  (await tx.select().from(endpoints).where(own(userId, id)).for('no key update'))[0];

export async function insertEndpoint(tx: Executor, row: typeof endpoints.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(endpoints).values(row).returning({ id: endpoints.id });
  return inserted!.id;
}

export const updateEndpoint = (tx: Executor, id: number, change: Partial<typeof endpoints.$inferInsert>) =>
  tx.update(endpoints).set(change).where(eq(endpoints.id, id));

export const deleteEndpoint = (tx: Executor, userId: number, id: number) =>
  tx.delete(endpoints).where(own(userId, id)).returning({ url: endpoints.url });

export const deleteEndpointsOf = (tx: Executor, userId: number) =>
  tx.delete(endpoints).where(eq(endpoints.userId, userId));

/** Those that are on. @returns their addresses */
export const switchOffAll = (tx: Executor, userId: number, change: { offReason: 'security'; offAt: Date }) =>
  tx
    .update(endpoints)
    .set(change)
    .where(and(eq(endpoints.userId, userId), isNull(endpoints.offReason)))
    .returning({ id: endpoints.id, url: endpoints.url });

/** What waits is given up: nothing is sent to an endpoint that is off. */
export const giveUpWaiting = (tx: Executor, endpointId: number) =>
  tx
    .update(deliveries)
    .set({ state: 'failed', nextAttemptAt: null })
    .where(and(eq(deliveries.endpointId, endpointId), eq(deliveries.state, 'waiting')));

export async function insertTest(tx: Executor, row: typeof deliveries.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(deliveries).values(row).returning({ id: deliveries.id });
  return inserted!.id;
}

export async function deliveryPage(
  db: Executor,
  endpointId: number,
  state: DeliveryState | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  const where = and(
    eq(deliveries.endpointId, endpointId),
    state === undefined ? undefined : eq(deliveries.state, state),
  );
  const [items, [counted]] = await Promise.all([
    db.select().from(deliveries).where(where).orderBy(desc(deliveries.id)).limit(limit).offset(offset),
    db.select({ n: count() }).from(deliveries).where(where),
  ]);
  return { items, total: counted!.n };
}

/** A delivery with its endpoint, both locked in the order in which a change of the endpoint locks them. */
export async function lockDelivery(tx: Transaction, userId: number, id: number) {
  const [there] = await tx
    .select({ endpointId: deliveries.endpointId })
    .from(deliveries)
    .innerJoin(endpoints, and(eq(endpoints.id, deliveries.endpointId), eq(endpoints.userId, userId)))
    .where(eq(deliveries.id, id));
  if (!there) return undefined;
  const endpoint = await lockEndpoint(tx, userId, there.endpointId);
  const [delivery] = await tx.select().from(deliveries).where(eq(deliveries.id, id)).for('no key update');
  return endpoint && delivery && { endpoint, delivery };
}

export const updateDelivery = (tx: Executor, id: number, change: Partial<typeof deliveries.$inferInsert>) =>
  tx.update(deliveries).set(change).where(eq(deliveries.id, id));

/** One that waits, with its endpoint, unless that is off, its last day has passed, or its owner is in no good standing. */
export async function sendingDelivery(db: Executor, id: number, now: Date) {
  const [row] = await db
    .select({ delivery: deliveries, endpoint: endpoints })
    .from(deliveries)
    .innerJoin(endpoints, eq(endpoints.id, deliveries.endpointId))
    .innerJoin(users, and(eq(users.id, endpoints.userId), eq(users.status, ACCOUNT_STATUS.normal)))
    .where(
      and(
        eq(deliveries.id, id),
        eq(deliveries.state, 'waiting'),
        isNull(endpoints.offReason),
        gt(endpoints.expiresAt, now),
      ),
    );
  return row;
}

/** The first one that makes a body keeps it: of two servers both send the same. */
export async function keepBody(db: Executor, id: number, body: string): Promise<string | undefined> {
  const [row] = await db
    .update(deliveries)
    .set({ body: sql`coalesce(${deliveries.body}, ${body})` })
    .where(eq(deliveries.id, id))
    .returning({ body: deliveries.body });
  return row?.body ?? undefined;
}

/** Not over what another server has noted meanwhile, to which this one seemed gone. */
export async function noteAttempt(
  tx: Executor,
  { id, attempts }: DeliveryRow,
  change: Partial<typeof deliveries.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(deliveries)
    .set({ ...change, attempts: attempts + 1 })
    .where(and(eq(deliveries.id, id), eq(deliveries.state, 'waiting'), eq(deliveries.attempts, attempts)))
    .returning({ id: deliveries.id });
  return rows.length > 0;
}

export async function lockSending(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ endpoint: endpoints, email: users.email, language: users.language })
    .from(endpoints)
    .innerJoin(users, eq(users.id, endpoints.userId))
    .where(eq(endpoints.id, id))
    .for('no key update', { of: endpoints });
  return row;
}

/** How many wait, and how long the first of those that are due: not of an endpoint that rests, nor of an account in no good standing. */
export async function deliveryFigures(
  db: Executor,
  now: Date,
): Promise<{ waiting: number; overdueSeconds: number }> {
  const { rows } = await db.execute<{ waiting: number; overdue: number | null }>(sql`
    SELECT (SELECT count(*) FROM webhook_deliveries WHERE next_attempt_at IS NOT NULL) AS waiting,
      (SELECT extract(epoch FROM ${now}::timestamptz - min(greatest(d.next_attempt_at, e.resting_until)))
       FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id AND e.off_reason IS NULL
       JOIN users u ON u.id = e.user_id AND u.status = ${constant(ACCOUNT_STATUS.normal)}
       WHERE d.next_attempt_at <= ${now} AND (e.resting_until IS NULL OR e.resting_until <= ${now})) AS overdue`);
  const { waiting, overdue } = rows[0]!;
  return { waiting, overdueSeconds: Math.max(0, Number(overdue ?? 0)) };
}

/** Deletes at most `most`; how many. */
export async function deleteOld(db: Executor, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM webhook_deliveries WHERE id = ANY(
      ARRAY(SELECT id FROM webhook_deliveries WHERE created_at < ${before} ORDER BY created_at LIMIT ${most}))`);
  return rowCount ?? 0;
}

/** Those that are on and end by then, and whose owners were not told, and those whose last day has passed. */
export const endingEndpoints = (
  db: Executor,
  { now, until }: { now: Date; until: Date },
): Promise<{ endpoint: number }[]> =>
  db
    .select({ endpoint: endpoints.id })
    .from(endpoints)
    .where(
      and(
        isNull(endpoints.offReason),
        or(
          lte(endpoints.expiresAt, now),
          and(eq(endpoints.endingTold, false), lte(endpoints.expiresAt, until)),
        ),
      ),
    )
    .orderBy(endpoints.id);
