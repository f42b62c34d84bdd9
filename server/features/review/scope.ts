/** What each reviewer reviews (decision 37). */
import type { ReviewKind } from '../../../contract/schema/review.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, found } from '../../platform/http/error.ts';
import { entryRow } from './entries.sql.ts';
import { covers, coversKind, EVERYTHING, type Scope } from './review.policy.ts';
import * as query from './scope.sql.ts';

/** Asked at each call: another scope counts at once. */
export const scopeOf = async ({ db }: Deps, { user }: Actor): Promise<Scope> =>
  user.role === 'reviewer' ? ((await query.scopeOf(db, user.id)) ?? EVERYTHING) : EVERYTHING;

/** Throws ApiError forbidden for a queue that the actor does not review. */
export async function requireKind(deps: Deps, actor: Actor, kind: ReviewKind): Promise<Scope> {
  const scope = await scopeOf(deps, actor);
  if (!coversKind(scope, kind)) throw new ApiError('forbidden');
  return scope;
}

/** Throws ApiError not_found; forbidden for an entry that the actor does not review. */
export async function requireCovered(deps: Deps, actor: Actor, kind: ReviewKind, id: number): Promise<void> {
  const scope = await requireKind(deps, actor, kind);
  if (scope.languages.length === 0) return;
  if (!covers(scope, kind, found(await entryRow(deps.db, kind, id, deps.now())).language))
    throw new ApiError('forbidden');
}

/** Sets what somebody reviews, in the transaction of who sets their role. */
export async function setScope(tx: Transaction, userId: number, scope: Scope): Promise<void> {
  await query.upsertScope(tx, userId, scope);
}

/** Gives the claims of somebody back, who is staff no more or reviews something else. */
export async function releaseClaimsOf(tx: Transaction, actor: Actor, userId: number): Promise<void> {
  const released = await query.deleteClaimsOf(tx, userId);
  if (released > 0)
    await audit(tx, actor, { action: 'release_claims', entity: 'user', id: userId, detail: { released } });
}
