/** Queries of the audit log. */
import { and, count, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../platform/database/audit.tables.ts';
import type { Executor } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like.ts';
import { users } from '../user/user.tables.ts';

export interface Wanted {
  entity?: string | undefined;
  entity_id?: number | undefined;
  action?: string | undefined;
  actor?: string | undefined;
  actor_id?: number | undefined;
  text?: string | undefined;
  since?: Date | undefined;
  before?: Date | undefined;
}

/** Lines are counted so far: nobody pages further, and the log is long. */
const MOST_COUNTED = 100_000;
/** Of accounts that a part of a name fits. */
const MOST_ACTORS = 1000;

async function conditions(executor: Executor, of: Wanted): Promise<SQL | undefined> {
  const actors = of.actor && (await actorsNamed(executor, of.actor));
  const part = of.text && containing(of.text);
  return and(
    of.entity === undefined ? undefined : eq(auditLog.entity, of.entity),
    of.entity_id === undefined ? undefined : eq(auditLog.entityId, of.entity_id),
    of.action === undefined ? undefined : eq(auditLog.action, of.action),
    of.actor_id === undefined ? undefined : eq(auditLog.actorId, of.actor_id),
    actors ? (actors.length === 0 ? sql`false` : inArray(auditLog.actorId, actors)) : undefined,
    part
      ? sql`concat_ws(' ', ${auditLog.detail}, ${auditLog.before}, ${auditLog.after}) ILIKE ${part}`
      : undefined,
    of.since && gte(auditLog.at, of.since),
    of.before && lt(auditLog.at, of.before),
  );
}

const actorsNamed = async (executor: Executor, part: string): Promise<number[]> =>
  (
    await executor
      .select({ id: users.id })
      .from(users)
      .where(or(ilike(users.name, containing(part)), ilike(users.email, containing(part))))
      .limit(MOST_ACTORS)
  ).map(({ id }) => id);

export async function auditPage(
  executor: Executor,
  of: Wanted,
  { limit, offset }: { limit: number; offset: number },
) {
  const where = await conditions(executor, of);
  const counted = executor
    .select({ one: sql`1`.as('one') })
    .from(auditLog)
    .where(where)
    .limit(MOST_COUNTED)
    .as('counted');
  const [items, [total]] = await Promise.all([
    executor
      .select({
        id: auditLog.id,
        at: auditLog.at,
        actorId: auditLog.actorId,
        actor: users.name,
        actorRole: auditLog.actorRole,
        action: auditLog.action,
        entity: auditLog.entity,
        entityId: auditLog.entityId,
        before: auditLog.before,
        after: auditLog.after,
        detail: auditLog.detail,
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(where)
      .orderBy(desc(auditLog.id))
      .limit(limit)
      .offset(offset),
    executor.select({ n: count() }).from(counted),
  ]);
  return { items, total: total!.n };
}
