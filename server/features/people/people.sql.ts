/** Queries of the pages of a company and a person. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { auditLog } from '../../platform/database/audit.tables.ts';
import type { Executor } from '../../platform/database/database.ts';
import { lockRow } from '../../platform/database/lock.ts';
import { staffTotp } from '../auth/totp/totp.tables.ts';
import { companies, formerDomains } from '../company/company.tables.ts';
import { files } from '../file/file.tables.ts';
import { products } from '../product/product.tables.ts';
import { users } from '../user/user.tables.ts';
import { staffNotes } from './people.tables.ts';

interface Slice {
  limit: number;
  offset: number;
}

/** An account with its company and its second factor. */
export async function personById(executor: Executor, id: number) {
  const [row] = await executor
    .select({
      user: users,
      company: {
        id: companies.id,
        name: companies.name,
        type: companies.type,
        certification: companies.certification,
        tier: companies.tier,
      },
      totpSince: staffTotp.confirmedAt,
    })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .leftJoin(staffTotp, eq(staffTotp.userId, users.id))
    .where(eq(users.id, id));
  return row;
}

/** A company's own row with its account. */
export async function companyRow(executor: Executor, id: number) {
  const [row] = await executor
    .select({ company: companies, owner: users })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(companies.id, id));
  return row;
}

/** The last ban of an account. */
export async function lastBan(executor: Executor, userId: number) {
  const [row] = await executor
    .select({ detail: auditLog.detail, at: auditLog.at, by: users.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.entity, 'user'), eq(auditLog.entityId, userId), eq(auditLog.action, 'ban')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row;
}

export const formerDomainsOf = (executor: Executor, companyId: number) =>
  executor
    .select({ domain: formerDomains.domain, until: formerDomains.until })
    .from(formerDomains)
    .where(eq(formerDomains.companyId, companyId))
    .orderBy(desc(formerDomains.until))
    .limit(20);

export async function productCounts(executor: Executor, companyId: number) {
  return executor
    .select({ status: products.status, count: sql<number>`count(*)`.mapWith(Number) })
    .from(products)
    .where(eq(products.companyId, companyId))
    .groupBy(products.status)
    .orderBy(products.status);
}

export async function productsOf(
  executor: Executor,
  companyId: number,
  status: (typeof products.$inferSelect)['status'] | undefined,
  { limit, offset }: Slice,
) {
  const where = and(
    eq(products.companyId, companyId),
    status === undefined ? undefined : eq(products.status, status),
  );
  const [items, total] = await Promise.all([
    executor
      .select({
        id: products.id,
        title: products.title,
        status: products.status,
        image: files.key,
        reasons: products.reasons,
        note: products.reviewNote,
        updatedAt: products.updatedAt,
      })
      .from(products)
      .leftJoin(files, eq(files.id, products.mainImageId))
      .where(where)
      .orderBy(desc(products.updatedAt), desc(products.id))
      .limit(limit)
      .offset(offset),
    executor.$count(products, where),
  ]);
  return { items, total };
}

interface ReportRow extends Record<string, unknown> {
  id: number;
  target: 'company' | 'product';
  title: string;
  reason: string;
  note: string;
  status: number;
  created_at: string;
}

export async function reportsOf(executor: Executor, companyId: number, { limit, offset }: Slice) {
  const of = sql`FROM reports r WHERE (r.target_type = 'company' AND r.target_id = ${companyId})
    OR (r.target_type = 'product' AND r.target_id IN (SELECT p.id FROM products p WHERE p.company_id = ${companyId}))`;
  const [rows, counted] = await Promise.all([
    executor.execute<ReportRow>(
      sql`SELECT r.id::int AS id, r.target_type AS target, r.title, r.reason, r.note, r.status, r.created_at ${of}
        ORDER BY r.id DESC LIMIT ${limit} OFFSET ${offset}`,
    ),
    executor.execute<{ n: number }>(sql`SELECT count(*)::int AS n ${of}`),
  ]);
  return { rows: rows.rows, total: counted.rows[0]!.n };
}

interface LogRow extends Record<string, unknown> {
  id: number;
  at: string;
  actor_id: number | null;
  actor: string | null;
  actor_role: string;
  action: string;
  entity: string;
  entity_id: number;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  detail: Record<string, unknown>;
}

/** Lines beyond these are not counted: nobody pages that far. */
const MOST_LINES = 2000;

/** What an account did, or what staff did to it, its company, its products, certifications and memberships. */
export async function logOf(
  executor: Executor,
  userId: number,
  by: 'own' | 'staff',
  { limit, offset }: Slice,
) {
  const staff = sql`l.actor_role IN ('reviewer', 'operator', 'administrator')`;
  const of = (entity: string, ids: ReturnType<typeof sql>) =>
    sql`(SELECT l.id FROM audit_log l WHERE l.entity = ${entity} AND l.entity_id IN (${ids}) AND ${staff}
      ORDER BY l.id DESC LIMIT ${MOST_LINES})`;
  const own = sql`SELECT c.id FROM companies c WHERE c.user_id = ${userId}`;
  const lines =
    by === 'own'
      ? sql`(SELECT l.id FROM audit_log l WHERE l.actor_id = ${userId} ORDER BY l.id DESC LIMIT ${MOST_LINES})`
      : sql.join(
          [
            of('user', sql`SELECT ${userId}::bigint`),
            of('company', own),
            of('certification', sql`SELECT k.id FROM certifications k WHERE k.company_id IN (${own})`),
            of(
              'membership',
              sql`SELECT e.membership_id FROM membership_events e WHERE e.company_id IN (${own})`,
            ),
            of('product', sql`SELECT p.id FROM products p WHERE p.company_id IN (${own})`),
          ],
          sql` UNION `,
        );
  const [rows, counted] = await Promise.all([
    executor.execute<LogRow>(
      sql`SELECT l.id::int AS id, l.at, l.actor_id::int AS actor_id, u.name AS actor, l.actor_role, l.action, l.entity,
        l.entity_id::int AS entity_id, l.before, l.after, l.detail
        FROM audit_log l LEFT JOIN users u ON u.id = l.actor_id WHERE l.id IN (SELECT id FROM (${lines}) x)
        ORDER BY l.id DESC LIMIT ${limit} OFFSET ${offset}`,
    ),
    executor.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM (${lines}) x`),
  ]);
  return { rows: rows.rows, total: counted.rows[0]!.n };
}

export async function notesOf(executor: Executor, userId: number, { limit, offset }: Slice) {
  const where = eq(staffNotes.userId, userId);
  const [items, total] = await Promise.all([
    executor
      .select({ note: staffNotes, author: users.name })
      .from(staffNotes)
      .innerJoin(users, eq(users.id, staffNotes.authorId))
      .where(where)
      .orderBy(desc(staffNotes.id))
      .limit(limit)
      .offset(offset),
    executor.$count(staffNotes, where),
  ]);
  return { items, total };
}

export const insertNote = (tx: Executor, row: typeof staffNotes.$inferInsert) =>
  tx.insert(staffNotes).values(row);

/** An account under lock, with what a policy asks. */
export const lockAccount = (tx: Executor, id: number) =>
  lockRow(tx, users, id, { id: users.id, role: users.role });
