/** Who may do what with a sourcing request. */
import { PUBLIC_PURCHASE, type PurchaseStatus } from '../../../domain/deal/purchase-audit.ts';
import type { SignedIn } from '../../platform/deps.ts';
import type { PurchaseRow } from './write.sql.ts';

const READ_BY_ALL: readonly PurchaseStatus[] = PUBLIC_PURCHASE;

/** One that has not passed its review, or was taken down, is the owner's and the reviewers' alone. */
export const isReadByAll = ({ status }: Pick<PurchaseRow, 'status'>): boolean => READ_BY_ALL.includes(status);

/** Posted by the account, or with its e-mail by a guest; a member may name anybody's. */
export const isOwner = (
  user: Pick<SignedIn, 'id' | 'email'>,
  purchase: Pick<PurchaseRow, 'userId' | 'contactEmail' | 'emailConfirmed'>,
): boolean =>
  purchase.userId === user.id ||
  (purchase.emailConfirmed && purchase.contactEmail.toLowerCase() === user.email.toLowerCase());

/** Nobody quotes on their own request. */
export const canQuote = (
  user: Pick<SignedIn, 'id' | 'email'>,
  purchase: Pick<PurchaseRow, 'userId' | 'contactEmail' | 'emailConfirmed'>,
): boolean => !isOwner(user, purchase);
