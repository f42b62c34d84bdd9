/** The seller's own products (spec M2.9, M3.5, M7.3). */
import type { Paged } from '../../../contract/page.ts';
import type { OwnProduct, OwnProductItem } from '../../../contract/product.ts';
import { type PageQuery, pageOf } from '../../../domain/paging.ts';
import { priceRange } from '../../../domain/price.ts';
import { PRODUCT_STATUS, restorableSince } from '../../../domain/product-review.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { found } from '../../platform/error.ts';
import { imageUrlOf } from '../card/card.ts';
import { contentOf } from './content-columns.ts';
import * as query from './seller-list.sql.ts';

type Status = OwnProductItem['status'];
const STATUSES: readonly Status[] = Object.values(PRODUCT_STATUS);
const PAGE_SIZE = 20;
/** Spec M7.3: the dashboard's list. */
const RECENT = 10;

const toItem = (row: query.ItemRow): OwnProductItem => ({
  id: row.id,
  title: row.title,
  image: row.imageKey && imageUrlOf(row.imageKey),
  status: row.status,
  group_id: row.groupId,
  cate_names: row.categoryTrail.map((c) => c.name),
  currency: row.currency,
  min_price: row.minPrice,
  max_price: row.maxPrice,
  unit: row.unit,
  reasons: row.reasons,
  note: row.note,
  revision: row.revision,
  updated_at: row.updatedAt.toISOString(),
  refreshed_at: row.refreshedAt.toISOString(),
});

/** The company's products of one status, newest first. */
export async function listOwnProducts(
  deps: Deps,
  actor: MemberActor,
  given: PageQuery & { status: Status; kw: string },
): Promise<Paged<OwnProductItem>> {
  const { limit, offset, page, size } = pageOf(given, PAGE_SIZE);
  const wanted = { status: given.status, kw: given.kw.trim(), restorable: restorableSince(deps.now()) };
  const companyId = actor.user.company.id;
  const [rows, total] = await Promise.all([
    query.ownItems(deps.db, companyId, { ...wanted, limit, offset }),
    query.countOwn(deps.db, companyId, wanted),
  ]);
  return { items: rows.map(toItem), total, page, size };
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
  const { item, content: approved } = found(await query.wholeProduct(deps.db, id, actor.user.company.id));
  const revisionId = item.revision?.id ?? null;
  const proposal = revisionId === null ? null : await query.proposalOf(deps.db, revisionId);
  const images = await query.imagesOf(deps.db, id, proposal ? revisionId : null);
  const trail = proposal ? await query.trailOf(deps.db, proposal.cate) : item.categoryTrail;
  const content = proposal ?? contentOf(approved);
  return {
    ...toItem(item),
    ...content,
    ...priceRange(content.price),
    cate_path: trail.map((c) => c.id),
    cate_names: trail.map((c) => c.name),
    image: images[0] ? imageUrlOf(images[0].key) : null,
    images: images.map((image) => ({ id: image.id, url: imageUrlOf(image.key) })),
  };
}

/** Published products, the newest publication first. */
export async function listRecentProducts(
  deps: Deps,
  actor: MemberActor,
  paging: PageQuery,
): Promise<Paged<{ id: number; title: string }>> {
  const { limit, offset, page, size } = pageOf(paging, RECENT);
  const companyId = actor.user.company.id;
  const wanted = { status: PRODUCT_STATUS.published, kw: '', restorable: restorableSince(deps.now()) };
  const [items, total] = await Promise.all([
    query.recentlyPublished(deps.db, companyId, { ...wanted, limit, offset }),
    query.countOwn(deps.db, companyId, wanted),
  ]);
  return { items, total, page, size };
}
