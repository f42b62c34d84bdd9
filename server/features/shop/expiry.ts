/** Tells sellers 30, 7 and 1 days before a certificate in their shop ends (decision 28). */
import { type ENDING_NOTICES, endingNotice } from '../../../domain/membership.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendEmail } from '../email/email.ts';
import { sendMessage } from '../message/message.ts';
import { emails } from './emails.ts';
import * as query from './expiry.sql.ts';
import { DECORATION } from './review.ts';

const AT_ONCE = 100;

/** The job: one message and one mail for each certificate whose next notice is due. @returns how many */
export async function tellOfExpiringCertificates(deps: Deps): Promise<number> {
  const day = deps.now().toISOString().slice(0, 10);
  let told = 0;
  for (let after = 0; ; ) {
    const rows = await query.expiringFrom(deps.db, { day, after, limit: AT_ONCE });
    for (const { id, daysLeft, told: before } of rows) {
      const notice = endingNotice(daysLeft, before);
      if (notice !== null && (await tell(deps, id, notice))) told++;
    }
    if (rows.length < AT_ONCE) return told;
    after = rows.at(-1)!.id;
  }
}

/** False when another server told it. */
const tell = (deps: Deps, id: number, notice: (typeof ENDING_NOTICES)[number]): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const expiring = await query.markTold(tx, id, notice);
    if (!expiring) return false;
    const { userId, email, language, name, expires } = expiring;
    const { scheme, publicHost } = deps.environment;
    const link = `${scheme}://my.${publicHost}${DECORATION.qualification}`;
    const params = { id, title: name, day: expires };
    await sendMessage(deps, tx, userId, 'certificate_expires', params, DECORATION.qualification);
    await sendEmail(deps, tx, userId, emails.expires({ address: email, language, name, day: expires, link }));
    return true;
  });
