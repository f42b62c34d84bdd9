/** The demo's accounts, whose password is public (decision 10). */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { ACCOUNT_STATUS } from '../../../domain/account/account.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { isDemoLoaded } from '../../platform/demo.ts';
import { endAccess } from './end-access.ts';
import { COMMAND_LINE } from './staff.ts';
import { deregister } from './standing.ts';
import * as query from './user.sql.ts';

export const DEMO_PASSWORD = 'Demo1234';
export const DEMO_ACCOUNTS = [
  ['gold@demo.test', 'certified supplier, gold tier'],
  ['free@demo.test', 'certified supplier, no tier'],
  ['new@demo.test', 'supplier without certification'],
  ['nocompany@demo.test', 'user without a company'],
  ['buyer@demo.test', 'buyer company'],
  ['reviewer@demo.test', 'reviewer'],
  ['admin@demo.test', 'administrator'],
] as const;
/** Of the demo that was loaded here: its password is public, a second factor would only be in the way. */
export const isDemoStaff = async (db: Executor, email: string): Promise<boolean> =>
  EMAILS.some((demo) => demo === email.toLowerCase()) && isDemoLoaded(db);

const EMAILS = DEMO_ACCOUNTS.map(([email]) => email);

/** The domain of the demo's first shop, where visitors see it. */
export const demoShop = async (db: Database): Promise<string | undefined> =>
  (await query.visibleShop(db, DEMO_ACCOUNTS[0][0])) ?? undefined;

/** E-mails of the demo accounts that anybody can sign in to: in good standing, and the public password is theirs. */
export async function openDemoAccounts(db: Database): Promise<string[]> {
  const accounts = await query.liveAccounts(db, EMAILS);
  const open = await Promise.all(
    accounts.map(
      async ({ status, passwordHash }) =>
        status === ACCOUNT_STATUS.normal && verify(passwordHash, DEMO_PASSWORD),
    ),
  );
  return accounts.filter((_, at) => open[at]).map(({ email }) => email);
}

/**
 * Deregisters the demo accounts, as if each had cancelled itself: their sessions end, their shops and products leave the
 * site. A banned one stays banned, without a password that anybody knows. Returns what to print.
 */
export async function removeDemoAccounts(db: Database): Promise<string> {
  const forgotten = await hash(randomBytes(24).toString('hex'));
  const { removed, administrators } = await db.transaction(async (tx) => {
    const accounts = await query.liveAccounts(tx, EMAILS);
    for (const { id } of accounts)
      if (!(await deregister(tx, COMMAND_LINE, id, new Date()))) {
        await query.lockPassword(tx, id, forgotten);
        await endAccess(tx, COMMAND_LINE, id, { programs: true, now: new Date() });
      }
    return {
      removed: accounts.filter(({ status }) => status === ACCOUNT_STATUS.normal).map(({ email }) => email),
      administrators: await query.countAdministrators(tx),
    };
  });
  const sentences =
    removed.length === 0
      ? ['There are no demo accounts to remove.']
      : [
          `Deregistered, with all their sessions ended: ${removed.join(', ')}.`,
          'Their shops and products have left the site; what else the demo has loaded stays, and nobody has a password to it.',
          'A server that is running listens where it did until it is started again.',
        ];
  if (administrators === 0)
    sentences.push('There is no administrator now: "npm run admin -- create EMAIL" makes one.');
  return sentences.join('\n');
}
