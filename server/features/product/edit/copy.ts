/** Copies of products (decision 26). */
import { PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { ApiError, notFound } from '../../../platform/http/error.ts';
import { copyRows } from './copy.sql.ts';
import { type Outcome, outcomesOf } from './outcomes.ts';
import { roomFor } from './room.ts';
import * as query from './write.sql.ts';

const { draft, deleted } = PRODUCT_STATUS;

/**
 * Makes of each own product a new draft that says and shows the same: of a published one what is online.
 * Per id: not_found, also for the deleted, or quota_drafts.
 */
export const copyProducts = async (
  deps: Deps,
  actor: MemberActor,
  ids: readonly number[],
): Promise<Outcome[]> => (await copy(deps, actor, ids)).outcomes;

/** Copies one. Throws ApiError not_found, quota_drafts. */
export async function copyProduct(
  deps: Deps,
  actor: MemberActor,
  id: number,
): Promise<{ id: number; status: 5 }> {
  const { outcomes, copies } = await copy(deps, actor, [id]);
  const [made] = copies.values();
  if (made !== undefined) return { id: made, status: draft };
  throw outcomes[0]?.code === 'quota_drafts' ? new ApiError('quota_drafts') : notFound();
}

/** The copies by the ids of what they were made of. */
function copy(
  deps: Deps,
  actor: MemberActor,
  ids: readonly number[],
): Promise<{ outcomes: Outcome[]; copies: Map<number, number> }> {
  return deps.db.transaction(async (tx) => {
    const company = (await query.lockCompany(tx, actor.user.company.id))!;
    const own = (await query.lockProducts(tx, ids, company.id)).filter(({ status }) => status !== deleted);
    const room = Math.max(0, await roomFor(deps, tx, company, draft));
    const sources = own.slice(0, room).map(({ id }) => id);
    const copies = await copyRows(tx, sources, deps.now());
    await audit(
      tx,
      actor,
      ...[...copies].map(([of, id]) => ({ action: 'draft', entity: 'product' as const, id, detail: { of } })),
    );
    const codes = new Map(own.map(({ id }) => [id, copies.has(id) ? null : 'quota_drafts']));
    return { outcomes: outcomesOf(ids, codes), copies };
  });
}
