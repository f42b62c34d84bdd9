/** The account's own requests in the member centre, in any state (spec M2.11, M7.4; decision 27). */
import type {
  OwnPurchase,
  OwnPurchaseItem,
  ownPurchaseRoutes,
  PurchaseContent,
} from '../../../../contract/deal/own-purchase.ts';
import type { Paged } from '../../../../contract/schema/page.ts';
import type { Parsed } from '../../../../contract/schema/route.ts';
import { AUDIT_STATUS, PURCHASE_STATUS, PURCHASE_TAB } from '../../../../domain/deal/purchase-audit.ts';
import { ownerActions } from '../../../../domain/deal/purchase-owner.ts';
import { MEMBER_PAGE_SIZE, pageOf } from '../../../../domain/page/paging.ts';
import { momentIn } from '../../../../domain/text/time-zone.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { found } from '../../../platform/http/error.ts';
import { attachmentOf, fileUrl } from '../../file/file.ts';
import { leadLink, linkHash, trackingLink } from '../owner.ts';
import type { Lock } from '../posting/edit.ts';
import { filesOf } from '../public.sql.ts';
import { proposalAt, statusAt } from '../public.ts';
import type { Proposal } from '../purchase.tables.ts';
import { canClose, closeAll, removeAll } from '../transitions.ts';
import { fullPathOf, type PurchaseRow } from '../write.sql.ts';
import { isEnded } from './link.ts';
import * as query from './own.sql.ts';

/** Decision 26: lists of the member centre have five a page unless asked otherwise. */
const STATUSES = Object.values(PURCHASE_STATUS);

type Outcome = { id: number; done: boolean; code?: string };
const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Newest first. */
export async function listOwnPurchases(
  deps: Deps,
  { user, language }: Actor,
  { status, kw, ...given }: Parsed<typeof ownPurchaseRoutes.listOwnPurchases>['query'],
): Promise<Paged<OwnPurchaseItem>> {
  const { page, size, ...slice } = pageOf(given, MEMBER_PAGE_SIZE);
  const now = deps.now();
  const statuses =
    status === undefined ? [] : STATUSES.filter((one) => one === status || PURCHASE_TAB[one] === status);
  const { rows, total } = await query.ownPage(deps.db, user.id, { statuses, kw, now }, slice);
  return { items: rows.map((row) => toItem(deps, row, language)), total, page, size };
}

/** How many requests stand in each status, those with none included. */
export async function countOwnPurchases(deps: Deps, { user }: Actor) {
  const rows = await query.countByStatus(deps.db, user.id, deps.now());
  return STATUSES.map((status) => ({ status, cnt: rows.find((row) => row.status === status)?.cnt ?? 0 }));
}

function toItem(deps: Deps, row: query.ItemRow, language: Actor['language']): OwnPurchaseItem {
  const { purchase, receive, unread, fullPath } = row;
  const status = statusAt(purchase, deps.now());
  const proposal = proposalAt(purchase, deps.now());
  return {
    id: purchase.id,
    title: purchase.title,
    status,
    cate_names: row.cateNames,
    cate_names_zh: row.cateNamesZh,
    quantity: purchase.quantity,
    unit: purchase.unit,
    receive,
    closingDate: momentIn(purchase.closingAt, purchase.timeZone),
    timeZone: purchase.timeZone,
    audit: {
      status: purchase.auditStatus,
      reason: purchase.auditReason,
      updatedAt: iso(purchase.auditedAt),
    },
    edit: proposal && {
      submitted_at: purchase.proposalReason === '' ? iso(purchase.submittedAt) : null,
      reason: purchase.proposalReason,
    },
    quotaNum: purchase.quotaNum,
    unread,
    url: isPublic(purchase) ? leadLink(deps, language, fullPath, purchase.id) : null,
    actions: ownerActions(status),
    created_at: purchase.createdAt.toISOString(),
    updated_at: purchase.updatedAt.toISOString(),
    published_at: iso(purchase.publishedAt),
  };
}

const isPublic = ({ publishedAt, auditStatus }: Pick<PurchaseRow, 'publishedAt' | 'auditStatus'>): boolean =>
  publishedAt !== null && auditStatus === AUDIT_STATUS.passed;

/** The public page of a request; null while it has none, or no longer. */
export const publicLink = async (
  deps: Deps,
  language: Actor['language'],
  row: PurchaseRow,
): Promise<string | null> =>
  isPublic(row) && row.deletedAt === null
    ? leadLink(deps, language, await fullPathOf(deps.db, row.categoryId), row.id)
    : null;

/** One request, whole. Throws ApiError not_found, also for one of others. */
export async function getOwnPurchase(
  deps: Deps,
  { user, language }: Actor,
  id: number,
): Promise<OwnPurchase> {
  const row = found(await query.ownOne(deps.db, user.id, id));
  const { purchase } = row;
  const proposed = proposalAt(purchase, deps.now());
  const [content, proposal, product] = await Promise.all([
    toContent(deps, purchase),
    proposed && toContent(deps, { ...purchase, ...proposed }, true),
    purchase.invitedProductId === null ? null : query.productTitle(deps.db, purchase.invitedProductId),
  ]);
  return {
    ...toItem(deps, row, language),
    ...content,
    contact: { ...content.contact, email: purchase.contactEmail },
    product,
    tracking: comparisonLink(deps, language, purchase),
    version: purchase.version,
    proposal,
  };
}

/** As the lists have it. Throws ApiError not_found, also for one of others. */
export async function ownPurchaseLine(
  deps: Deps,
  { user, language }: Actor,
  id: number,
): Promise<OwnPurchaseItem> {
  return toItem(deps, found(await query.ownOne(deps.db, user.id, id)), language);
}

/**
 * Where the owner compares the quotations. Null once the link has ended, before it is made (giveMissingLinks), and where
 * a key that is no longer there made it: the next mail makes it anew.
 */
export const comparisonLink = (deps: Deps, language: Actor['language'], row: PurchaseRow): string | null =>
  !isEnded(row, deps.now()) && row.guestTokenHash === linkHash(deps, row)
    ? trackingLink(deps, language, row)
    : null;

/** What the owner can change; `urlOf` gives the address of an attachment by its key. */
export async function toContent(
  deps: Deps,
  row: Proposal & { id: number },
  proposed = false,
  urlOf = (key: string) => fileUrl({ key, purpose: 6 }),
): Promise<PurchaseContent> {
  const [place, attached] = await Promise.all([
    query.placeNames(deps.db, row.categoryId, row.receiveId),
    filesOf(deps.db, row.id, proposed),
  ]);
  return {
    title: row.title,
    description: row.description,
    category: row.categoryId,
    cate_names: place.en,
    cate_names_zh: place.zh,
    quantity: row.quantity,
    unit: row.unit,
    receive: { code: place.code, name: place.name, name_zh: place.name_zh },
    targetPrice: row.targetPrice,
    currency: row.currency,
    certifications: row.certifications,
    files: attached.map((file) => attachmentOf(file, urlOf(file.key))),
    contact: { name: row.contactName, company: row.contactCompany },
  };
}

/** The account's own request for a verb that changes it. */
export const ownLock =
  ({ user }: Actor, id: number): Lock =>
  async (tx) =>
    found((await query.lockOwn(tx, user.id, [id]))[0]);

/** Per id: not_found for what is not the caller's, wrong_state for what takes no quotations anyway. */
export const closePurchases = (deps: Deps, actor: Actor, ids: readonly number[]): Promise<Outcome[]> =>
  changeAll(deps, actor, ids, closeAll, (row) => canClose(row, deps.now()));

/** In any state. Per id: not_found for what is not the caller's. */
export const deletePurchases = (deps: Deps, actor: Actor, ids: readonly number[]): Promise<Outcome[]> =>
  changeAll(deps, actor, ids, removeAll, () => true);

async function changeAll(
  deps: Deps,
  actor: Actor,
  ids: readonly number[],
  change: (deps: Deps, tx: Transaction, caller: Actor, rows: PurchaseRow[]) => Promise<void>,
  isAble: (row: PurchaseRow) => boolean,
): Promise<Outcome[]> {
  return deps.db.transaction(async (tx) => {
    const own = await query.lockOwn(tx, actor.user.id, ids);
    const able = own.filter(isAble);
    if (able.length > 0) await change(deps, tx, actor, able);
    return ids.map((id) => {
      if (able.some((row) => row.id === id)) return { id, done: true };
      return { id, done: false, code: own.some((row) => row.id === id) ? 'wrong_state' : 'not_found' };
    });
  });
}
