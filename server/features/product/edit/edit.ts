/** Saving an edit (spec M2.9, M4.3; decisions 21, 26): the approved version stays online until the edit passes. */
import {
  PRODUCT_STATUS,
  type ProductStatus,
  productLifecycle,
} from '../../../../domain/product/product-review.ts';
import { dropPages } from '../../../platform/cache/page-cache.ts';
import { tags } from '../../../platform/cache/tags.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { transition, transitionAll } from '../../../platform/database/transition.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { ApiError, found, notFound } from '../../../platform/http/error.ts';
import { indexProducts } from '../../../search/index/indexing.ts';
import { withdrawAppeals } from '../../decision/decision.ts';
import { type Checked, checkContent, normalContent } from '../content/content.ts';
import { columnsOf, contentOf } from '../content/content-columns.ts';
import { dropProductPages } from '../public/cache-tags.ts';
import { contentsOf } from './approved.sql.ts';
import { forgetApproved, isApproved, isOnline, isSameContent, isSameReviewed } from './approved.ts';
import { requireCertified, type SavedProduct } from './publish.ts';
import { requireRoom, takesUpQuota } from './room.ts';
import * as query from './write.sql.ts';

export interface Saved {
  id: number;
  status: ProductStatus;
}

/**
 * Saves an edit of an own product. A draft, a failed product or one under review changes itself and goes under
 * review (or stays a draft); of a published one a revision is made, and a waiting older one withdrawn. A draft that equals
 * the version approved last is online again at once.
 * `status` is the product's own, so 1 for a published product.
 * Throws ApiError not_found; conflict where something else was saved since `edition` was read; wrong_state for a draft of what is published or under review; certification_required for
 * what is not a draft; quota_products or quota_drafts where it takes a new place; invalid (checkContent).
 */
export const editProduct = (
  deps: Deps,
  actor: MemberActor,
  id: number,
  { edition, ...given }: SavedProduct & { edition?: string | undefined },
): Promise<Saved & { edition: string }> =>
  deps.db.transaction(async (tx) => {
    const companyId = actor.user.company.id;
    await query.lockCompany(tx, companyId);
    const [product] = await query.lockProducts(tx, [id], companyId);
    if (product && edition !== undefined) await requireEdition(tx, id, edition, given);
    const saved = await saveEdit(deps, tx, actor, id, given);
    return { ...saved, edition: await query.editionOf(tx, id) };
  });

/** What is the same as what is stored is no conflict: the answer to it was lost on its way. Throws ApiError conflict. */
async function requireEdition(
  tx: Transaction,
  id: number,
  edition: string,
  { draft, ...given }: SavedProduct,
): Promise<void> {
  if ((await query.editionOf(tx, id)) === edition) return;
  const [stored] = draft ? await contentsOf(tx, [id]) : [];
  if (stored) {
    const { id: _, images, ...columns } = stored;
    if (isSameContent({ ...contentOf(columns), images }, normalContent(given))) return;
  }
  throw new ApiError('conflict');
}

/** The same in a transaction of the caller's. */
export async function saveEdit(
  deps: Deps,
  tx: Transaction,
  actor: MemberActor,
  id: number,
  { draft, ...given }: SavedProduct,
): Promise<Saved> {
  const companyId = actor.user.company.id;
  const company = found(await query.lockCompany(tx, companyId));
  // locked first: a reviewer who decides meanwhile waits, and then finds another version
  const [product] = await query.lockProducts(tx, [id], companyId);
  if (!product || product.status === PRODUCT_STATUS.deleted) throw notFound();
  const action = draft ? 'saveDraft' : 'submit';
  const published = product.status === PRODUCT_STATUS.published;
  if (published ? draft : !productLifecycle.from(action).includes(product.status))
    throw new ApiError('wrong_state');
  if (!draft) requireCertified(company);
  const to = productLifecycle.to(action);
  if (!published && takesUpQuota(product.status, to)) await requireRoom(deps, tx, company, to);
  const checked = await checkContent(deps, tx, { companyId, id }, given, draft);
  if (published) {
    await revise(deps, tx, actor, product, checked);
    return { id, status: product.status };
  }
  const isOnlineAgain =
    product.status === PRODUCT_STATUS.draft &&
    !draft &&
    (await isApproved(tx, id, checked.content, deps.now()));
  const status = await replace(deps, tx, actor, product, checked, isOnlineAgain ? 'publishAgain' : action);
  if (isOnlineAgain) {
    await forgetApproved(tx, [id]);
    await indexProducts(deps, tx, [id]);
    await dropProductPages(tx, { ...product, ...columnsOf(checked) });
  }
  return { id, status };
}

/** Puts the content in the place of what the product held. */
async function replace(
  deps: Deps,
  tx: Transaction,
  actor: MemberActor,
  product: query.LockedProduct,
  checked: Checked,
  action: 'saveDraft' | 'submit' | 'publishAgain',
): Promise<ProductStatus> {
  const now = deps.now();
  const version = product.version + 1;
  const { status } = await transition(tx, query.productStates, {
    id: product.id,
    action,
    by: 'seller',
    caller: actor,
    change: {
      ...columnsOf(checked),
      version,
      reasons: [],
      reviewNote: '',
      updatedAt: now,
      submittedAt: action === 'saveDraft' ? null : now,
    },
    detail: { version },
  });
  await query.setImages(tx, product.id, null, checked.content.images);
  if (action !== 'saveDraft') await withdrawAppeals(tx, actor, ['product'], [product.id]);
  return status;
}

/** At once: nobody reviews the group or the own number. Whether either is another one. The caller has locked the product. */
export async function reorderProduct(
  tx: Transaction,
  actor: MemberActor,
  { id, companyId, groupId, ownNumber }: query.LockedProduct,
  { group_id: group, own_number: number }: Pick<Checked['content'], 'group_id' | 'own_number'>,
): Promise<boolean> {
  if (group !== groupId) {
    await query.moveToGroup(tx, [id], group);
    await audit(tx, actor, {
      action: 'group',
      entity: 'product',
      id,
      before: { group: groupId },
      after: { group },
    });
    await dropPages(tx, tags.company(companyId));
  }
  if (number !== ownNumber) {
    await query.setOwnNumber(tx, id, number);
    await audit(tx, actor, {
      action: 'number',
      entity: 'product',
      id,
      before: { number: ownNumber },
      after: { number },
    });
  }
  return group !== groupId || number !== ownNumber;
}

async function revise(
  deps: Deps,
  tx: Transaction,
  actor: MemberActor,
  product: query.LockedProduct,
  { content }: Checked,
): Promise<void> {
  const waiting = await query.openRevision(tx, product.id);
  const isReordered = await reorderProduct(tx, actor, product, content);
  // a double click proposes nothing new, nor does who only puts it in another group or gives it another number
  if (
    waiting
      ? isSameReviewed(waiting.proposal, content)
      : isReordered && (await isOnline(tx, product.id, content))
  )
    return;
  const now = deps.now();
  await transitionAll(tx, query.revisionStates, {
    where: query.revisionsOf([product.id]),
    action: 'withdraw',
    by: 'seller',
    caller: actor,
    change: { decidedAt: now, decidedBy: actor.user.id },
  });
  await withdrawAppeals(tx, actor, ['revision'], await query.revisionIds(tx, product.id));
  const id = await query.insertRevision(tx, {
    productId: product.id,
    baseVersion: product.version,
    proposal: content,
    submittedAt: now,
  });
  await query.setImages(tx, product.id, id, content.images);
  const detail = { product: product.id, version: product.version };
  await audit(tx, actor, { action: 'submit', entity: 'revision', id, detail });
}
