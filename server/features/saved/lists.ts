/** The lists of what a member saved, the last saved first. */

import type { SavedProduct, SavedSearchItem, SavedSupplier } from '../../../contract/saved.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { MEMBER_PAGE_SIZE, type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { searchAddress } from '../../../domain/visitor/saved.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { productCards, supplierCards } from '../card/card.ts';
import * as query from './saved.sql.ts';
import { searchText } from './search-text.ts';

const portal = ({ environment: { scheme, publicHost } }: Deps, { language }: Actor, path: string) =>
  `${scheme}://${publicHost}${language === 'zh' ? '/zh' : ''}${path}`;

export async function listSavedProducts(
  deps: Deps,
  actor: Actor,
  page: PageQuery,
): Promise<Paged<SavedProduct>> {
  const paging = pageOf(page, MEMBER_PAGE_SIZE);
  const [rows, total] = await Promise.all([
    query.productsOf(deps.db, actor.user.id, paging),
    query.countSaved(deps.db, 'products', actor.user.id),
  ]);
  const cards = await productCards(
    deps.db,
    rows.map(({ productId }) => productId),
  );
  const items = rows.map(({ productId: id, title, currency, minPrice, maxPrice, savedAt }) => {
    const product = cards.find((card) => card.id === id) ?? null;
    const isSame =
      product?.currency === currency && product.min_price === minPrice && product.max_price === maxPrice;
    return {
      id,
      title,
      product,
      price_then: product && !isSame ? { currency, min_price: minPrice, max_price: maxPrice } : null,
      url: portal(deps, actor, `/product-detail/${id}.html`),
      saved_at: savedAt.toISOString(),
    };
  });
  return { items, total, page: paging.page, size: paging.size };
}

export async function listSavedSuppliers(
  deps: Deps,
  actor: Actor,
  page: PageQuery,
): Promise<Paged<SavedSupplier>> {
  const paging = pageOf(page, MEMBER_PAGE_SIZE);
  const [rows, total] = await Promise.all([
    query.suppliersOf(deps.db, actor.user.id, paging),
    query.countSaved(deps.db, 'suppliers', actor.user.id),
  ]);
  const { scheme, publicHost } = deps.environment;
  const ids = rows.map(({ companyId }) => companyId);
  const cards = await supplierCards(deps.db, await query.visibleOf(deps.db, ids));
  const items = rows.map(({ companyId: id, name, digest, savedAt }) => {
    const supplier = cards.find((card) => card.id === id) ?? null;
    const url = supplier ? `${scheme}://${supplier.domain}.${publicHost}/` : '';
    return { id, name: supplier?.name ?? name, supplier, url, digest, saved_at: savedAt.toISOString() };
  });
  return { items, total, page: paging.page, size: paging.size };
}

export async function listSavedSearches(
  deps: Deps,
  actor: Actor,
  page: PageQuery,
): Promise<Paged<SavedSearchItem>> {
  const paging = pageOf(page, MEMBER_PAGE_SIZE);
  const [rows, total] = await Promise.all([
    query.searchesOf(deps.db, actor.user.id, paging),
    query.countSaved(deps.db, 'searches', actor.user.id),
  ]);
  const items = await Promise.all(
    rows.map(async ({ id, digest, savedAt, ...search }) => ({
      id,
      kind: search.kind,
      text: await searchText(deps, search, actor.language),
      url: portal(deps, actor, searchAddress(search)),
      digest,
      saved_at: savedAt.toISOString(),
    })),
  );
  return { items, total, page: paging.page, size: paging.size };
}
