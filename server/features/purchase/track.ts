/** A request as its owner follows it by the link in the mail. The quotations on it are the quotation feature's. */
import type { PurchaseContent } from '../../../contract/own-purchase.ts';
import type { DayRange } from '../../../contract/pages.ts';
import type { GuestPurchase } from '../../../contract/quotation.ts';
import { purchaseLifecycle } from '../../../domain/purchase-audit.ts';
import { lastExtension, type OwnerAction, ownerActions } from '../../../domain/purchase-owner.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { found } from '../../platform/error.ts';
import { guestToken, hashOf } from '../../platform/guest-token.ts';
import { leadCards } from '../card/card.ts';
import { copyPurchase } from './copy.ts';
import { editPurchase, extendPurchase, type Lock } from './edit.ts';
import { toContent } from './own.ts';
import * as publicQuery from './public.sql.ts';
import { isOpen, statusAt } from './public.ts';
import * as query from './track.sql.ts';
import { closeLocked } from './transitions.ts';
import { lockPurchase, type PurchaseRow } from './write.sql.ts';

/** Throws ApiError not_found for a link that leads to nothing. */
export const purchaseByToken = async (deps: Deps, token: string): Promise<PurchaseRow> =>
  found(await query.purchaseByToken(deps.db, hashOf(token)));

/** The owner's request, locked until the transaction ends. Throws ApiError not_found. */
export async function lockByToken(tx: Transaction, token: string): Promise<PurchaseRow> {
  const { id } = found(await query.purchaseByToken(tx, hashOf(token)));
  return found(await lockPurchase(tx, id));
}

/** The request without the quotations on it. `urlOf` gives the address of an attachment by its key. */
export async function trackedPurchase(
  deps: Deps,
  row: PurchaseRow,
  urlOf: (key: string) => string,
): Promise<Omit<GuestPurchase, 'quotations'>> {
  const now = deps.now();
  const [[card], attached] = await Promise.all([
    leadCards(deps.db, [row.id], now, { unpublished: true }),
    publicQuery.filesOf(deps.db, row.id),
  ]);
  const status = statusAt(row, now);
  return {
    ...found(card),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    description: row.description,
    certifications: row.certifications,
    files: attached.map(({ id, key, name, bytes }) => ({ id, name, bytes, url: urlOf(key) })),
    open: isOpen({ status, quotaNum: row.quotaNum }),
    status,
    audit: {
      status: row.auditStatus,
      reason: row.auditReason,
      updatedAt: row.auditedAt?.toISOString() ?? null,
    },
    contact: { name: row.contactName, company: row.contactCompany },
    actions: purchaseLifecycle.actions(status, 'buyer').filter((action) => action === 'close'),
  };
}

/** The attachments of a request, those of an edit that waits included. */
export const purchaseFiles = async (deps: Deps, id: number) => [
  ...(await publicQuery.filesOf(deps.db, id)),
  ...(await publicQuery.filesOf(deps.db, id, true)),
];

const DAY_MS = 86_400_000;
const SUGGESTED_DAYS = 30;
const YEAR_DAYS = 365;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** What the forms of a guest's page are filled with. */
export interface GuestManaged {
  actions: Exclude<OwnerAction, 'remove'>[];
  edit: { waits: boolean; reason: string } | null;
  /** Between which days the closing day can be moved; null where it cannot. */
  extend: DayRange | null;
  copy: DayRange;
  closingDate: string;
  version: number;
  content: PurchaseContent;
}

/** Null for a link that leads to nothing. */
export async function managedByGuest(deps: Deps, token: string): Promise<GuestManaged | null> {
  const row = await query.purchaseByToken(deps.db, hashOf(token));
  if (!row) return null;
  const now = deps.now();
  const ahead = (days: number) => dayOf(new Date(now.getTime() + days * DAY_MS));
  const actions = ownerActions(statusAt(row, now)).filter((action) => action !== 'remove');
  const { proposal, proposalReason: reason, closingAt } = row;
  const last = lastExtension(now);
  const urlOf = (key: string) => `/api/services/purchase/${token}/files/${key}`;
  return {
    actions,
    edit: proposal && { waits: reason === '', reason },
    extend:
      actions.includes('extend') && closingAt < last
        ? { first: dayOf(new Date(closingAt.getTime() + DAY_MS)), last: dayOf(last), suggested: dayOf(last) }
        : null,
    copy: { first: ahead(0), last: ahead(YEAR_DAYS), suggested: ahead(SUGGESTED_DAYS) },
    closingDate: closingAt.toISOString(),
    version: row.version,
    content: await toContent(deps, { ...row, ...proposal }, proposal !== null, urlOf),
  };
}

const lockOf =
  (token: string): Lock =>
  (tx) =>
    lockByToken(tx, token);

/** As for members: throws ApiError not_found, wrong_state, invalid with `closingDate`. */
export const extendGuestPurchase = (deps: Deps, caller: Caller, token: string, closingDate: string) =>
  extendPurchase(deps, caller, lockOf(token), closingDate);

/** As for members: throws ApiError not_found, wrong_state, conflict, invalid. */
export const editGuestPurchase = (
  deps: Deps,
  caller: Caller,
  token: string,
  body: Parameters<typeof editPurchase>[3],
) => editPurchase(deps, caller, lockOf(token), body);

/** The new request with its own link. As for members: throws ApiError not_found, invalid, too_many. */
export async function copyGuestPurchase(deps: Deps, caller: Caller, token: string, closingDate: string) {
  const { ID } = await copyPurchase(deps, caller, lockOf(token), closingDate);
  return { ID, token: guestToken(deps, 'purchase', ID) };
}

/** The owner takes no more quotations. Throws ApiError not_found, wrong_state. */
export async function closeGuestPurchase(deps: Deps, caller: Caller, token: string): Promise<null> {
  await deps.db.transaction(async (tx) => {
    await closeLocked(deps, tx, caller, await lockByToken(tx, token));
  });
  return null;
}
