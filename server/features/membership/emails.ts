/** E-mails about memberships. */
import type { Language } from '../../../contract/error.ts';
import { EMAILS } from '../../../locales/emails.ts';
import { emailTo } from '../../platform/email.ts';
import type { Email } from '../../platform/outbox.ts';

interface Ending {
  address: string;
  language: Language;
  /** Of the company. */
  name: string;
  /** The last day, YYYY-MM-DD. */
  day: string;
  link: string;
}

export const emails = {
  ends: ({ address, language, ...values }: Ending): Email =>
    emailTo(address, EMAILS[language].membership.ends, values),
};
