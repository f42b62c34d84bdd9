/** E-mails about API keys. */
import type { Language } from '../../../contract/error.ts';
import { EMAILS } from '../../../locales/emails.ts';
import { emailTo } from '../../platform/email.ts';
import type { Email } from '../../platform/outbox.ts';

interface Made {
  address: string;
  language: Language;
  /** Of the key. */
  name: string;
  /** Where it is revoked. */
  link: string;
}

export const emails = {
  keyMade: ({ address, language, ...values }: Made): Email =>
    emailTo(address, EMAILS[language].account.keyMade, values),
};
