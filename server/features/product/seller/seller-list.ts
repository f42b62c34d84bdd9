/** The seller's own products (spec M2.9, M3.5, M7.3). */

import type {
  OwnProduct,
  OwnProductItem,
  ownProductRoutes,
} from '../../../../contract/product/own-product.ts';
import type { Paged } from '../../../../contract/schema/page.ts';
import type { Parsed } from '../../../../contract/schema/route.ts';
import { MEMBER_PAGE_SIZE, type PageQuery, pageOf } from '../../../../domain/page/paging.ts';
import { priceRange } from '../../../../domain/price/price.ts';
import {
  APPROVAL_DAYS,
  PRODUCT_STATUS,
  RESTORE_DAYS,
  restorableSince,
} from '../../../../domain/product/product-review.ts';
import { refreshableFrom } from '../../../../domain/product/refresh.ts';
import { DAY_MS } from '../../../../domain/time.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { found } from '../../../platform/http/error.ts';
import { imageUrlOf } from '../../card/card.ts';
import { contentOf } from '../content/content-columns.ts';
import { editionOf } from '../edit/write.sql.ts';
import * as whole from './full-product.sql.ts';
import * as query from './seller-list.sql.ts';

type Status = OwnProductItem['status'];
const STATUSES: readonly Status[] = Object.values(PRODUCT_STATUS);
type ListQuery = Parsed<typeof ownProductRoutes.listOwnProducts>['query'];
/** Spec M7.3: the dashboard's list. */
const RECENT = 10;

const iso = (at: Date | null) => at?.toISOString() ?? null;
const until = (since: Date | null, days: number) =>
  since && new Date(since.getTime() + days * DAY_MS).toISOString();

export const toItem = (row: query.ItemRow): OwnProductItem => ({
  id: row.id,
  title: row.title,
  image: row.imageKey && imageUrlOf(row.imageKey),
  status: row.status,
  group_id: row.groupId,
  group_name: row.groupName,
  own_number: row.ownNumber,
  model: row.model,
  cate_names: row.categoryTrail.map((c) => c.name),
  cate_names_zh: row.categoryTrail.map((c) => c.name_zh),
  currency: row.currency,
  min_price: row.minPrice,
  max_price: row.maxPrice,
  min_order: row.minOrder,
  unit: row.unit,
  pinned_until: iso(row.pinnedUntil),
  views: row.views,
  enquiries: row.enquiries,
  reasons: row.reasons,
  note: row.note,
  revision: row.revision && {
    ...row.revision,
    submitted_at: new Date(row.revision.submitted_at).toISOString(),
  },
  updated_at: row.updatedAt.toISOString(),
  refreshed_at: row.refreshedAt.toISOString(),
  refreshable_at:
    row.status === PRODUCT_STATUS.published ? refreshableFrom(row.refreshedAt).toISOString() : null,
  submitted_at: iso(row.submittedAt),
  reviewed_at: iso(row.reviewedAt),
  restorable_until: until(row.deletedAt, RESTORE_DAYS),
  approved_until: until(row.offlineAt, APPROVAL_DAYS),
});

/** The company's products of one status, the newest first unless they are sorted. */
export async function listOwnProducts(
  deps: Deps,
  actor: MemberActor,
  given: PageQuery & ListQuery,
): Promise<Paged<OwnProductItem>> {
  const { limit, offset, page, size } = pageOf(given, MEMBER_PAGE_SIZE);
  const now = deps.now();
  const { status, kw, group, cate, pinned, sort, reviewed } = given;
  const wanted: query.Wanted = {
    status,
    kw: kw.trim(),
    group,
    cate,
    pinned: pinned === undefined ? undefined : pinned === 'true',
    minPrice: given.min_price,
    maxPrice: given.max_price,
    reviewedSince: reviewed === undefined ? undefined : new Date(now.getTime() - reviewed * DAY_MS),
    now,
    restorable: restorableSince(now),
  };
  const companyId = actor.user.company.id;
  const order = sort === undefined ? null : orderOf(sort);
  const { ids, total } = await query.ownIds(deps.db, companyId, wanted, { order, limit, offset });
  const rows = await query.ownItems(deps.db, ids, now);
  return { items: rows.map(toItem), total, page, size };
}

const orderOf = (sort: NonNullable<ListQuery['sort']>): query.Order => ({
  by: sort.replace('-', '') as query.Order['by'],
  descending: sort.startsWith('-'),
});

/** What a list of a status can be filtered by. */
export async function ownProductFilters(deps: Deps, actor: MemberActor, status: Status) {
  const companyId = actor.user.company.id;
  const [groups, categories] = await Promise.all([
    query.ownGroups(deps.db, companyId),
    query.ownCategories(deps.db, companyId, status, restorableSince(deps.now())),
  ]);
  return { groups, categories };
}

/** How many products stand in each status, those with none included. */
export async function countOwnProducts(
  deps: Deps,
  actor: MemberActor,
): Promise<{ status: Status; cnt: number }[]> {
  const rows = await query.countByStatus(deps.db, actor.user.company.id, restorableSince(deps.now()));
  return STATUSES.map((status) => ({ status, cnt: rows.find((r) => r.status === status)?.cnt ?? 0 }));
}

/** One product for its editor: with the waiting or failed edit's content where there is one. Throws ApiError not_found. */
export async function getOwnProduct(deps: Deps, actor: MemberActor, id: number): Promise<OwnProduct> {
  // before what it is the edition of: what is saved in between is then a conflict, never lost
  const edition = await editionOf(deps.db, id);
  const { item, content: approved } = found(
    await whole.fullProduct(deps.db, id, deps.now(), actor.user.company.id),
  );
  const revisionId = item.revision?.id ?? null;
  const proposal = revisionId === null ? null : await whole.proposalOf(deps.db, revisionId);
  const images = await whole.imagesOf(deps.db, id, proposal ? revisionId : null);
  const trail = proposal ? await whole.trailOf(deps.db, proposal.cate) : item.categoryTrail;
  const content = proposal
    ? { ...proposal, group_id: item.groupId, own_number: item.ownNumber }
    : contentOf(approved);
  return {
    ...toItem(item),
    ...content,
    ...priceRange(content.price),
    edition,
    cate_path: trail.map((c) => c.id),
    cate_names: trail.map((c) => c.name),
    cate_names_zh: trail.map((c) => c.name_zh),
    image: images[0] ? imageUrlOf(images[0].key) : null,
    images: images.map((image) => ({ id: image.id, url: imageUrlOf(image.key) })),
  };
}

/** As the lists have it. Throws ApiError not_found, also for a product of others and for one that is deleted. */
export async function ownProductLine(deps: Deps, actor: MemberActor, id: number): Promise<OwnProductItem> {
  const product = await whole.fullProduct(deps.db, id, deps.now(), actor.user.company.id);
  return toItem(found(product).item);
}

/** Published products, the newest publication first. */
export async function listRecentProducts(
  deps: Deps,
  actor: MemberActor,
  paging: PageQuery,
): Promise<Paged<{ id: number; title: string }>> {
  const { limit, offset, page, size } = pageOf(paging, RECENT);
  const companyId = actor.user.company.id;
  const [items, total] = await Promise.all([
    query.recentlyPublished(deps.db, companyId, { limit, offset }),
    query.countPublished(deps.db, companyId),
  ]);
  return { items, total, page, size };
}
