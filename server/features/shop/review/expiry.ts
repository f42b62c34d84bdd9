/** Tells sellers before a certificate in their shop ends (decision 28). */
import { endingNotices } from '../../../platform/work/ending-notices.ts';
import { sendEmail } from '../../email/email.ts';
import { sendMessage } from '../../message/message.ts';
import { emails } from '../emails.ts';
import * as query from './expiry.sql.ts';
import { DECORATION } from './review.ts';

/** One message and one mail for each certificate whose next notice is due. */
export const certificateNotices = endingNotices('ending.certificate', {
  within: query.expiringWithin,
  async tell(tx, deps, id, notice) {
    const expiring = await query.markNotified(tx, id, notice);
    if (!expiring) return;
    const { userId, email, language, name, expires } = expiring;
    const { scheme, publicHost } = deps.environment;
    const link = `${scheme}://my.${publicHost}${DECORATION.qualification}`;
    const params = { id, title: name, day: expires };
    await sendMessage(deps, tx, userId, 'certificate_expires', params, DECORATION.qualification);
    await sendEmail(deps, tx, userId, emails.expires({ address: email, language, name, day: expires, link }));
  },
});
