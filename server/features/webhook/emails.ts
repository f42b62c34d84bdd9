/** E-mails about webhooks. */
import type { Language } from '../../../contract/error.ts';
import { EMAILS } from '../../../locales/emails.ts';
import { emailTo } from '../../platform/email.ts';
import type { Email } from '../../platform/outbox.ts';

interface Off {
  address: string;
  language: Language;
  url: string;
  /** Where it is switched on again. */
  link: string;
}

export const emails = {
  switchedOff: ({ address, language, ...values }: Off): Email =>
    emailTo(address, EMAILS[language].account.webhookOff, values),
};
