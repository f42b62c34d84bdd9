/** E-mails about enquiries. */
import { CONFIRM_DAYS } from '../../../domain/account/confirmation.ts';
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';

interface Linked extends To {
  link: string;
}
interface About extends Linked {
  /** The product asked about, or the subject, or the company. */
  about: string;
}
interface Written extends About {
  /** Who writes. */
  name: string;
  message: string;
}

const write =
  (kind: 'received' | 'replied') =>
  ({ about, name, message, link, ...to }: Written): Email =>
    composeEmail(`enquiry.${kind}`, to, {
      values: { about, name },
      facts: [
        [kind === 'received' ? 'from' : 'supplier', name],
        ['about', about],
      ],
      quote: message,
      link,
    });

export const emails = {
  /** To an address that a guest has named: it may be somebody else's, so it says nothing the guest wrote. */
  confirm: ({ link, ...to }: Linked): Email =>
    composeEmail('enquiry.confirm', to, { values: { days: CONFIRM_DAYS }, link }),
  /** To a guest who has confirmed their address: where the thread is. `name` is the supplier's. */
  sent: ({ name, link, ...to }: Linked & { name: string }): Email =>
    composeEmail('enquiry.sent', to, { values: { name }, link }),
  /** The same, of several suppliers. */
  sentToSeveral: ({ sentTo, ...to }: To & { sentTo: { name: string; link: string }[] }): Email =>
    composeEmail('enquiry.sentToSeveral', to, {
      values: { n: sentTo.length },
      sections: [{ lines: sentTo.map(({ name: title, link }) => ({ title, link })) }],
    }),
  /** To a guest whose link had ended. */
  linkRenewed: ({ about, link, ...to }: About): Email =>
    composeEmail('enquiry.linkRenewed', to, { values: { about }, facts: [['about', about]], link }),
  /** To the address that it was sent with. */
  claimed: ({ about, name, ...to }: Omit<About, 'link'> & { name: string }): Email =>
    composeEmail('enquiry.claimed', to, { values: { about, name }, facts: [['about', about]] }),
  /** To the same guest: it is looked at before it goes on. */
  held: ({ name, link, ...to }: Linked & { name: string }): Email =>
    composeEmail('enquiry.held', to, { values: { name }, link }),
  /** To the supplier, for a new enquiry or a further message in one. */
  received: write('received'),
  /** To the buyer. */
  replied: write('replied'),
};
