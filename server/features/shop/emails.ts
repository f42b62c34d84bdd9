/** E-mails about what shops show. */
import type { Language } from '../../../contract/error.ts';
import { EMAILS } from '../../../locales/emails.ts';
import { emailTo } from '../../platform/email.ts';
import type { Email } from '../../platform/outbox.ts';

interface Expiring {
  address: string;
  language: Language;
  /** Of the certificate. */
  name: string;
  /** Its last day, YYYY-MM-DD. */
  day: string;
  link: string;
}

export const emails = {
  expires: ({ address, language, ...values }: Expiring): Email =>
    emailTo(address, EMAILS[language].shop.expires, values),
};
