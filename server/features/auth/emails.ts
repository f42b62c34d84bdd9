/** E-mails and text messages about accounts, in the language of the request. */
import type { Language } from '../../../contract/schema/error.ts';
import { CODE_LIFE_SECONDS, CONTACT_UNDO_DAYS, type CodePurpose } from '../../../domain/account/code.ts';
import { EMAILS } from '../../../locales/emails.ts';
import type { FactName } from '../../../locales/en/message/emails.ts';
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';
import type { EndedPrograms } from '../user/user.ts';

const MINUTES = CODE_LIFE_SECONDS / 60;

const factsOf = ({ keys, webhooks }: EndedPrograms): [FactName, string][] => [
  ['endedKeys', keys.join(', ')],
  ['endedWebhooks', webhooks.join(', ')],
];

export const emails = {
  code: (to: To, purpose: CodePurpose, code: string, link: string | undefined): Email =>
    composeEmail('account.code', to, {
      values: { purpose: EMAILS[to.language].purposes[purpose], code, minutes: MINUTES },
      code,
      ...(link && { link }),
    }),
  /** To an address that somebody tried to register and that has an account. */
  accountExists: (to: To): Email => composeEmail('account.accountExists', to, {}),
  passwordChanged: (to: To, ended: EndedPrograms): Email =>
    composeEmail('account.passwordChanged', to, { facts: factsOf(ended) }),
  /** By "log out everywhere". */
  programsEnded: (to: To, ended: EndedPrograms): Email =>
    composeEmail('account.programsEnded', to, { facts: factsOf(ended) }),
  totpEnrolled: (address: string, language: Language): Email =>
    composeEmail('account.totpEnrolled', { address, language }, {}),
  totpEnded: (address: string, language: Language): Email =>
    composeEmail('account.totpEnded', { address, language }, {}),
  totpReset: (address: string, language: Language): Email =>
    composeEmail('account.totpReset', { address, language }, {}),
  /** To the e-mail there was when the e-mail or the number became another. */
  contactChanged: (
    address: string,
    { kind, now }: { kind: 'email' | 'mobile'; now: string },
    link: string,
    language: Language,
  ): Email =>
    composeEmail(
      kind === 'email' ? 'account.emailChanged' : 'account.mobileChanged',
      { address, language },
      { values: { days: CONTACT_UNDO_DAYS }, facts: [[kind, now]], link },
    ),
};
