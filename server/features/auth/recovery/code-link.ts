/**
 * The link beside a code in an e-mail (decision 20). It does what the code would do, in the browser that opened it,
 * never in the one that asked, which may be a stranger's. Its page names the account before anything happens, since a
 * stranger may have sent the link of their own account.
 */

import type { Tokens } from '../../../../contract/account/auth.ts';
import { isStaff, maySignIn } from '../../../../domain/account/account.ts';
import { CODE_PURPOSES } from '../../../../domain/account/code.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Caller, Deps } from '../../../platform/deps.ts';
import { hashOf } from '../../../platform/secrets/random-token.ts';
import { accountByEmail } from '../../user/user.ts';
import { codeOfLink } from '../code/codes.sql.ts';
import { spendCode } from '../code/codes.ts';
import { enter } from '../totp/second-factor.ts';
import { issueTicket } from './recovery.ts';

type LinkPurpose = 'recovery' | 'signIn';

async function find(deps: Deps, db: Executor, token: string) {
  const code = await codeOfLink(db, hashOf(token), deps.now());
  const account = code && (await accountByEmail(db, code.address));
  if (!account || !maySignIn(account.status)) return null;
  const purpose: LinkPurpose = code!.purpose === CODE_PURPOSES.recovery ? 'recovery' : 'signIn';
  // its page is the portal's, where staff does not sign in; the account may have become staff since
  if (purpose === 'signIn' && isStaff(account)) return null;
  return { code: code!, account, purpose };
}

/** What the link is for and whose account; null when it is not ours, was used, or its time is over. */
export async function linkOf(
  deps: Deps,
  token: string,
): Promise<{ purpose: LinkPurpose; email: string } | null> {
  const found = await find(deps, deps.db, token);
  return found && { purpose: found.purpose, email: found.account.email };
}

/** What a link has opened: a ticket for one new password, a session, or a ticket for the second factor. */
type Opened = { recovery: string; email: string } | { tokens: Tokens } | { totp: string };

/** Uses the link and its code up. Null when it is no longer good. Throws ApiError code_wrong when another was faster. */
export async function openLink(deps: Deps, caller: Caller, token: string): Promise<Opened | null> {
  return deps.db.transaction(async (tx): Promise<Opened | null> => {
    const found = await find(deps, tx, token);
    if (!found) return null;
    const { code, account, purpose } = found;
    if (purpose === 'recovery') {
      await spendCode(deps, tx, code);
      return { recovery: await issueTicket(deps, tx, account.id), email: account.email };
    }
    const line = { action: 'sign_in', detail: { by: 'link' } };
    const entered = await enter(deps, tx, caller, { userId: account.id, atConsole: false, line });
    if ('elsewhere' in entered) return null;
    await spendCode(deps, tx, code);
    return 'ticket' in entered ? { totp: entered.ticket } : entered;
  });
}
