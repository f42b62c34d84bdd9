/** Decisions on products and their edits (spec M4.3; spec P4.1, P5.4; decision 21). */

import { PRODUCT_STATUS, REVISION_STATUS } from '../../../../domain/product/product-review.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { transition, transitionAll } from '../../../platform/database/transition.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { ApiError, notFound } from '../../../platform/http/error.ts';
import { indexProducts, unindexProducts } from '../../../search/index/indexing.ts';
import { appealLink, type Grounds, recordDecision, type Teller, tellLater } from '../../decision/decision.ts';
import { sendMessage } from '../../message/message.ts';
import { recordEventOf } from '../../webhook/webhook.ts';
import * as lookup from '../content/content.sql.ts';
import { columnsOf } from '../content/content-columns.ts';
import { forgetApproved } from '../edit/approved.ts';
import * as query from '../edit/write.sql.ts';
import { dropProductPages } from '../public/cache-tags.ts';
import { productBefore } from './before.ts';

/** `version` is the product's version that the reviewer saw. */
export type Decision =
  | { approve: true; version: number }
  | { approve: false; version: number; reasons: string[]; note: string };

const editLink = (id: number): string => `/products/${id}/edit`;

type Told = {
  product: Pick<query.LockedProduct, 'id' | 'title' | 'companyId'>;
  kind:
    | 'product_approved'
    | 'product_rejected'
    | 'product_taken_down'
    | 'revision_approved'
    | 'revision_rejected';
  rule?: Grounds['rule'];
  reasons?: string[];
  note?: string;
  /** That can be appealed. */
  decision?: number;
};

/** Message, mail and webhook to the seller. */
export const toldSeller: Teller<Told> = {
  of: 'product',
  async tell(deps, tx, { product: { id, title, companyId }, kind, rule, reasons = [], note = '', decision }) {
    const owner = await query.ownerOf(tx, companyId);
    const params = {
      id,
      title,
      reasons: reasons.join(','),
      note,
      ...(rule && { rule }),
      ...(decision && { decision }),
    };
    const appeal = decision ? { appeal: await appealLink(deps, tx, decision) } : {};
    await sendMessage(deps, tx, owner, kind, params, editLink(id), appeal);
    await recordEventOf(deps, tx, owner, kind, id);
  },
};

const told = (
  { id, title, companyId }: query.LockedProduct,
  kind: Told['kind'],
  { rule, reasons, note, decision }: Partial<Grounds> & { decision?: number } = {},
): Told => ({
  product: { id, title, companyId },
  kind,
  ...(rule && { rule }),
  ...(reasons && { reasons: [...reasons] }),
  ...(note && { note }),
  ...(decision && { decision }),
});

const partyOf = async (tx: Transaction, { companyId }: query.LockedProduct) => ({
  userId: await query.ownerOf(tx, companyId),
  companyId,
});

const ofProduct = (decision: Decision) =>
  decision.approve
    ? { kind: 'approve' as const }
    : { kind: 'reject' as const, reasons: decision.reasons, note: decision.note };

/** The product, locked as the seller's edit locks it. Throws ApiError not_found. */
export async function lockProduct(tx: Transaction, id: number): Promise<query.LockedProduct> {
  const [product] = await query.lockProducts(tx, [id]);
  if (!product || product.status === PRODUCT_STATUS.deleted) throw notFound();
  return product;
}

/**
 * Approves or rejects a product under review.
 * Throws ApiError not_found; wrong_state when it was decided already; conflict when it was edited since.
 */
export async function decideProduct(deps: Deps, actor: Actor, id: number, decision: Decision): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const product = await lockProduct(tx, id);
    if (product.status === PRODUCT_STATUS.underReview && product.version !== decision.version)
      throw new ApiError('conflict');
    const now = deps.now();
    const before = await productBefore(tx, product);
    const { submittedAt } = await transition(tx, query.productStates, {
      id,
      action: decision.approve ? 'approve' : 'reject',
      by: 'reviewer',
      caller: actor,
      change: decision.approve
        ? {
            publishedAt: now,
            refreshedAt: now,
            updatedAt: now,
            reviewedAt: now,
            reasons: [],
            reviewNote: '',
          }
        : { reasons: decision.reasons, reviewNote: decision.note, updatedAt: now, reviewedAt: now },
      detail: { ...decision },
    });
    const made = await recordDecision(tx, deps, actor, {
      ...ofProduct(decision),
      entity: 'product',
      entityId: id,
      party: await partyOf(tx, product),
      waited: submittedAt,
      before,
    });
    const kind = decision.approve ? 'product_approved' : 'product_rejected';
    const why = decision.approve ? {} : { ...decision, decision: made };
    await tellLater(deps, tx, made, toldSeller, told(product, kind, why));
    if (!decision.approve) return;
    await forgetApproved(tx, id);
    await indexProducts(deps, tx, [id]);
    await dropProductPages(tx, product);
  });
}

/**
 * Approves or rejects an edit of a published product; approval puts it in the place of the approved version.
 * Throws ApiError not_found; wrong_state when it was decided or withdrawn; conflict when the product moved on.
 */
export async function decideRevision(
  deps: Deps,
  actor: Actor,
  revisionId: number,
  decision: Decision,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const sought = await query.findRevision(tx, revisionId);
    if (!sought) throw notFound();
    const product = await lockProduct(tx, sought.productId);
    if (sought.baseVersion !== product.version || decision.version !== product.version)
      throw new ApiError('conflict');
    const now = deps.now();
    const decided = { decidedAt: now, decidedBy: actor.user.id };
    const before = await productBefore(tx, product);
    const { submittedAt } = await transition(tx, query.revisionStates, {
      id: revisionId,
      action: decision.approve ? 'approve' : 'reject',
      by: 'reviewer',
      caller: actor,
      change: decision.approve
        ? decided
        : { ...decided, reasons: decision.reasons, reviewNote: decision.note },
      detail: { ...decision, product: product.id },
    });
    const made = await recordDecision(tx, deps, actor, {
      ...ofProduct(decision),
      entity: 'revision',
      entityId: revisionId,
      party: await partyOf(tx, product),
      waited: submittedAt,
      before: { ...before, revision: { status: sought.status } },
    });
    await query.noteReview(tx, product.id, now);
    if (decision.approve) await replaceContent(deps, tx, product, sought.proposal, now);
    const what = decision.approve
      ? told({ ...product, title: sought.proposal.title }, 'revision_approved')
      : told(product, 'revision_rejected', { ...decision, decision: made });
    await tellLater(deps, tx, made, toldSeller, what);
  });
}

async function replaceContent(
  deps: Deps,
  tx: Transaction,
  product: query.LockedProduct,
  content: NonNullable<Awaited<ReturnType<typeof query.findRevision>>>['proposal'],
  now: Date,
): Promise<void> {
  const category = await lookup.categoryPlace(tx, content.cate);
  if (!category) throw new ApiError('conflict');
  // the group that the seller has put it in and the number they gave it, which are no part of what was reviewed
  const own = { group_id: product.groupId, own_number: product.ownNumber };
  const columns = columnsOf({ content: { ...content, ...own }, category });
  if (!(await query.applyContent(tx, product.id, product.version, { ...columns, updatedAt: now })))
    throw new ApiError('wrong_state');
  await query.setImages(tx, product.id, null, content.images);
  await indexProducts(deps, tx, [product.id]);
  await dropProductPages(tx, product, { ...product, ...columns });
}

/**
 * Takes a product from its seller in every state but deleted: an edit that waits fails with it, for the same reasons, and the
 * version that was kept as approved goes too. Throws ApiError not_found, wrong_state.
 */
export const takeDownProduct = (deps: Deps, actor: Actor, id: number, why: Grounds): Promise<number> =>
  deps.db.transaction((tx) => takeDownIn(deps, tx, actor, id, why));

/** The same in the transaction of another act. Returns the decision. */
export async function takeDownIn(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  id: number,
  { rule, reasons = [], note }: Grounds,
): Promise<number> {
  const product = await lockProduct(tx, id);
  const now = deps.now();
  const refused = { reasons: [...reasons], reviewNote: note };
  const before = await productBefore(tx, product);
  await transition(tx, query.productStates, {
    id,
    action: 'takeDown',
    by: 'reviewer',
    caller: actor,
    change: { ...refused, updatedAt: now, reviewedAt: now },
    detail: { ...(rule && { rule }), reasons, note },
  });
  const [revision] = await transitionAll(tx, query.revisionStates, {
    where: query.revisionsOf([id]),
    action: 'reject',
    by: 'reviewer',
    caller: actor,
    change: { ...refused, decidedAt: now, decidedBy: actor.user.id },
  });
  await forgetApproved(tx, id);
  const decision = await recordDecision(tx, deps, actor, {
    entity: 'product',
    entityId: id,
    kind: 'take_down',
    party: await partyOf(tx, product),
    rule,
    reasons,
    note,
    waited: null,
    before: {
      ...before,
      ...(revision && { revision: { id: revision.id, status: REVISION_STATUS.underReview } }),
    },
  });
  await unindexProducts(deps, tx, [id]);
  await toldSeller.tell(deps, tx, told(product, 'product_taken_down', { rule, reasons, note, decision }));
  await dropProductPages(tx, product);
  return decision;
}
