/** Queries of the console's accounts, outbox and audit log. */
import { and, count, desc, eq, ilike, or } from 'drizzle-orm';
import { auditLog } from '../../platform/audit.tables.ts';
import type { Executor } from '../../platform/database.ts';
import { outbox } from '../../platform/outbox.tables.ts';
import { companies } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';

interface Slice {
  limit: number;
  offset: number;
}

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export async function findUsers(executor: Executor, kw: string, { limit, offset }: Slice) {
  const pattern = containing(kw);
  const where = kw
    ? or(ilike(users.email, pattern), ilike(users.name, pattern), ilike(companies.name, pattern))
    : undefined;
  const [items, [counted]] = await Promise.all([
    executor
      .select({
        id: users.id,
        email: users.email,
        name: users.name,
        role: users.role,
        status: users.status,
        company: {
          id: companies.id,
          name: companies.name,
          certification: companies.certification,
          tier: companies.tier,
        },
        createdAt: users.createdAt,
      })
      .from(users)
      .leftJoin(companies, eq(companies.userId, users.id))
      .where(where)
      .orderBy(desc(users.id))
      .limit(limit)
      .offset(offset),
    executor
      .select({ n: count() })
      .from(users)
      .leftJoin(companies, eq(companies.userId, users.id))
      .where(where),
  ]);
  return { items, total: counted!.n };
}

export async function outboxPage(executor: Executor, address: string | undefined, { limit, offset }: Slice) {
  const where = address ? ilike(outbox.address, containing(address)) : undefined;
  const [items, [counted]] = await Promise.all([
    executor.select().from(outbox).where(where).orderBy(desc(outbox.id)).limit(limit).offset(offset),
    executor.select({ n: count() }).from(outbox).where(where),
  ]);
  return { items, total: counted!.n };
}

export async function auditPage(
  executor: Executor,
  of: { entity?: string | undefined; entity_id?: number | undefined },
  { limit, offset }: Slice,
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
