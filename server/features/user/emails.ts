/** E-mails about the standing of an account. */
import type { Rule } from '../../../domain/decision/decision.ts';
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';
import { reasonText, ruleText } from '../message/message.ts';

export const emails = {
  /** To its owner, who can read no message any more. */
  banned: ({
    name,
    rule,
    reasons,
    note,
    appeal,
    ...to
  }: To & { name: string; rule: Rule; reasons: readonly string[]; note: string; appeal?: string }): Email =>
    composeEmail('account.banned', to, {
      values: { name },
      facts: [
        ['rule', ruleText(rule, to.language)],
        ['reasons', reasonText(reasons, note, to.language)],
      ],
      appeal,
    }),
};
