/** The member centre's lists of quotations: on the caller's requests, and from the caller's company (spec M7.4). */
import type { SQL } from 'drizzle-orm';
import type { ListedQuotation } from '../../../contract/deal/quotation.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { QUOTATION_STATUS } from '../../../domain/deal/quotation.ts';
import { MEMBER_PAGE_SIZE, type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { momentIn } from '../../../domain/text/time-zone.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { found } from '../../platform/http/error.ts';
import { supplierCards } from '../card/card.ts';
import { statusForSuppliers } from '../purchase/purchase.ts';
import * as query from './lists.sql.ts';
import { manyQuotations } from './quotation.sql.ts';
import { markViewed } from './view.ts';

type Which = 'all' | 'toMe' | 'fromMe';

/** Newest first; those to the caller by request. A company that quotes nowhere and buys nothing has an empty list. */
export async function listQuotations(
  deps: Deps,
  { user }: MemberActor,
  which: Which,
  given: PageQuery,
): Promise<Paged<ListedQuotation>> {
  const { limit, offset, page, size } = pageOf(given, MEMBER_PAGE_SIZE);
  const where: Record<Which, SQL | undefined> = {
    all: query.ofEither(user.company.id, user.id),
    toMe: query.toUser(user.id),
    fromMe: query.fromCompany(user.company.id),
  };
  const [rows, total] = await Promise.all([
    query.listQuotations(deps.db, where[which], which === 'toMe' ? 'byRequest' : 'newest', { limit, offset }),
    query.countQuotations(deps.db, where[which]),
  ]);
  const items = await toLines(deps, user, rows);
  return { items, total, page, size };
}

/** As the lists have it. Throws ApiError not_found, also for one between others. */
export async function quotationLine(deps: Deps, { user }: MemberActor, id: number): Promise<ListedQuotation> {
  const slice = { limit: 1, offset: 0 };
  const rows = await query.listQuotations(
    deps.db,
    query.oneOfEither(user.company.id, user.id, id),
    'newest',
    slice,
  );
  return found((await toLines(deps, user, rows))[0]);
}

async function toLines(
  deps: Deps,
  user: MemberActor['user'],
  rows: Awaited<ReturnType<typeof query.listQuotations>>,
): Promise<ListedQuotation[]> {
  const cards = await supplierCards(deps.db, [...new Set(rows.map((row) => row.quotation.companyId))]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const now = deps.now();
  return rows.map(({ quotation, purchase }): ListedQuotation => {
    const mine = quotation.companyId === user.company.id;
    return {
      id: quotation.id,
      side: mine ? 'supplier' : 'buyer',
      status: quotation.status,
      read: mine || quotation.status !== QUOTATION_STATUS.submitted,
      asked: quotation.betterOfferAskedAt !== null,
      company: byId.get(quotation.companyId)!,
      purchase: { id: purchase.id, title: purchase.title, status: statusForSuppliers(purchase, now) },
      item_name: quotation.itemName,
      price: quotation.prices,
      currency: quotation.currency,
      unit: quotation.unit,
      incoterm: quotation.incoterm as ListedQuotation['incoterm'],
      port: quotation.port,
      lead_time_days: quotation.leadTimeDays,
      valid_until: momentIn(quotation.validUntil, quotation.timeZone),
      created_at: quotation.createdAt.toISOString(),
    };
  });
}

/** How many quotations on the caller's requests the caller has not seen. */
export const countUnreadQuotations = (deps: Deps, { user }: MemberActor): Promise<number> =>
  query.countQuotations(deps.db, query.unseenBy(user.id));

/** Marks all quotations on the caller's requests as viewed. @returns how many were unread */
export const readAllQuotations = (deps: Deps, actor: MemberActor): Promise<number> =>
  deps.db.transaction(async (tx) =>
    markViewed(deps, tx, actor, manyQuotations(await query.unseenIds(tx, actor.user.id))),
  );
