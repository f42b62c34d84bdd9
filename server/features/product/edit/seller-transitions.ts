/**
 * How sellers withdraw, take offline, delete and restore products, one or many at once (spec M2.9, M4.3; decisions
 * 21, 26).
 */
import {
  PRODUCT_STATUS,
  type ProductStatus,
  productLifecycle,
  restorableSince,
} from '../../../../domain/product/product-review.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { transitionAll } from '../../../platform/database/transition.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { unindexProducts } from '../../../search/index/indexing.ts';
import { dropProductPages } from '../public/cache-tags.ts';
import { keepApproved } from './approved.ts';
import { type Outcome, outcomesOf, requireDone } from './outcomes.ts';
import { roomFor } from './room.ts';
import * as query from './write.sql.ts';

const { draft, published, deleted } = PRODUCT_STATUS;
export type Move = 'withdraw' | 'takeOffline' | 'restore' | 'remove';

/**
 * Moves own products, those that may move in the order of their ids. Withdrawn, a published product stays online and its
 * edit goes. Per id: not_found for what is not the seller's, wrong_state, restore_expired, restore_reported, quota_drafts
 * for what would be one draft too many.
 */
export async function moveProducts(
  deps: Deps,
  actor: MemberActor,
  move: Move,
  ids: readonly number[],
): Promise<Outcome[]> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const company = (await query.lockCompany(tx, actor.user.company.id))!;
    const own = await query.lockProducts(tx, ids, company.id);
    const code = new Map(own.map((product) => [product.id, problemOf(move, product, now)]));
    if (move === 'restore')
      for (const id of await query.reportedAmong(tx, ids))
        if (code.get(id) === null) code.set(id, 'restore_reported');
    const able = own.filter(({ id }) => code.get(id) === null);
    const room = productLifecycle.to(move) === draft ? await roomFor(deps, tx, company, draft) : able.length;
    for (const { id } of able.slice(Math.max(0, room))) code.set(id, 'quota_drafts');
    const moving = able.slice(0, Math.max(0, room));
    if (move === 'restore')
      await query.dropTakenNumbers(
        tx,
        company.id,
        moving.map(({ id }) => id),
      );
    if (moving.length > 0) await moveLocked(deps, tx, actor, move, moving);
    if (move === 'withdraw') for (const id of await withdrawEdits(deps, tx, actor, own)) code.set(id, null);
    return outcomesOf(ids, code);
  });
}

/** Moves one product. Throws the code as an ApiError. */
export const moveProduct = async (deps: Deps, actor: MemberActor, move: Move, id: number): Promise<null> =>
  requireDone(await moveProducts(deps, actor, move, [id]));

function problemOf(move: Move, { status, deletedAt }: query.LockedProduct, now: Date): string | null {
  if (!productLifecycle.from(move).includes(status)) return 'wrong_state';
  return move === 'restore' && deletedAt! < restorableSince(now) ? 'restore_expired' : null;
}

async function moveLocked(
  deps: Deps,
  tx: Transaction,
  actor: MemberActor,
  move: Move,
  moving: query.LockedProduct[],
): Promise<void> {
  const now = deps.now();
  const ids = moving.map(({ id }) => id);
  const online = moving.filter(({ status }) => status === published);
  await keepApproved(tx, online, now);
  const to: ProductStatus = productLifecycle.to(move);
  await transitionAll(tx, query.productStates, {
    where: query.productsOf(ids),
    action: move,
    by: 'seller',
    caller: actor,
    change: {
      updatedAt: now,
      deletedAt: to === deleted ? now : null,
      ...(to === draft && { submittedAt: null, reasons: [], reviewNote: '' }),
    },
  });
  await withdrawEdits(deps, tx, actor, online);
  await unindexProducts(
    deps,
    tx,
    online.map(({ id }) => id),
  );
  await dropProductPages(tx, ...online);
}

/** Withdraws the edits of published products that wait. Returns the ids of those products. */
async function withdrawEdits(
  deps: Deps,
  tx: Transaction,
  actor: MemberActor,
  products: readonly query.LockedProduct[],
): Promise<number[]> {
  const ids = products.filter(({ status }) => status === published).map(({ id }) => id);
  if (ids.length === 0) return [];
  const withdrawn = await transitionAll(tx, query.revisionStates, {
    where: query.revisionsOf(ids),
    action: 'withdraw',
    by: 'seller',
    caller: actor,
    change: { decidedAt: deps.now(), decidedBy: actor.user.id },
  });
  return withdrawn.map(({ productId }) => productId);
}
