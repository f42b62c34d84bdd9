/** Tells owners before the licence ends that their company is certified with (decision 37). */
import { endingNotices } from '../../platform/work/ending-notices.ts';
import { sendEmail } from '../email/email.ts';
import { sendMessage } from '../message/message.ts';
import { CERTIFICATION_SCREEN } from './certification.ts';
import { emails } from './emails.ts';
import * as query from './ending.sql.ts';

/** One message and one mail for each certification whose next notice is due. */
export const licenceNotices = endingNotices('ending.licence', {
  within: query.expiringWithin,
  async tell(tx, deps, id, notice) {
    const expiring = await query.markNotified(tx, id, notice);
    if (!expiring) return;
    const { userId, email, language, name, expires } = expiring;
    const { scheme, publicHost } = deps.environment;
    const link = `${scheme}://my.${publicHost}${CERTIFICATION_SCREEN}`;
    await sendMessage(deps, tx, userId, 'certification_expires', { day: expires }, CERTIFICATION_SCREEN);
    await sendEmail(deps, tx, userId, emails.expires({ address: email, language, name, day: expires, link }));
  },
});
