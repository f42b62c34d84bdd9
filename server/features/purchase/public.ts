/** Buying leads as the public sees them: never who asks, nor from where (spec P2.11, P3.5, P7.5). */

import type { LeadCard, PublicPurchase } from '../../../contract/deal/purchase.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { PURCHASE_STATUS, type PurchaseStatus } from '../../../domain/deal/purchase-audit.ts';
import { MAX_QUOTATIONS } from '../../../domain/deal/quotation.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { momentIn } from '../../../domain/text/time-zone.ts';
import { DAY_MS } from '../../../domain/time.ts';
import type { Deps } from '../../platform/deps.ts';
import { found, notFound } from '../../platform/http/error.ts';
import { leadCards } from '../card/card.ts';
import { categoryById } from '../category/category.ts';
import { attachmentOf, documentBytes } from '../file/file.ts';
import * as query from './public.sql.ts';
import type { Proposal } from './purchase.tables.ts';

const PAGE_SIZE = 20;

export interface LeadQuery extends PageQuery {
  kw?: string;
  /** Two-letter code of the destination country. */
  receive?: string | undefined;
  /** Id of a category of any level. */
  category?: number | undefined;
  /** Closing within so many days. */
  remain_days?: number | undefined;
}

/** Requests in effect, newest first. Every word of `kw` must stand in the title, the text or the category's name. */
export async function listLeads(deps: Deps, given: LeadQuery): Promise<Paged<LeadCard>> {
  const { limit, offset, page, size } = pageOf(given, PAGE_SIZE);
  const now = deps.now();
  const category = given.category === undefined ? undefined : await categoryById(deps, given.category);
  if (category === null) return { items: [], total: 0, page, size };
  const filter = {
    kw: given.kw ?? '',
    receive: given.receive,
    category,
    closingBefore:
      given.remain_days === undefined ? undefined : new Date(now.getTime() + given.remain_days * DAY_MS),
  };
  const { ids, total } = await query.leadPage(deps.replica, filter, now, { limit, offset });
  return { items: await leadCards(deps.replica, ids, now), total, page, size };
}

/** At most `n` requests in effect like request `id`, nearest category first; without id the newest. Throws ApiError not_found for one that is hidden. */
export async function recommendedLeads(
  deps: Deps,
  { id, n }: { id?: number | undefined; n: number },
): Promise<LeadCard[]> {
  if (id !== undefined && !(await isPublicLead(deps, id))) throw notFound();
  const now = deps.now();
  return leadCards(deps.replica, await query.idsLike(deps.replica, id, n, now), now);
}

/** One request, also when it is closed or expired. Throws ApiError not_found for one that is hidden. */
export async function getLead(deps: Deps, id: number): Promise<PublicPurchase> {
  const now = deps.now();
  const [row, [card], attached] = await Promise.all([
    query.publicPurchase(deps.replica, id),
    leadCards(deps.replica, [id], now),
    query.filesOf(deps.replica, id),
  ]);
  const { description, certifications, userId, auditStatus, closedAt, timeZone, ...state } = found(row);
  const status = statusAt(state, now);
  return {
    ...found(card),
    UID: userId,
    audit: { status: auditStatus },
    closedDate: status === PURCHASE_STATUS.closed && closedAt !== null ? momentIn(closedAt, timeZone) : null,
    description,
    certifications,
    files: attached.map((file) => attachmentOf(file, `/api/guest/purchases/${id}/files/${file.key}`)),
    open: isOpen({ ...state, status }),
    status: status as PublicPurchase['status'],
  };
}

/** Whether everybody can read the request. */
export const isPublicLead = async (deps: Deps, id: number): Promise<boolean> =>
  (await query.publicPurchase(deps.replica, id)) !== undefined;

type State = { status: PurchaseStatus; closingAt: Date; quotaNum: number };

/** The status at this moment: the scheduled job may expire a request some minutes late. */
export const statusAt = ({ status, closingAt }: State, now: Date): State['status'] =>
  status === PURCHASE_STATUS.inEffect && closingAt <= now ? PURCHASE_STATUS.expired : status;

/** As it stands for the suppliers who quoted: one that was deleted takes no more, as if it were closed. */
export const statusForSuppliers = (row: State & { deletedAt: Date | null }, now: Date): State['status'] =>
  row.deletedAt === null ? statusAt(row, now) : PURCHASE_STATUS.closed;

/** The edit beside the approved text: it goes with the state that it was made in. */
export const proposalAt = (row: State & { proposal: Proposal | null }, now: Date): Proposal | null =>
  statusAt(row, now) === PURCHASE_STATUS.inEffect ? row.proposal : null;

/** Whether a quotation can still be sent. */
export const isOpen = ({ status, quotaNum }: Pick<State, 'status' | 'quotaNum'>): boolean =>
  status === PURCHASE_STATUS.inEffect && quotaNum < MAX_QUOTATIONS;

/** An attachment of a request that everybody can read. Throws ApiError not_found. */
export async function leadFile(
  deps: Deps,
  id: number,
  key: string,
): Promise<{ file: query.AttachedFile; bytes: Buffer }> {
  found(await query.publicPurchase(deps.replica, id));
  const file = found((await query.filesOf(deps.replica, id)).find((attached) => attached.key === key));
  return { file, bytes: await documentBytes(deps, file) };
}
