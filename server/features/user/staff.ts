/** Account commands of the command line (decision 19): each returns what to print. */
import { randomInt } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { and, eq, ne, sql } from 'drizzle-orm';
import { ACCOUNT_STATUS } from '../../../domain/account/account.ts';
import { isEmail } from '../../../domain/account/identity.ts';
import type { StaffRole } from '../../../domain/account/staff.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/deps.ts';
import { StartError } from '../../platform/process/environment.ts';
import { claimsOf, type TokenSigner } from '../../platform/secrets/token.ts';
import { companies } from '../company/company.tables.ts';
import { endAccess } from './end-access.ts';
import { users } from './user.tables.ts';

export const COMMAND_LINE: Caller = {
  user: null,
  language: 'en',
  ip: '127.0.0.1',
  requestId: 'command-line',
};
// letters and digits that are not mistaken for one another; the rule wants both kinds (spec M5.1)
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';

function newPassword(): string {
  const draw = (from: string, n: number) =>
    Array.from({ length: n }, () => from[randomInt(from.length)]).join('');
  return draw(LETTERS, 11) + draw(DIGITS, 3);
}

/** Whoever is helped by the command line may not have been alone in the account; and a role begins without keys of another. */
const endAllAccess = (tx: Transaction, id: number) =>
  endAccess(tx, COMMAND_LINE, id, { programs: true, now: new Date() });

const living = (email: string) =>
  and(eq(sql`lower(${users.email})`, email.toLowerCase()), ne(users.status, ACCOUNT_STATUS.deregistered));

async function account(tx: Transaction | Database, email: string) {
  const [row] = await tx.select().from(users).where(living(email));
  if (!row) throw new StartError(`There is no account ${email}.`);
  return row;
}

async function companyOf(db: Transaction | Database, userId: number): Promise<number | null> {
  const [company] = await db.select({ id: companies.id }).from(companies).where(eq(companies.userId, userId));
  return company?.id ?? null;
}

const NAMES: Record<StaffRole, string> = {
  reviewer: 'Reviewer',
  operator: 'Operator',
  administrator: 'Administrator',
};

/**
 * Gives EMAIL the role: a new account with a password, or an existing one without a company, whose sessions, keys and webhooks
 * end.
 */
export async function createStaff(db: Database, email: string, role: StaffRole): Promise<string> {
  if (!isEmail(email)) throw new StartError(`${email} is not an e-mail address.`);
  const password = newPassword();
  const password_hash = await hash(password);
  return db.transaction(async (tx) => {
    const [before] = await tx.select({ role: users.role }).from(users).where(living(email)).for('update');
    const [changed] = await tx.update(users).set({ role }).where(living(email)).returning({ id: users.id });
    if (changed) {
      if ((await companyOf(tx, changed.id)) !== null)
        throw new StartError(`${email} has a company, and staff has none: give this person another e-mail.`);
      await endAllAccess(tx, changed.id);
      await audit(tx, COMMAND_LINE, {
        action: 'set_role',
        entity: 'user',
        id: changed.id,
        before: { role: before!.role },
        after: { role },
      });
      return `${email} is ${withArticle(role)} now; the password stays as it is.`;
    }
    const [made] = await tx
      .insert(users)
      .values({ email, name: NAMES[role], passwordHash: password_hash, role })
      .returning({ id: users.id });
    await audit(tx, COMMAND_LINE, { action: 'create_staff', entity: 'user', id: made!.id, detail: { role } });
    return `${email} is ${withArticle(role)}. Password: ${password}`;
  });
}

const withArticle = (role: StaffRole): string => (role === 'reviewer' ? `a ${role}` : `an ${role}`);

/** Gives EMAIL a new password and ends all its sessions, keys and webhooks. */
export async function resetPassword(db: Database, email: string): Promise<string> {
  const password = newPassword();
  const passwordHash = await hash(password);
  return db.transaction(async (tx) => {
    const { id } = await account(tx, email);
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
    await endAllAccess(tx, id);
    await audit(tx, COMMAND_LINE, { action: 'reset_password', entity: 'user', id });
    return `New password of ${email}: ${password}`;
  });
}

/** Binds another e-mail to EMAIL, whose mailbox is lost, and ends all its sessions, keys and webhooks. */
export async function setEmail(db: Database, email: string, next: string): Promise<string> {
  if (!isEmail(next)) throw new StartError(`${next} is not an e-mail address.`);
  return db.transaction(async (tx) => {
    const { id } = await account(tx, email);
    const [holder] = await tx.select({ id: users.id }).from(users).where(living(next));
    if (holder && holder.id !== id) throw new StartError(`${next} belongs to another account.`);
    await tx.update(users).set({ email: next }).where(eq(users.id, id));
    await endAllAccess(tx, id);
    const said = { before: { email }, after: { email: next } };
    await audit(tx, COMMAND_LINE, { action: 'set_email', entity: 'user', id, ...said });
    return `The e-mail of ${email} is ${next} now.`;
  });
}

/** Takes EMAIL's staff role away and ends all its sessions. */
export async function demoteStaff(db: Database, email: string): Promise<string> {
  return db.transaction(async (tx) => {
    const { id, role } = await account(tx, email);
    await tx.update(users).set({ role: 'member' }).where(eq(users.id, id));
    await endAllAccess(tx, id);
    const said = { before: { role }, after: { role: 'member' } };
    await audit(tx, COMMAND_LINE, { action: 'demote', entity: 'user', id, ...said });
    return `${email} is an ordinary member now.`;
  });
}

/** An access token of EMAIL, for scripts and API clients; of staff one as it has at the console. */
export async function tokenFor(db: Database, tokens: TokenSigner, email: string): Promise<string> {
  const row = await account(db, email);
  if (row.status !== ACCOUNT_STATUS.normal) throw new StartError(`The account ${email} is banned.`);
  const cid = await companyOf(db, row.id);
  const { access_token } = await tokens.sign(claimsOf({ ...row, cid }), new Date());
  return access_token;
}
