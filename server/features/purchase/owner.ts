/** The owner of a request, guest or account, and the addresses at which they and others reach it. */

import type { MessageKind } from '../../../contract/account/message.ts';
import type { Language } from '../../../contract/schema/error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Email } from '../../platform/email/email.ts';
import { guestToken } from '../../platform/secrets/guest-token.ts';
import { hashOf } from '../../platform/secrets/random-token.ts';
import { sendEmail } from '../email/email.ts';
import { type MessageParams, sendMessage } from '../message/message.ts';
import { recordEventOf } from '../webhook/webhook.ts';
import * as query from './write.sql.ts';

const portal = ({ environment }: Deps, language: Language): string =>
  `${environment.scheme}://${environment.publicHost}${language === 'zh' ? '/zh' : ''}`;

/** With what is kept of its link, where it has one. */
type Linked = Pick<query.PurchaseRow, 'id' | 'linkRenewedAt'> &
  Partial<Pick<query.PurchaseRow, 'guestTokenHash'>>;

const tokenOf = (deps: Deps, { id, linkRenewedAt, guestTokenHash = null }: Linked): string =>
  guestToken(deps, 'purchase', id, linkRenewedAt, guestTokenHash);

/** Where a guest follows a request, the quotations, the decisions; or, by the same token, the deal that came of it. */
export const trackingLink = (
  deps: Deps,
  language: Language,
  row: Linked,
  page: Place['guest'] = 'request',
): string => `${portal(deps, language)}/${page}/${tokenOf(deps, row)}`;

/** What the database keeps of that link. */
export const linkHash = (deps: Deps, row: Linked): string => hashOf(tokenOf(deps, row));

/** A page of the member centre for an account, and of the portal for a guest. */
export interface Place {
  office: string;
  guest: 'request' | 'deal';
}

/** Where the request itself is. */
const ownPlace = (id: number): Place => ({ office: `/tool/Purchase/${id}`, guest: 'request' });

/** Where its owner, an account or a guest, is led by a mail. */
export const ownerLink = (
  deps: Deps,
  language: Language,
  row: Linked & Pick<query.PurchaseRow, 'userId'>,
  { office, guest }: Place = ownPlace(row.id),
): string =>
  row.userId === null
    ? trackingLink(deps, language, row, guest)
    : `${deps.environment.scheme}://my.${deps.environment.publicHost}${office}`;

/** The public page of a request. */
export const leadLink = (deps: Deps, language: Language, fullPath: string, id: number): string =>
  `${portal(deps, language)}/buying-leads/${fullPath}/${id}.html`;

/** Accounts that a request is of: none of a guest's. */
export const ownersOf = ({ userId }: Pick<query.PurchaseRow, 'userId'>): number[] =>
  userId === null ? [] : [userId];

export interface About {
  address: string;
  language: Language;
  /** Title of the request. */
  title: string;
  link: string;
}

/**
 * Tells the owner: an account by message and mail, a guest by mail. A guest's link is the same in every mail, and
 * always good: a request without it, or with one of a key that is no longer there, is given it now.
 */
export async function notifyOwner(
  deps: Deps,
  tx: Transaction,
  row: Linked & Pick<query.PurchaseRow, 'userId' | 'title' | 'contactEmail' | 'language' | 'guestTokenHash'>,
  kind: MessageKind,
  params: MessageParams,
  write: (about: About) => Email,
  place: Place = ownPlace(row.id),
): Promise<void> {
  const { id, userId, title } = row;
  const hash = linkHash(deps, row);
  if (row.guestTokenHash !== hash) await query.setToken(tx, id, hash);
  const account = userId === null ? undefined : await query.accountOf(tx, userId);
  const language = account?.language ?? row.language;
  const link = ownerLink(deps, language, row, place);
  if (userId !== null) {
    await sendMessage(deps, tx, userId, kind, { id, title, ...params }, place.office);
    await recordEventOf(deps, tx, userId, kind, id);
  }
  await sendEmail(
    deps,
    tx,
    userId,
    write({ address: account?.email ?? row.contactEmail, language, title, link }),
  );
}
