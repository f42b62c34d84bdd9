/** E-mails about sourcing requests. */
import { CONFIRM_DAYS } from '../../../domain/account/confirmation.ts';
import type { EmailKind } from '../../../domain/email/email-kinds.ts';
import type { FactName } from '../../../locales/en/message/emails.ts';
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';
import type { About } from './owner.ts';

const about =
  (kind: EmailKind) =>
  ({ title, link, ...to }: About, facts: [FactName, string][] = [], appeal?: string): Email =>
    composeEmail(kind, to, { values: { title }, facts: [['request', title], ...facts], link, appeal });
const refused =
  (kind: EmailKind) =>
  ({ reason, appeal, ...given }: About & { reason: string; appeal?: string }): Email =>
    about(kind)(given, [['reasons', reason]], appeal);

export const emails = {
  /** To a member who has posted a request. */
  posted: about('purchase.posted'),
  /** To an address that a guest has named: it may be somebody else's, so it says nothing the guest wrote. */
  confirm: ({ link, ...to }: To & { link: string }): Email =>
    composeEmail('purchase.confirm', to, { values: { days: CONFIRM_DAYS }, link }),
  /** To a guest who has confirmed their address. */
  postedByGuest: ({ link, ...to }: To & { link: string }): Email =>
    composeEmail('purchase.postedByGuest', to, { link }),
  /** To a guest who has posted a request again. */
  postedAgain: about('purchase.postedAgain'),
  /** To a guest whose link had ended. */
  linkRenewed: about('purchase.linkRenewed'),
  /** To the address that it was posted with. */
  claimed: ({ name, title, ...to }: Omit<About, 'link'> & { name: string }): Email =>
    composeEmail('purchase.claimed', to, { values: { title, name } }),
  editApproved: about('purchase.editApproved'),
  editRejected: refused('purchase.editRejected'),
  approved: about('purchase.approved'),
  rejected: refused('purchase.rejected'),
  takenDown: refused('purchase.takenDown'),
  /** To a supplier who has quoted. */
  editedForSupplier: ({ changed, ...given }: About & { changed: string }): Email =>
    about('purchase.editedForSupplier')(given, [['changed', changed]]),
  /** To the supplier of the product from which the buyer came. */
  invited: ({ product, ...given }: About & { product: string }): Email =>
    about('purchase.invited')(given, [['product', product]]),
};
