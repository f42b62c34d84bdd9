/** Tells owners 30, 7 and 1 days before a membership ends (decision 26). */
import { ENDING_NOTICES, endingNotice } from '../../../domain/membership.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendEmail } from '../email/email.ts';
import { sendMessage } from '../message/message.ts';
import { emails } from './emails.ts';
import * as query from './membership.sql.ts';

const AT_ONCE = 100;
const MOST_DAYS = ENDING_NOTICES[0];

/** The job: one message and one mail for each membership whose next notice is due. @returns how many */
export async function tellOfEnding(deps: Deps): Promise<number> {
  const day = deps.now().toISOString().slice(0, 10);
  let told = 0;
  for (let after = 0; ; ) {
    const rows = await query.endingWithin(deps.db, { day, days: MOST_DAYS, after, limit: AT_ONCE });
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
    const ending = await query.markTold(tx, id, notice);
    if (!ending) return false;
    const { userId, email, language, name, lastDay } = ending;
    const { scheme, publicHost } = deps.environment;
    const link = `${scheme}://${publicHost}${language === 'zh' ? '/zh' : ''}/vip-kuajingtong`;
    await sendMessage(deps, tx, userId, 'membership_ends', { day: lastDay }, link);
    await sendEmail(deps, tx, userId, emails.ends({ address: email, language, name, day: lastDay, link }));
    return true;
  });
