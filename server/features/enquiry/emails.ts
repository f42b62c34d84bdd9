/** E-mails about enquiries. */
import type { Language } from '../../../contract/error.ts';
import { EMAILS } from '../../../locales/emails.ts';
import { emailTo } from '../../platform/email.ts';
import type { Email } from '../../platform/outbox.ts';

interface About {
  address: string;
  language: Language;
  /** The product asked about, or the subject, or the company. */
  about: string;
  /** Who writes. */
  name: string;
  message: string;
  link: string;
}

const write =
  (kind: 'sent' | 'received' | 'replied') =>
  ({ address, language, ...values }: About): Email =>
    emailTo(address, EMAILS[language].enquiry[kind], values);

export const emails = {
  /** To a guest who has asked. */
  sent: write('sent'),
  /** To the supplier, for a new enquiry or a further message in one. */
  received: write('received'),
  /** To the buyer. */
  replied: write('replied'),
};
