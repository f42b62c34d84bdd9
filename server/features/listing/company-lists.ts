/** A company's listed products, for its shop and its public list (spec P7.4). */

import type { PublicCompany } from '../../../contract/company/company.ts';
import type { ProductCard } from '../../../contract/schema/card.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import type { Deps } from '../../platform/deps.ts';
import { found } from '../../platform/http/error.ts';
import { productCards } from '../card/card.ts';
import { latestRates } from '../exchange-rate/exchange-rate.ts';
import * as query from './company-lists.sql.ts';

/** Spec P9.1: 20 products a page. */
const PAGE_SIZE = 20;
/** Spec P9.1: 10 products of a group a page. */
const GROUP_PAGE_SIZE = 10;

type Order = PageQuery & {
  order?: 1 | -1 | undefined;
  sort?: query.ShopSort | undefined;
  /** How many the buyer needs: prices are compared at this quantity. */
  orderQuantity?: number | null | undefined;
};

/** A company's listed products by id, newest first unless `order` is 1 or `sort` says otherwise. */
export const companyProducts = (deps: Deps, companyId: number, order: Order): Promise<Paged<ProductCard>> =>
  listedPage(deps, { companyId }, order);

/** The same of one of its groups. */
export const groupProducts = (deps: Deps, groupId: number, order: Order): Promise<Paged<ProductCard>> =>
  listedPage(deps, { groupId }, order);

/** The same with the group's name. Throws ApiError not_found unless the company is visible. */
export async function shopGroup(deps: Deps, groupId: number, order: Order) {
  const group = found(await query.visibleGroup(deps.replica, groupId));
  return { ...group, ...(await listedPage(deps, { groupId: group.id }, order, GROUP_PAGE_SIZE)) };
}

/** The same by the domain of the shop. Throws ApiError not_found unless the company is visible. */
export async function shopProducts(deps: Deps, domain: string, order: Order): Promise<Paged<ProductCard>> {
  return companyProducts(
    deps,
    found(await query.visibleIdByDomain(deps.replica, domain.toLowerCase())),
    order,
  );
}

/** How many listed products each group of a company has; one without any is not named. */
export const groupCounts = (deps: Deps, companyId: number): Promise<Record<number, number>> =>
  query.groupCounts(deps.replica, companyId);

/** The groups that have listed products: another leads nowhere, so a shop does not name it. */
export async function groupsShown(
  deps: Deps,
  { id, groups }: Pick<PublicCompany, 'id' | 'groups'>,
): Promise<PublicCompany['groups']> {
  if (groups.length === 0) return groups;
  const counts = await groupCounts(deps, id);
  return groups.filter((group) => (counts[group.id] ?? 0) > 0);
}

async function listedPage(
  deps: Deps,
  of: { companyId: number } | { groupId: number },
  order: Order,
  defaultSize = PAGE_SIZE,
): Promise<Paged<ProductCard>> {
  const { limit, offset, page, size } = pageOf(order, defaultSize);
  const { sort = order.order === 1 ? 'oldest' : 'newest' } = order;
  const yuan = sort.startsWith('price') ? await yuanPerDollar(deps) : null;
  const { orderQuantity = null } = order;
  const { ids, total } = await query.listedProductsOf(deps.replica, of, {
    limit,
    offset,
    sort,
    orderQuantity,
    yuan,
  });
  return { items: await productCards(deps.replica, ids), total, page, size };
}

const yuanPerDollar = async (deps: Deps): Promise<number | null> =>
  (await latestRates(deps.replica))?.per_dollar['¥'] ?? null;
