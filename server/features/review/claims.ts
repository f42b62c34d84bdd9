/** Claims: a reviewer takes a case for 15 minutes, so that two do not read the same (decision 23). */
import type { ReviewKind } from '../../../contract/review.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, found, notFound } from '../../platform/error.ts';
import * as query from './claims.sql.ts';
import { caseRow, isWaiting } from './queue.sql.ts';

const CLAIM = 15 * 60_000;

/**
 * Takes or prolongs a claim. Throws ApiError not_found unless the case waits, forbidden for one of the actor's own
 * account, which he may not decide and so must not hold; claimed while another has it.
 */
export async function claimCase(deps: Deps, actor: Actor, kind: ReviewKind, id: number): Promise<void> {
  if (!(await isWaiting(deps.db, kind, id))) throw notFound();
  const now = deps.now();
  await notOwn(deps, actor, kind, id);
  const until = new Date(now.getTime() + CLAIM);
  if (!(await query.takeClaim(deps.db, kind, id, actor.user.id, { now, until })))
    throw new ApiError('claimed');
}

/** Gives an own claim back; without one it does nothing. Throws ApiError claimed when another has it. */
export async function releaseCase(deps: Deps, actor: Actor, kind: ReviewKind, id: number): Promise<void> {
  await query.deleteOwnClaim(deps.db, kind, id, actor.user.id);
  await notClaimedByAnother(deps, actor, kind, id);
}

/**
 * Runs a decision on a case that nobody else has claimed and that is not of the actor's own company, then frees the
 * claim. Claims are a courtesy: of two decisions at once the status decides. Throws ApiError not_found, forbidden, claimed.
 */
export async function deciding(
  deps: Deps,
  actor: Actor,
  kind: ReviewKind,
  id: number,
  decide: () => Promise<void>,
): Promise<void> {
  await notOwn(deps, actor, kind, id);
  await notClaimedByAnother(deps, actor, kind, id);
  await decide();
  await query.deleteClaim(deps.db, kind, id);
}

async function notOwn(deps: Deps, actor: Actor, kind: ReviewKind, id: number): Promise<void> {
  const { owner_id } = found(await caseRow(deps.db, kind, id, deps.now()));
  if (actor.user.id === owner_id) throw new ApiError('forbidden');
}

async function notClaimedByAnother(deps: Deps, actor: Actor, kind: ReviewKind, id: number): Promise<void> {
  const claimant = await query.claimant(deps.db, kind, id, deps.now());
  if (claimant !== undefined && claimant !== actor.user.id) throw new ApiError('claimed');
}

/** Removes claims that have lapsed; for the daily job. */
export async function removeLapsedClaims(deps: Deps): Promise<void> {
  await query.deleteLapsed(deps.db, deps.now());
}
