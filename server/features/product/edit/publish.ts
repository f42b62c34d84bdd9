/** A seller's products: create, refresh (spec M2.9, M4.3; decisions 21, 22). */
import type { ProductContent } from '../../../../contract/product/product-content.ts';
import { CERTIFICATION_STATUS } from '../../../../domain/company/certification.ts';
import { type NewProductStatus, PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import { mayRefreshProduct, refreshableBefore } from '../../../../domain/product/refresh.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { checkContent } from '../content/content.ts';
import { columnsOf } from '../content/content-columns.ts';
import { dropProductPages } from '../public/cache-tags.ts';
import { type Outcome, outcomesOf } from './outcomes.ts';
import { requireRoom } from './room.ts';
import * as query from './write.sql.ts';

export type SavedProduct = ProductContent & { draft: boolean };

/** Within this time the same product sent again is a double click. */
const DOUBLE_CLICK_MS = 10_000;

/**
 * Creates a product: under review, or a draft. Sent twice it is created once.
 * Throws ApiError quota_products or quota_drafts, certification_required for what is not a draft, or invalid (see
 * checkContent).
 */
export const createProduct = (
  deps: Deps,
  actor: MemberActor,
  saved: SavedProduct,
): Promise<{ id: number; status: NewProductStatus; edition: string }> =>
  deps.db.transaction((tx) => createProductIn(deps, tx, actor, saved));

/**
 * The same within a transaction. `mayBeDoubleClick`: the same text twice within seconds is one product; rows of a sheet that
 * differ in their price alone are two.
 */
export async function createProductIn(
  deps: Deps,
  tx: Transaction,
  actor: MemberActor,
  { draft, ...given }: SavedProduct,
  { mayBeDoubleClick = true } = {},
): Promise<{ id: number; status: NewProductStatus; edition: string }> {
  const companyId = actor.user.company.id;
  const status = draft ? PRODUCT_STATUS.draft : PRODUCT_STATUS.underReview;
  // the lock makes counting and inserting one step: two at once cannot both take the last place
  const company = found(await query.lockCompany(tx, companyId));
  if (!draft) requireCertified(company);
  const now = deps.now();
  const checked = await checkContent(deps, tx, { companyId, id: null }, given, draft);
  const row = {
    ...columnsOf(checked),
    companyId,
    companyVisible: company.visible,
    tierRank: company.tierRank,
    status,
    createdAt: now,
    updatedAt: now,
    refreshedAt: now,
    submittedAt: draft ? null : now,
  };
  const duplicate = mayBeDoubleClick
    ? await query.findDuplicate(tx, row, new Date(now.getTime() - DOUBLE_CLICK_MS))
    : undefined;
  if (duplicate !== undefined)
    return { id: duplicate, status, edition: await query.editionOf(tx, duplicate) };
  await requireRoom(deps, tx, company, status);
  const { id, edition } = await query.insertProduct(tx, row);
  await query.insertImages(tx, id, null, checked.content.images);
  await audit(tx, actor, { action: draft ? 'draft' : 'submit', entity: 'product', id });
  return { id, status, edition };
}

/** Drafts are everybody's; a review is for who is certified. Throws ApiError certification_required. */
export function requireCertified({ certification }: { certification: number }): void {
  if (certification !== CERTIFICATION_STATUS.approved) throw new ApiError('certification_required');
}

/**
 * Moves own published products to the head of their rank, each once in 24 hours. Per id: not_found, wrong_state
 * for what is not published, refreshed_today.
 */
export async function refreshProducts(
  deps: Deps,
  actor: MemberActor,
  ids: readonly number[],
): Promise<Outcome[]> {
  return deps.db.transaction(async (tx) => {
    const own = new Map(
      (await query.lockProducts(tx, ids, actor.user.company.id)).map((product) => [product.id, product]),
    );
    const now = deps.now();
    const problem = (product: query.LockedProduct): string | null => {
      if (product.status === PRODUCT_STATUS.deleted) return 'not_found';
      if (product.status !== PRODUCT_STATUS.published) return 'wrong_state';
      return mayRefreshProduct(product.refreshedAt, now) ? null : 'refreshed_today';
    };
    const moving = [...own.values()].filter((product) => problem(product) === null);
    await query.refreshRows(
      tx,
      moving.map((p) => p.id),
      now,
    );
    await audit(
      tx,
      actor,
      ...moving.map(({ id }) => ({ action: 'refresh', entity: 'product' as const, id })),
    );
    await dropProductPages(tx, ...moving);
    return outcomesOf(ids, new Map([...own.values()].map((product) => [product.id, problem(product)])));
  });
}

const REFRESHED_AT_ONCE = 100;
const MAX_BATCHES = 20;

/** Refreshes what can be refreshed now, the longest waiting first, in batches that keep no lock for long. */
export async function refreshAllProducts(
  deps: Deps,
  actor: MemberActor,
): Promise<{ refreshed: number; waiting: number }> {
  const { id: companyId } = actor.user.company;
  const before = refreshableBefore(deps.now());
  let refreshed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const ids = await query.refreshableIds(deps.db, companyId, before, REFRESHED_AT_ONCE);
    const outcomes = ids.length > 0 ? await refreshProducts(deps, actor, ids) : [];
    const done = outcomes.filter((outcome) => outcome.done).length;
    refreshed += done;
    // none, where another tab was faster with all of them
    if (done === 0) break;
  }
  return { refreshed, waiting: (await query.countPublished(deps.db, companyId)) - refreshed };
}
