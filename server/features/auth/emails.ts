/** E-mails and short messages about accounts, in the language of whoever asked for them. */
import type { Language } from '../../../contract/error.ts';
import { CODE_LIFE_SECONDS, CONTACT_UNDO_DAYS, type CodePurpose } from '../../../domain/code.ts';
import { EMAILS } from '../../../locales/emails.ts';
import { emailTo } from '../../platform/email.ts';
import type { Email } from '../../platform/outbox.ts';

const MINUTES = CODE_LIFE_SECONDS / 60;

type To = Pick<Email, 'channel' | 'address'>;

export const emails = {
  code({ channel, address }: To, purpose: CodePurpose, code: string, language: Language): Email {
    const words = EMAILS[language].account;
    const values = { purpose: words.purposes[purpose], code, minutes: MINUTES };
    return { ...emailTo(address, words.code, values), channel, holdsCode: true };
  },

  /** To an address that somebody tried to register and that has an account. */
  accountExists: ({ channel, address }: To, language: Language): Email => ({
    ...emailTo(address, EMAILS[language].account.accountExists, {}),
    channel,
  }),

  totpEnrolled: (address: string, language: Language): Email =>
    emailTo(address, EMAILS[language].account.totpEnrolled, {}),
  totpReset: (address: string, language: Language): Email =>
    emailTo(address, EMAILS[language].account.totpReset, {}),

  /** To the e-mail there was when the e-mail or the number became another. */
  contactChanged(
    address: string,
    { kind, now }: { kind: 'email' | 'mobile'; now: string },
    link: string,
    language: Language,
  ): Email {
    const words = EMAILS[language].account;
    return emailTo(address, kind === 'email' ? words.emailChanged : words.mobileChanged, {
      now,
      link,
      days: CONTACT_UNDO_DAYS,
    });
  },
};
