/** A request as its owner follows it through the link in the e-mail. Its quotations belong to the quotation feature. */
import type { PurchaseContent } from '../../../../contract/deal/own-purchase.ts';
import type { GuestPurchase } from '../../../../contract/deal/quotation.ts';
import type { DayRange } from '../../../../contract/pages.ts';
import { purchaseLifecycle } from '../../../../domain/deal/purchase-audit.ts';
import { extensionDays, type OwnerAction, ownerActions } from '../../../../domain/deal/purchase-owner.ts';
import { dayIn, daysAfter, momentIn } from '../../../../domain/text/time-zone.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Caller, Deps } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { guestToken } from '../../../platform/secrets/guest-token.ts';
import { leadCards } from '../../card/card.ts';
import { attachmentOf } from '../../file/file.ts';
import { copyPurchase } from '../posting/copy.ts';
import { editPurchase, extendPurchase, type Lock } from '../posting/edit.ts';
import * as publicQuery from '../public.sql.ts';
import { isOpen, proposalAt, statusAt } from '../public.ts';
import { closeLocked } from '../transitions.ts';
import { lockPurchase, type PurchaseRow } from '../write.sql.ts';
import { isEnded, isPresentLink, requireLiving, rowByToken } from './link.ts';
import { toContent } from './own.ts';

/** Throws ApiError not_found for a link that leads to nothing, link_ended. */
export const purchaseByToken = async (deps: Deps, token: string): Promise<PurchaseRow> =>
  requireLiving(deps, found(await rowByToken(deps, deps.db, token)));

/** The owner's request, locked until the transaction ends. Throws ApiError not_found, link_ended. */
export async function lockByToken(deps: Deps, tx: Transaction, token: string): Promise<PurchaseRow> {
  const { id } = found(await rowByToken(deps, tx, token));
  const row = found(await lockPurchase(tx, id));
  // renewed while this waited
  if (!isPresentLink(deps, row, token)) throw new ApiError('link_ended');
  return requireLiving(deps, row);
}

/** The request without the quotations on it. `urlOf` gives the address of an attachment by its key. */
export async function trackedPurchase(
  deps: Deps,
  row: PurchaseRow,
  urlOf: (key: string) => string,
): Promise<Omit<GuestPurchase, 'quotations' | 'rates'>> {
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
    files: attached.map((file) => attachmentOf(file, urlOf(file.key))),
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

const SUGGESTED_DAYS = 30;
const YEAR_DAYS = 365;

/** What the forms of a guest's page are filled with. */
export interface GuestManaged {
  actions: Exclude<OwnerAction, 'remove'>[];
  edit: { waits: boolean; reason: string } | null;
  /** Between which days the closing day can be moved; null where it cannot. */
  extend: DayRange | null;
  copy: DayRange;
  closingDate: string;
  timeZone: string;
  version: number;
  content: PurchaseContent;
}

/** Null for a link that leads to nothing, or has ended. */
export async function managedByGuest(deps: Deps, token: string): Promise<GuestManaged | null> {
  const row = await rowByToken(deps, deps.db, token);
  if (!row || isEnded(row, deps.now())) return null;
  const now = deps.now();
  const actions = ownerActions(statusAt(row, now)).filter((action) => action !== 'remove');
  const { proposalReason: reason, closingAt, timeZone } = row;
  const proposal = proposalAt(row, now);
  const today = dayIn(now, timeZone);
  const days = actions.includes('extend') ? extensionDays(closingAt, now, timeZone) : null;
  const urlOf = (key: string) => `/api/services/purchase/${token}/files/${key}`;
  return {
    actions,
    edit: proposal && { waits: reason === '', reason },
    extend: days && { ...days, suggested: days.last },
    copy: {
      first: today,
      last: daysAfter(today, YEAR_DAYS),
      suggested: daysAfter(today, SUGGESTED_DAYS),
    },
    closingDate: momentIn(closingAt, timeZone),
    timeZone,
    version: row.version,
    content: await toContent(deps, { ...row, ...proposal }, proposal !== null, urlOf),
  };
}

const lockOf =
  (deps: Deps, token: string): Lock =>
  (tx) =>
    lockByToken(deps, tx, token);

/** As for members: throws ApiError not_found, wrong_state, invalid with `closingDate`. */
export const extendGuestPurchase = (deps: Deps, caller: Caller, token: string, closingDate: string) =>
  extendPurchase(deps, caller, lockOf(deps, token), closingDate);

/** As for members: throws ApiError not_found, wrong_state, conflict, invalid. */
export const editGuestPurchase = (
  deps: Deps,
  caller: Caller,
  token: string,
  body: Parameters<typeof editPurchase>[3],
) => editPurchase(deps, caller, lockOf(deps, token), body);

/** The new request with its own link. As for members: throws ApiError not_found, invalid, too_many. */
export async function copyGuestPurchase(deps: Deps, caller: Caller, token: string, closingDate: string) {
  const { ID } = await copyPurchase(deps, caller, lockOf(deps, token), closingDate);
  return { ID, token: guestToken(deps, 'purchase', ID) };
}

/** The owner takes no more quotations. Throws ApiError not_found, wrong_state. */
export async function closeGuestPurchase(deps: Deps, caller: Caller, token: string): Promise<null> {
  await deps.db.transaction(async (tx) => {
    await closeLocked(deps, tx, caller, await lockByToken(deps, tx, token));
  });
  return null;
}
