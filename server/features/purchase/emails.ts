/** E-mails about sourcing requests. */
import type { Language } from '../../../contract/error.ts';
import { CONFIRM_DAYS } from '../../../domain/confirmation.ts';
import { EMAILS } from '../../../locales/emails.ts';
import { emailTo } from '../../platform/email.ts';
import type { Email } from '../../platform/outbox.ts';
import type { About } from './owner.ts';

interface Invitation {
  address: string;
  language: Language;
  title: string;
  product: string;
  link: string;
}

export const emails = {
  /** To whoever has posted a request. */
  posted: ({ address, language, title, link }: About): Email =>
    emailTo(address, EMAILS[language].purchase.posted, { title, link }),
  /** To an address that a guest has named: it may be somebody else's, so it says nothing the guest wrote. */
  confirm: ({ address, language, link }: Omit<About, 'title'>): Email =>
    emailTo(address, EMAILS[language].purchase.confirm, { link, days: CONFIRM_DAYS }),
  /** To a guest who has confirmed their address. */
  postedByGuest: ({ address, language, link }: Omit<About, 'title'>): Email =>
    emailTo(address, EMAILS[language].purchase.postedByGuest, { link }),
  /** To a guest who has posted a request again. */
  postedAgain: ({ address, language, title, link }: About): Email =>
    emailTo(address, EMAILS[language].purchase.posted, { title, link }),
  /** To a guest whose link had ended. */
  linkRenewed: ({ address, language, title, link }: About): Email =>
    emailTo(address, EMAILS[language].purchase.linkRenewed, { title, link }),
  editApproved: ({ address, language, title, link }: About): Email =>
    emailTo(address, EMAILS[language].purchase.editApproved, { title, link }),
  editRejected: ({ address, language, title, link, reason }: About & { reason: string }): Email =>
    emailTo(address, EMAILS[language].purchase.editRejected, { title, link, reason }),
  approved: ({ address, language, title, link }: About): Email =>
    emailTo(address, EMAILS[language].purchase.approved, { title, link }),
  rejected: ({ address, language, title, link, reason }: About & { reason: string }): Email =>
    emailTo(address, EMAILS[language].purchase.rejected, { title, link, reason }),
  takenDown: ({ address, language, title, link, reason }: About & { reason: string }): Email =>
    emailTo(address, EMAILS[language].purchase.takenDown, { title, link, reason }),
  /** To a supplier who has quoted. */
  editedForSupplier: ({ address, language, title, link, changed }: About & { changed: string }): Email =>
    emailTo(address, EMAILS[language].purchase.editedForSupplier, { title, link, changed }),
  /** To the supplier of the product from which the buyer came. */
  invited: ({ address, language, title, product, link }: Invitation): Email =>
    emailTo(address, EMAILS[language].purchase.invited, { title, product, link }),
};
