/** Accounts with their companies, as operators find them. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditLog } from '../../platform/database/audit.tables.ts';
import type { Executor } from '../../platform/database/database.ts';
import { companies } from '../company/company.tables.ts';
import { users } from './user.tables.ts';

const by = alias(users, 'by');

/** Of these ids, newest first. */
export const accountsOf = (executor: Executor, ids: readonly number[]) =>
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
    .where(inArray(users.id, [...ids]))
    .orderBy(desc(users.id));

/** The last ban of each of these accounts. */
export async function lastBans(executor: Executor, ids: readonly number[]) {
  const rows = await executor
    .selectDistinctOn([auditLog.entityId], {
      userId: auditLog.entityId,
      detail: auditLog.detail,
      at: auditLog.at,
      by: by.name,
    })
    .from(auditLog)
    .leftJoin(by, eq(by.id, auditLog.actorId))
    .where(and(eq(auditLog.entity, 'user'), inArray(auditLog.entityId, [...ids]), eq(auditLog.action, 'ban')))
    .orderBy(auditLog.entityId, desc(auditLog.id));
  return new Map(
    rows.map(({ userId, detail, at, by }) => [
      userId,
      { note: String(detail.note ?? ''), at: at.toISOString(), by },
    ]),
  );
}
