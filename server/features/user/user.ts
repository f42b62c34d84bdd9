/**
 * Accounts: finding, creating and changing them. Changes that need a code or the password belong to the security
 * feature.
 */

import type { User } from '../../../contract/account/user.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { isMember } from '../../../domain/company/membership.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import type { Actor, Caller, Deps } from '../../platform/deps.ts';
import { ApiError, brokenConstraint, found, invalid } from '../../platform/http/error.ts';
import { type EndedPrograms, endAccess } from './end-access.ts';
import * as query from './user.sql.ts';

export { isDemoStaff } from './demo-accounts.ts';
export { type EndedPrograms, endAccess } from './end-access.ts';
export { findCompanies } from './find.sql.ts';
export {
  banUser,
  deregister,
  endSuspensions,
  liftBan,
  restoreAccount,
  suspendUser,
} from './standing.ts';
export { canChangeStanding } from './user.policy.ts';
export { setRole } from './user.sql.ts';

export type Account = NonNullable<Awaited<ReturnType<typeof query.userById>>>;

export const accountById = (db: Executor, id: number): Promise<Account | undefined> => query.userById(db, id);
/** The live account of an e-mail, or else the last one that was cancelled (status 2). */
export const accountByEmail = (db: Executor, email: string): Promise<Account | undefined> =>
  query.userByEmail(db, email);
export const accountByMobile = (db: Executor, mobile: string): Promise<Account | undefined> =>
  query.userByMobile(db, mobile);

export interface NewAccount {
  email: string;
  name: string;
  mobile: string | null;
  passwordHash: string;
  language: Language;
}

/** Throws ApiError invalid with email_taken, also when another request is just about to take it. */
export async function createAccount(deps: Deps, tx: Executor, account: NewAccount): Promise<Account> {
  try {
    const now = deps.now();
    return { ...(await query.insertUser(tx, { ...account, createdAt: now, loginAt: now })), cid: null };
  } catch (error) {
    if (brokenConstraint(error) === 'users_email') throw invalid({ email: 'email_taken' });
    throw error;
  }
}

/** Notes a sign-in. Throws ApiError forbidden when the account has left status 1 meanwhile. */
export const noteSignIn = async (deps: Deps, tx: Executor, id: number): Promise<void> =>
  inGoodStanding(await query.setLoginAt(tx, id, deps.now()));

/** Sets a password, which ends the access there was. Throws ApiError forbidden unless the account is in status 1. */
export async function replacePassword(
  tx: Transaction,
  caller: Caller,
  id: number,
  { hash, ...ending }: { hash: string; programs: boolean; now: Date },
): Promise<EndedPrograms> {
  inGoodStanding(await query.setPasswordHash(tx, id, hash));
  return endAccess(tx, caller, id, ending);
}

/** Throws ApiError forbidden unless the account is in status 1. */
export const replaceEmail = async (tx: Executor, id: number, email: string): Promise<void> =>
  inGoodStanding(await query.setEmail(tx, id, email));

/** Throws ApiError forbidden unless the account is in status 1. */
export const replaceMobile = async (tx: Executor, id: number, mobile: string): Promise<void> =>
  inGoodStanding(await query.setMobile(tx, id, mobile));

/** Puts back what an account had before. Throws ApiError forbidden unless the account is in status 1. */
export const restoreContact = async (
  tx: Executor,
  id: number,
  contact: { email?: string; mobile?: string | null; mobileVerified?: boolean },
): Promise<void> => inGoodStanding(await query.setContact(tx, id, contact));

function inGoodStanding(changed: boolean): void {
  if (!changed) throw new ApiError('forbidden');
}

/** The caller's own account (spec M3.1). */
export async function getUser(deps: Deps, caller: Actor): Promise<User> {
  const row = found(await query.userById(deps.db, caller.user.id));
  const tier = caller.user.company?.tier ?? '';
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    mobileVerified: row.mobileVerified,
    role: row.role,
    status: row.status,
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    loginAt: row.loginAt?.toISOString() ?? null,
    totpRequired: caller.user.mustEnrol ?? false,
    templateDirectory: isMember(tier) ? tier : 'default',
  };
}

export const setName = async (deps: Deps, caller: Actor, name: string): Promise<void> =>
  inGoodStanding(await query.setName(deps.db, caller.user.id, name));

export const setLanguage = async (deps: Deps, caller: Actor, language: Language): Promise<void> =>
  inGoodStanding(await query.setLanguage(deps.db, caller.user.id, language));
