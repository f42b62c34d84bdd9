import { and, asc, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { ACCOUNT_STATUS, accountLifecycle, MAY_SIGN_IN } from '../../../domain/account/account.ts';
import type { Executor } from '../../platform/database/database.ts';
import { companies } from '../company/company.tables.ts';
import { users } from './user.tables.ts';

export type UserRow = typeof users.$inferSelect;

const { normal, deregistered, suspended } = ACCOUNT_STATUS;

export const accountStates = { table: users, lifecycle: accountLifecycle, entity: 'user' } as const;

const withCompany = (db: Executor) =>
  db
    .select({ user: users, cid: companies.id })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id));

export async function userById(db: Executor, id: number) {
  const [row] = await withCompany(db).where(eq(users.id, id));
  return row && { ...row.user, cid: row.cid };
}

/** The domain of the shop of an account, where visitors see it. */
export async function visibleShop(db: Executor, email: string): Promise<string | null> {
  const [row] = await db
    .select({ domain: companies.domain })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(eq(users.email, email), eq(companies.visible, true)));
  return row?.domain ?? null;
}

/** The live account of an e-mail, or else the last one that was cancelled. */
export async function userByEmail(db: Executor, email: string) {
  const [row] = await withCompany(db)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .orderBy(sql`${users.status} = ${deregistered}`, desc(users.id))
    .limit(1);
  return row && { ...row.user, cid: row.cid };
}

/** The live account that has proved to hold the number. */
export async function userByMobile(db: Executor, mobile: string) {
  const [row] = await withCompany(db).where(
    and(eq(users.mobile, mobile), eq(users.mobileVerified, true), ne(users.status, deregistered)),
  );
  return row && { ...row.user, cid: row.cid };
}

/** Accounts of these e-mails that are not deregistered, owners of companies before staff. */
export const liveAccounts = (db: Executor, emails: readonly string[]) =>
  db
    .select({
      id: users.id,
      email: users.email,
      status: users.status,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(and(inArray(sql`lower(${users.email})`, [...emails]), ne(users.status, deregistered)))
    .orderBy(sql`${users.role} <> 'member'`, users.id);

export async function countAdministrators(db: Executor): Promise<number> {
  return db.$count(users, and(eq(users.role, 'administrator'), eq(users.status, normal)));
}

export async function insertUser(tx: Executor, row: typeof users.$inferInsert): Promise<UserRow> {
  const [inserted] = await tx.insert(users).values(row).returning();
  return inserted!;
}

/** Whether there was such an account that may sign in. */
async function change(
  tx: Executor,
  id: number,
  values: Parameters<ReturnType<typeof update>['set']>[0],
): Promise<boolean> {
  const rows = await update(tx)
    .set(values)
    // which routes the suspended may call is said there
    .where(and(eq(users.id, id), inArray(users.status, [...MAY_SIGN_IN])))
    .returning({ id: users.id });
  return rows.length > 0;
}
const update = (tx: Executor) => tx.update(users);

export const setName = (tx: Executor, id: number, name: string) => change(tx, id, { name });
/** The rank of an account, in whatever standing. */
export async function setRole(tx: Executor, id: number, role: UserRow['role']): Promise<void> {
  await update(tx).set({ role }).where(eq(users.id, id));
}

export const setLanguage = (tx: Executor, id: number, language: 'en' | 'zh') => change(tx, id, { language });
export const setEmail = (tx: Executor, id: number, email: string) => change(tx, id, { email });
export const setMobile = (tx: Executor, id: number, mobile: string) =>
  change(tx, id, { mobile, mobileVerified: true });
export const setContact = (
  tx: Executor,
  id: number,
  contact: { email?: string; mobile?: string | null; mobileVerified?: boolean },
) => change(tx, id, contact);
export const setLoginAt = (tx: Executor, id: number, loginAt: Date) => change(tx, id, { loginAt });
export const setPasswordHash = (tx: Executor, id: number, passwordHash: string) =>
  change(tx, id, { passwordHash });

/** Ends every session, in whatever standing the account is. */
export const setGeneration = (tx: Executor, id: number) =>
  tx
    .update(users)
    .set({ generation: sql`${users.generation} + 1` })
    .where(eq(users.id, id));

/** Sets the password of an account in whatever standing. */
export async function lockPassword(tx: Executor, id: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
}

export const oneAccount = (id: number) => eq(users.id, id);

/** An account, locked until the transaction ends. */
export async function lockUser(tx: Executor, id: number) {
  const [row] = await tx
    .select({
      id: users.id,
      role: users.role,
      status: users.status,
      email: users.email,
      name: users.name,
      language: users.language,
      suspendedUntil: users.suspendedUntil,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  return row;
}

export async function companyOf(tx: Executor, userId: number): Promise<number | undefined> {
  const [row] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.userId, userId));
  return row?.id;
}

/** Suspended accounts whose time is over, at most so many. */
export async function dueSuspensions(executor: Executor, now: Date, limit: number): Promise<number[]> {
  const rows = await executor
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, suspended), lte(users.suspendedUntil, now)))
    .orderBy(asc(users.suspendedUntil))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function setSuspension(tx: Executor, id: number, suspendedUntil: Date | null): Promise<void> {
  await tx.update(users).set({ suspendedUntil }).where(eq(users.id, id));
}
