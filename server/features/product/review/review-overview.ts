/** "Review and release" (spec M2.2; decision 26): which of a seller's things are on their way to the site. */
import type { OwnProductItem, ownProductRoutes } from '../../../../contract/product/own-product.ts';
import type { Parsed } from '../../../../contract/schema/route.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { ownItems } from '../seller/seller-list.sql.ts';
import { toItem } from '../seller/seller-list.ts';
import * as query from './review-overview.sql.ts';

/** Fewer reviews tell nothing of how long one takes. */
const TELLING = 5;
/** Of each kind, unless the caller says otherwise. */
const MAX = 100;

export async function reviewOverview(
  deps: Deps,
  actor: MemberActor,
  given: Parsed<typeof ownProductRoutes.reviewOverview>['query'],
) {
  const companyId = actor.user.company.id;
  const [ids, reviews] = await Promise.all([
    query.overviewIds(deps.db, companyId, {
      limit: given.limit ?? MAX,
      waiting: given.waiting_offset ?? 0,
      failed: given.failed_offset ?? 0,
      drafts: given.drafts_offset ?? 0,
    }),
    query.lastReviews(deps.db),
  ]);
  const rows = await ownItems(deps.db, [...ids.waiting, ...ids.failed, ...ids.drafts], deps.now());
  const items = new Map<number, OwnProductItem>(rows.map((row) => [row.id, toItem(row)]));
  const pick = (of: number[]) =>
    of.map((id) => items.get(id)).filter((item): item is OwnProductItem => item !== undefined);
  return {
    usual_minutes: reviews.count < TELLING ? null : Math.round(reviews.minutes),
    totals: ids.totals,
    waiting: pick(ids.waiting),
    failed: pick(ids.failed),
    drafts: pick(ids.drafts),
  };
}
