/** Authentication for other features: tokens, codes, passwords, and the removal of what has expired. */

import { DAY_MS } from '../../../domain/time.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { removeOldNetworks } from '../known-network/known-network.ts';
import { deleteExpired, deleteTicketsOf } from './auth.sql.ts';
import { deleteExpiredChanges } from './contact/contact-change.sql.ts';
import { deleteExpiredSessions } from './session/sessions.sql.ts';
import { deleteExpiredTotp } from './totp/totp.sql.ts';

export { checkCode, codeTo, sendCode, spendCode } from './code/codes.ts';
export { withPause } from './code/pause.ts';
export { confirmIdentity } from './contact/confirm-identity.ts';
export { emailVerified, recordContactChange, spendEmailTicket } from './contact/contact-change.ts';
export { sessionCookie, ticketCookie } from './cookies.ts';
export { memberActor } from './identify.ts';
export { endSessionOf, endSessionsOf, resetTotpOf, sessionsOf } from './of-others.ts';
export { hashPassword, passwordMatches, refuseCommonPassword } from './password/password.ts';
export { linkOf, openLink } from './recovery/code-link.ts';
export { notifyOfNewPassword } from './recovery/recovery.ts';
export { endSession, listSessions, startSession } from './session/sessions.ts';
export { tokensFor } from './session/tokens.ts';
export { resetTotp } from './totp/totp.ts';

/**
 * Makes recovery tickets of an account worthless: a change of password, e-mail or number must lock out whoever got a
 * ticket by the old ones.
 */
export async function voidTickets(tx: Executor, userId: number): Promise<void> {
  await deleteTicketsOf(tx, userId);
}

/** Deletes captchas, codes, tickets and failures that no rule looks at any more. */
export async function removeExpired(deps: Deps): Promise<void> {
  const now = deps.now();
  await deleteExpired(deps.db, now, new Date(now.getTime() - DAY_MS));
  await deleteExpiredChanges(deps.db, now);
  await deleteExpiredSessions(deps.db, now);
  await deleteExpiredTotp(deps.db, now);
  await removeOldNetworks(deps);
}
