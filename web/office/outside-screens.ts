/** The screens before sign-in, kept apart from those behind it so that sign-in loads little. */
import type { ListCounts } from '../../contract/operator/dashboard.ts';
import { pathBuilder, type Screen } from '../backoffice/routing/screens.ts';

/**
 * Who may see a screen (spec M2.3, corrected by decision 17): a guest, an account without a company, one of either kind
 * whose code was accepted, everyone who need not register a company first, anybody, a member (an account with a company), a member whose
 * company is a supplier, or a buyer.
 */
export type Who =
  | 'guest'
  | 'withoutCompany'
  | 'verified'
  | 'everyone'
  | 'anybody'
  | 'member'
  | 'supplier'
  | 'buyer';
type Group = 'tools' | 'company' | 'shop' | 'messages' | 'more';

export interface OfficeScreen<Name extends string = string> extends Screen<Name, Group> {
  who: Who;
  /** Where a guest goes instead, if not to sign-in and back. */
  guestsTo?: 'signIn' | 'register' | 'recovery';
  /** What is counted beside its name. */
  count?: Count;
  /** An entry of a buyer's menu, who has few; for suppliers a tab only (decision 26). */
  buyerMenu?: true;
  /** Another address of the same screen (spec M2.2). */
  also?: string;
  /** Only the screen it lies under leads to it, so the map leaves it out. */
  isStep?: true;
}
export type Count =
  | 'purchasesInEffect'
  | 'purchasesUnderReview'
  | 'purchasesRejected'
  | 'purchasesClosed'
  | 'quotations'
  | 'enquiries'
  | 'messages'
  | 'published'
  | 'underReview'
  | 'failed'
  | 'draft'
  | 'deleted'
  | keyof ListCounts;

export const table = <const T extends { [Name in keyof T]: OfficeScreen<keyof T & string> }>(lines: T) =>
  lines;

/** Sign-in, registration and recovery: a card of their own, without the menu. */
export const outside = table({
  signIn: { path: '/login.html', who: 'guest' },
  signInEnglish: { path: '/en/login.html', who: 'guest' },
  register: { path: '/register.html', who: 'guest' },
  registerCompany: { path: '/register2.html', who: 'withoutCompany', guestsTo: 'register' },
  registered: { path: '/register3.html', who: 'member', guestsTo: 'register' },
  recovery: { path: '/ForgotPassword1', who: 'everyone' },
  recoveryPassword: { path: '/ForgotPassword2', who: 'verified', guestsTo: 'recovery' },
  undoChange: { path: '/UndoChange', who: 'anybody' },
  appealByLink: { path: '/appeal/:token', who: 'anybody' },
  recovered: { path: '/ForgotPassword3', who: 'member', guestsTo: 'signIn' },
});

export const home = table({ dashboard: { path: '/', who: 'member', guestsTo: 'signIn', menu: true } });

export type EntranceName = keyof typeof outside | keyof typeof home;
export const entrancePath = pathBuilder({ ...outside, ...home });
