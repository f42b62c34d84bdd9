/** Queries of the staff and its invitations. */
import { and, asc, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { ACCOUNT_STATUS } from '../../../domain/account/account.ts';
import type { Executor } from '../../platform/database/database.ts';
import { staffTotp } from '../auth/totp/totp.tables.ts';
import { staffScopes } from '../review/review.tables.ts';
import { users } from '../user/user.tables.ts';
import { staffInvitations } from './staff.tables.ts';

const MOST = 500;

export const allStaff = (executor: Executor, now: Date) =>
  executor
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      status: users.status,
      kinds: staffScopes.kinds,
      languages: staffScopes.languages,
      createdAt: users.createdAt,
      loginAt: users.loginAt,
      totpSince: staffTotp.confirmedAt,
      sessions: sql<number>`(SELECT count(*)::int FROM sessions s WHERE s.user_id = ${sql.raw('users.id')}
        AND s.generation = ${sql.raw('users.generation')} AND s.expires_at > ${now.toISOString()}::timestamptz)`,
    })
    .from(users)
    .leftJoin(staffTotp, eq(staffTotp.userId, users.id))
    .leftJoin(staffScopes, eq(staffScopes.userId, users.id))
    .where(and(ne(users.role, 'member'), ne(users.status, ACCOUNT_STATUS.deregistered)))
    .orderBy(asc(users.id))
    .limit(MOST);

/** Administrators in good standing, locked in one order: of two who lower each other one comes second. */
export const lockAdministrators = (tx: Executor) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'administrator'), eq(users.status, ACCOUNT_STATUS.normal)))
    .orderBy(asc(users.id))
    .for('update');

/** A staff account in good standing or banned, locked. */
export async function lockStaff(tx: Executor, id: number) {
  const [row] = await tx
    .select({ id: users.id, role: users.role, email: users.email, status: users.status })
    .from(users)
    .where(and(eq(users.id, id), ne(users.status, ACCOUNT_STATUS.deregistered)))
    .for('update');
  return row;
}

const live = (now: Date) => and(isNull(staffInvitations.userId), gt(staffInvitations.expiresAt, now));

export const openInvitations = (executor: Executor, now: Date) =>
  executor
    .select({ invitation: staffInvitations, by: users.name })
    .from(staffInvitations)
    .innerJoin(users, eq(users.id, staffInvitations.invitedBy))
    .where(live(now))
    .orderBy(desc(staffInvitations.id))
    .limit(MOST);

/** A new one takes the place of the one before to the same address. */
export async function insertInvitation(
  tx: Executor,
  row: typeof staffInvitations.$inferInsert,
): Promise<number> {
  await tx
    .delete(staffInvitations)
    .where(and(sql`lower(${staffInvitations.email}) = lower(${row.email})`, isNull(staffInvitations.userId)));
  const [made] = await tx.insert(staffInvitations).values(row).returning({ id: staffInvitations.id });
  return made!.id;
}

/** One that nobody has used; its address. */
export async function deleteInvitation(tx: Executor, id: number): Promise<string | undefined> {
  const [gone] = await tx
    .delete(staffInvitations)
    .where(and(eq(staffInvitations.id, id), isNull(staffInvitations.userId)))
    .returning({ email: staffInvitations.email });
  return gone?.email;
}

/** One that is good, locked where it is to be used. */
export async function invitationByHash(executor: Executor, hash: string, now: Date, lock = false) {
  const wanted = executor
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.tokenHash, hash), live(now)));
  const [row] = await (lock ? wanted.for('update') : wanted);
  return row;
}

export async function useInvitation(tx: Executor, id: number, userId: number): Promise<void> {
  await tx.update(staffInvitations).set({ userId }).where(eq(staffInvitations.id, id));
}
