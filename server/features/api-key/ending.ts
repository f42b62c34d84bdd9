/** Tells owners of keys that end within two weeks, once each (decision 33). */
import type { Deps } from '../../platform/deps.ts';
import { lastDayOf, noticeUntil } from '../../platform/last-day.ts';
import { sendEmail } from '../email/email.ts';
import { sendMessage } from '../message/message.ts';
import * as query from './api-key.sql.ts';
import { emails } from './emails.ts';

const PATH = '/account/ApiKeys';

/** The job. @returns how many were told of */
export async function tellOfEndingKeys(deps: Deps): Promise<number> {
  const now = deps.now();
  const { scheme, publicHost } = deps.environment;
  const link = `${scheme}://my.${publicHost}${PATH}`;
  return deps.db.transaction(async (tx) => {
    const ending = await query.noteEnding(tx, { now, until: noticeUntil(now) });
    for (const { id, userId, name, expiresAt, ...to } of ending) {
      const day = lastDayOf(expiresAt);
      await sendMessage(deps, tx, userId, 'program_ends', { id, title: name, day }, PATH);
      await sendEmail(deps, tx, userId, emails.keyEnds(to, { name, day, link }));
    }
    return ending.length;
  });
}
