/** Notifies owners before a membership ends (decision 26). */
import { endingNotices } from '../../platform/work/ending-notices.ts';
import { sendEmail } from '../email/email.ts';
import { sendMessage } from '../message/message.ts';
import { emails } from './emails.ts';
import * as query from './membership.sql.ts';

/** One message and one mail for each membership whose next notice is due. */
export const membershipNotices = endingNotices('ending.membership', {
  within: query.endingWithin,
  async tell(tx, deps, id, notice) {
    const ending = await query.markNotified(tx, id, notice);
    if (!ending) return;
    const { userId, email, language, name, lastDay } = ending;
    const { scheme, publicHost } = deps.environment;
    const link = `${scheme}://${publicHost}${language === 'zh' ? '/zh' : ''}/vip-kuajingtong`;
    await sendMessage(deps, tx, userId, 'membership_ends', { day: lastDay }, link);
    await sendEmail(deps, tx, userId, emails.ends({ address: email, language, name, day: lastDay, link }));
  },
});
