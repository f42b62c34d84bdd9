/** E-mails about enquiries. */
import type { Language } from '../../../contract/error.ts';
import { CONFIRM_DAYS } from '../../../domain/confirmation.ts';
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
  (kind: 'received' | 'replied') =>
  ({ address, language, ...values }: About): Email =>
    emailTo(address, EMAILS[language].enquiry[kind], values);

export const emails = {
  /** To an address that a guest has named: it may be somebody else's, so it says nothing the guest wrote. */
  confirm: ({ address, language, link }: Pick<About, 'address' | 'language' | 'link'>): Email =>
    emailTo(address, EMAILS[language].enquiry.confirm, { link, days: CONFIRM_DAYS }),
  /** To a guest who has confirmed their address: where the thread is. `name` is the supplier's. */
  sent: ({ address, language, ...values }: Omit<About, 'about' | 'message'>): Email =>
    emailTo(address, EMAILS[language].enquiry.sent, values),
  /** The same, of several suppliers. */
  sentToSeveral: ({
    address,
    language,
    sentTo,
  }: Pick<About, 'address' | 'language'> & { sentTo: Pick<About, 'name' | 'link'>[] }): Email => {
    const list = sentTo.map(({ name, link }) => `${name}\n${link}`).join('\n\n');
    return emailTo(address, EMAILS[language].enquiry.sentToSeveral, { n: sentTo.length, list });
  },
  /** To a guest whose link had ended. */
  linkRenewed: ({ address, language, ...values }: Omit<About, 'name' | 'message'>): Email =>
    emailTo(address, EMAILS[language].enquiry.linkRenewed, values),
  /** To the same guest: it is looked at before it goes on. */
  held: ({ address, language, ...values }: Omit<About, 'about' | 'message'>): Email =>
    emailTo(address, EMAILS[language].enquiry.held, values),
  /** To the supplier, for a new enquiry or a further message in one. */
  received: write('received'),
  /** To the buyer. */
  replied: write('replied'),
};
