/** Tells those whom a decision hits: by which rule, why, and how it is appealed (decision 37). */
import type { MessageKind } from '../../../contract/account/message.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { APPEAL_DAYS } from '../../../domain/decision/appeal.ts';
import type { Rule } from '../../../domain/decision/decision.ts';
import type { EmailKind } from '../../../domain/email/email-kinds.ts';
import { DAY_MS } from '../../../domain/time.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { composeEmail } from '../../platform/email/email.ts';
import { hashOf, randomToken } from '../../platform/secrets/random-token.ts';
import { sendEmail } from '../email/email.ts';
import { type MessageParams, reasonText, ruleText, sendMessage } from '../message/message.ts';
import * as query from './decision.sql.ts';

export interface Grounds {
  rule?: Rule | undefined;
  reasons?: readonly string[] | undefined;
  note: string;
}

/** A link that opens this decision, and nothing else, for whoever has the mail. */
export async function appealLink(deps: Deps, tx: Transaction, decisionId: number): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(deps.now().getTime() + APPEAL_DAYS * DAY_MS);
  await query.insertLink(tx, { tokenHash: hashOf(token), decisionId, expiresAt });
  return `${deps.environment.scheme}://my.${deps.environment.publicHost}/appeal/${token}`;
}

interface Told {
  decision: number;
  kind: MessageKind;
  /** What a guest gets, who has no messages. */
  mail: EmailKind;
  title: string;
  /** Where its owner sees it. */
  link: string;
  party: { userId: number | null };
  guest: { address: string; language: Language } | null;
  why: Grounds;
  params?: MessageParams;
}

export async function notifyParty(deps: Deps, tx: Transaction, told: Told): Promise<void> {
  const { decision, title, why, party, guest } = told;
  const { rule = 'terms', reasons = [], note } = why;
  const appeal = await appealLink(deps, tx, decision);
  if (party.userId !== null) {
    const params = { ...told.params, title, rule, reasons: reasons.join(','), note, decision };
    return sendMessage(deps, tx, party.userId, told.kind, params, told.link, { appeal });
  }
  if (!guest) return;
  const email = composeEmail(told.mail, guest, {
    values: { title },
    facts: [
      ['about', title],
      ['rule', ruleText(rule, guest.language)],
      ['reasons', reasonText(reasons, note, guest.language)],
    ],
    appeal,
  });
  await sendEmail(deps, tx, null, email);
}
