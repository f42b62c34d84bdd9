/** Tells a party what becomes of its appeal; of the banned and of guests the mail has the only way in. */
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { appealLink } from '../decision/decision.ts';
import { sendEmail } from '../email/email.ts';
import { sendMessage } from '../message/message.ts';
import type { DecisionRow } from './appeal.sql.ts';
import { emails } from './emails.ts';

const KINDS = {
  message: 'appeal_message',
  upheld: 'appeal_upheld',
  overturned: 'appeal_overturned',
} as const;

export async function notifyOfAppeal(
  deps: Deps,
  tx: Transaction,
  { id, title, user_id: userId, party_email: address, language }: DecisionRow,
  what: keyof typeof KINDS,
  note: string,
): Promise<void> {
  if (userId !== null)
    await sendMessage(deps, tx, userId, KINDS[what], { title, note, decision: id }, `/decisions/${id}`);
  if (!address) return;
  const link = await appealLink(deps, tx, id);
  await sendEmail(deps, tx, null, emails[what]({ address, language, title, note, link }));
}
