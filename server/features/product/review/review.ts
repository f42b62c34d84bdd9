/** Decisions on products and their edits (spec M4.3; spec P4.1, P5.4; decision 21). */

import type { ErrorCode } from '../../../../contract/schema/error.ts';
import { PRODUCT_STATUS, REVISION_STATUS } from '../../../../domain/product/product-review.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { transition, transitionAll } from '../../../platform/database/transition.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { ApiError, notFound } from '../../../platform/http/error.ts';
import { indexProducts, unindexProducts } from '../../../search/index/indexing.ts';
import {
  type Grounds,
  recordDecision,
  recordDecisions,
  tellEachLater,
  tellLater,
} from '../../decision/decision.ts';
import { decideEach, type Outcome, outcomeOf } from '../../review/review.ts';
import * as lookup from '../content/content.sql.ts';
import { columnsOf } from '../content/content-columns.ts';
import { forgetApproved } from '../edit/approved.ts';
import * as query from '../edit/write.sql.ts';
import { dropProductPages } from '../public/cache-tags.ts';
import { productBefore, productsBefore } from './before.ts';
import { told, toldSeller } from './told.ts';

type Verdict = { approve: true } | { approve: false; reasons: string[]; note: string };
/** `version` is the product's version that the reviewer saw. */
export type Decision = Verdict & { version: number };
type Seen = { id: number; version: number };

const partyOf = async (tx: Transaction, { companyId }: query.LockedProduct) => ({
  userId: await query.ownerOf(tx, companyId),
  companyId,
});

const kindOf = (decision: Verdict) =>
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
 * Throws ApiError not_found; wrong_state when it was decided already; conflict when it was edited since; forbidden on one of the
 * actor's own account.
 */
export async function decideProduct(deps: Deps, actor: Actor, id: number, decision: Decision): Promise<void> {
  const { version, ...verdict } = decision;
  const refused = await decideTogether(deps, actor, [{ id, version }], verdict);
  for (const code of refused.values()) throw new ApiError(code);
}

/** So many in one transaction: their rows are locked no longer than a page may wait for them. */
const TOGETHER = 100;

/** The same of many products, each of which is decided or refused by itself. */
export async function decideProducts(
  deps: Deps,
  actor: Actor,
  items: readonly Seen[],
  verdict: Verdict,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < items.length; from += TOGETHER) {
    const part = items.slice(from, from + TOGETHER);
    try {
      const refused = await decideTogether(deps, actor, part, verdict);
      outcomes.push(...part.map(({ id }) => outcomeOf(id, refused.get(id))));
    } catch {
      // what one of them meets must not keep the others
      const decideOne = ({ id, version }: Seen) => decideProduct(deps, actor, id, { ...verdict, version });
      outcomes.push(...(await decideEach(part, decideOne)));
    }
  }
  return outcomes;
}

/** Decides in one transaction, one statement a table. Returns why, of those it left. */
const decideTogether = (
  deps: Deps,
  actor: Actor,
  items: readonly Seen[],
  verdict: Verdict,
): Promise<Map<number, ErrorCode>> =>
  deps.db.transaction(async (tx) => {
    const locked = new Map(
      (
        await query.lockProducts(
          tx,
          items.map(({ id }) => id),
        )
      ).map((product) => [product.id, product]),
    );
    const owners = await query.ownersOf(
      tx,
      [...locked.values()].map(({ companyId }) => companyId),
    );
    const refused = new Map<number, ErrorCode>();
    for (const { id, version } of items) {
      const code = whyNot(locked.get(id), version, actor, owners);
      if (code) refused.set(id, code);
    }
    const products = [...locked.values()].filter(({ id }) => !refused.has(id));
    const ids = products.map(({ id }) => id);
    if (ids.length === 0) return refused;

    const now = deps.now();
    const before = await productsBefore(tx, ids);
    const moved = await transitionAll(tx, query.productStates, {
      where: query.productsOf(ids),
      action: verdict.approve ? 'approve' : 'reject',
      by: 'reviewer',
      caller: actor,
      change: verdict.approve
        ? { ...APPROVED, publishedAt: now, refreshedAt: now, updatedAt: now, reviewedAt: now }
        : { reasons: verdict.reasons, reviewNote: verdict.note, updatedAt: now, reviewedAt: now },
      detail: ({ version }) => ({ ...verdict, version }),
    });
    const submitted = new Map(moved.map(({ id, submittedAt }) => [id, submittedAt]));
    const made = await recordDecisions(
      tx,
      deps,
      actor,
      products.map(({ id, companyId }) => ({
        ...kindOf(verdict),
        entity: 'product',
        entityId: id,
        party: { userId: owners.get(companyId)!, companyId },
        waited: submitted.get(id)!,
        before: before.get(id)!,
      })),
    );
    await tellEachLater(
      deps,
      tx,
      toldSeller,
      products.map((product, n) => ({
        decision: made[n]!,
        what: verdict.approve
          ? told(product, 'product_approved')
          : told(product, 'product_rejected', { ...verdict, decision: made[n]! }),
      })),
    );
    if (verdict.approve) {
      await forgetApproved(tx, ids);
      await indexProducts(deps, tx, ids);
      await dropProductPages(tx, ...products);
    }
    return refused;
  });

const APPROVED = { reasons: [], reviewNote: '' };

function whyNot(
  product: query.LockedProduct | undefined,
  version: number,
  actor: Actor,
  owners: ReadonlyMap<number, number>,
): ErrorCode | null {
  if (!product || product.status === PRODUCT_STATUS.deleted) return 'not_found';
  if (product.status !== PRODUCT_STATUS.underReview) return 'wrong_state';
  if (product.version !== version) return 'conflict';
  return owners.get(product.companyId) === actor.user.id ? 'forbidden' : null;
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
      ...kindOf(decision),
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
  await forgetApproved(tx, [id]);
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
