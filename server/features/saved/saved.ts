/** What members keep to come back to: products, suppliers, searches (decision 27). */
import {
  MAX_SAVED,
  type SavedDigest,
  type SavedKind,
  type SavedSearch,
  searchAddress,
  searchAt,
} from '../../../domain/visitor/saved.ts';
import type { Saved } from '../../../domain/visitor/saved-cookie.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import * as query from './saved.sql.ts';

export { shownSaved } from './guest.ts';
export { listSavedProducts, listSavedSearches, listSavedSuppliers } from './lists.ts';

const NEW_DIGEST: SavedDigest = 'weekly';

export async function savedIds({ db }: Deps, { user }: Actor) {
  const all = (kind: SavedKind) => ({ limit: MAX_SAVED[kind], offset: 0 });
  const [products, suppliers, searches] = await Promise.all([
    query.productsOf(db, user.id, all('products')),
    query.suppliersOf(db, user.id, all('suppliers')),
    query.searchesOf(db, user.id, all('searches')),
  ]);
  return {
    products: products.map(({ productId }) => productId),
    suppliers: suppliers.map(({ companyId }) => companyId),
    searches: searches.map(({ id, ...search }) => ({ id, address: searchAddress(search) })),
  };
}

/** Throws ApiError quota_saved where another one is over the limit. */
async function requireRoom(tx: Executor, kind: SavedKind, userId: number): Promise<void> {
  if ((await query.countSaved(tx, kind, userId)) > MAX_SAVED[kind]) throw new ApiError('quota_saved');
}

/** Throws ApiError not_found for a product that is not shown. */
export function saveProduct(deps: Deps, { user }: Actor, id: number): Promise<null> {
  return deps.db.transaction(async (tx) => {
    await query.lockList(tx, user.id);
    if (!(await query.insertProducts(tx, user.id, [id], deps.now()))) throw new ApiError('not_found');
    await requireRoom(tx, 'products', user.id);
    return null;
  });
}

/** Throws ApiError not_found for a supplier that is neither shown nor saved. */
export function saveSupplier(deps: Deps, { user }: Actor, id: number, digest?: SavedDigest): Promise<null> {
  return deps.db.transaction(async (tx) => {
    await query.lockList(tx, user.id);
    if (
      digest
        ? await query.setSupplierDigest(tx, user.id, id, digest, deps.now())
        : await query.isFollowed(tx, user.id, id)
    )
      return null;
    if (!(await query.insertSuppliers(tx, user.id, [id], digest ?? NEW_DIGEST, deps.now())))
      throw new ApiError('not_found');
    await requireRoom(tx, 'suppliers', user.id);
    return null;
  });
}

export function saveSearch(
  deps: Deps,
  { user }: Actor,
  { address, digest }: { address: string; digest?: SavedDigest | undefined },
): Promise<{ id: number }> {
  const search = searchAt(address)!;
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    await query.lockList(tx, user.id);
    const known = await query.searchId(tx, user.id, search);
    if (known !== undefined) {
      if (digest) await query.setSearchDigest(tx, user.id, known, digest, now);
      return { id: known };
    }
    const id = await query.insertSearch(tx, {
      userId: user.id,
      ...search,
      digest: digest ?? NEW_DIGEST,
      toldUntil: now,
      savedAt: now,
    });
    await requireRoom(tx, 'searches', user.id);
    return { id };
  });
}

export async function setSearchDigest(
  deps: Deps,
  { user }: Actor,
  id: number,
  digest: SavedDigest,
): Promise<null> {
  if (!(await query.setSearchDigest(deps.db, user.id, id, digest, deps.now())))
    throw new ApiError('not_found');
  return null;
}

export async function unsave({ db }: Deps, { user }: Actor, kind: SavedKind, id: number): Promise<null> {
  const remove = {
    products: query.deleteProduct,
    suppliers: query.deleteSupplier,
    searches: query.deleteSearch,
  }[kind];
  await remove(db, user.id, id);
  return null;
}

/** What a guest saved becomes the member's, the last saved first, as far as it is shown and there is room. */
export function carrySaved(deps: Deps, { user }: Actor, saved: Saved): Promise<null> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    await query.lockList(tx, user.id);
    const room = async (kind: SavedKind) => MAX_SAVED[kind] - (await query.countSaved(tx, kind, user.id));
    await query.insertProducts(tx, user.id, saved.products.slice(0, await room('products')), now);
    await query.insertSuppliers(
      tx,
      user.id,
      saved.suppliers.slice(0, await room('suppliers')),
      NEW_DIGEST,
      now,
    );
    const searches: SavedSearch[] = saved.searches.flatMap((address) => searchAt(address) ?? []);
    const kept = searches.slice(0, await room('searches'));
    // the first of them stays the last saved
    for (const [i, search] of kept.entries()) {
      if ((await query.searchId(tx, user.id, search)) !== undefined) continue;
      const savedAt = new Date(now.getTime() - i);
      await query.insertSearch(tx, {
        userId: user.id,
        ...search,
        digest: NEW_DIGEST,
        toldUntil: now,
        savedAt,
      });
    }
    return null;
  });
}
