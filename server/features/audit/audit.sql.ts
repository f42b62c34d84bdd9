/** Queries of the audit log. */
import { and, count, desc, eq } from 'drizzle-orm';
import { auditLog } from '../../platform/database/audit.tables.ts';
import type { Executor } from '../../platform/database/database.ts';
import { users } from '../user/user.tables.ts';

export async function auditPage(
  executor: Executor,
  of: { entity?: string | undefined; entity_id?: number | undefined },
  { limit, offset }: { limit: number; offset: number },
) {
  const where = and(
    of.entity === undefined ? undefined : eq(auditLog.entity, of.entity),
    of.entity_id === undefined ? undefined : eq(auditLog.entityId, of.entity_id),
  );
  const [items, [counted]] = await Promise.all([
    executor
      .select({
        id: auditLog.id,
        at: auditLog.at,
        actor: users.name,
        actorRole: auditLog.actorRole,
        action: auditLog.action,
        entity: auditLog.entity,
        entityId: auditLog.entityId,
        detail: auditLog.detail,
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(where)
      .orderBy(desc(auditLog.id))
      .limit(limit)
      .offset(offset),
    executor.select({ n: count() }).from(auditLog).where(where),
  ]);
  return { items, total: counted!.n };
}
