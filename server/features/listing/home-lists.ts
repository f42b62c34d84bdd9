/** The newest products and recommended suppliers (spec P7.3, P7.4). */

import type { ProductCard, SupplierCard } from '../../../contract/schema/card.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import type { Deps } from '../../platform/deps.ts';
import { productCards, supplierCards } from '../card/card.ts';
import * as query from './home-lists.sql.ts';

/** Spec P7.3. */
const LATEST = 50;

/** Listed products, newest first. */
export async function latestProducts(deps: Deps, paging: PageQuery = {}): Promise<Paged<ProductCard>> {
  const { limit, offset, page, size } = pageOf(paging, LATEST);
  const [ids, total] = await Promise.all([
    query.latestIds(deps.replica, limit, offset),
    query.countListed(deps.replica),
  ]);
  return { items: await productCards(deps.replica, ids), total, page, size };
}

/** Certified suppliers, the highest tier first. */
export const recommendedCompanies = async (deps: Deps, n: number): Promise<SupplierCard[]> =>
  supplierCards(deps.replica, await query.recommendedIds(deps.replica, n));
