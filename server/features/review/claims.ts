/** Claims: a reviewer holds an entry for 15 minutes, so that two do not work on the same one (decision 23). */
import type { ErrorCode } from '../../../contract/schema/error.ts';
import type { ReviewKind } from '../../../contract/schema/review.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, found, notFound } from '../../platform/http/error.ts';
import { type Outcome, outcomeOf } from './bulk.ts';
import * as query from './claims.sql.ts';
import { entryRow, entryRows } from './entries.sql.ts';
import { canTakeOver, mayDecide } from './review.policy.ts';
import { scopeOf } from './scope.ts';
import { isWaiting } from './waiting.sql.ts';

const CLAIM = 15 * 60_000;

/**
 * Takes or prolongs a claim. Throws ApiError not_found unless the entry waits, forbidden for one of the actor's own
 * account, which they may not decide and so must not hold; claimed while another has it.
 */
export async function claimEntry(deps: Deps, actor: Actor, kind: ReviewKind, id: number): Promise<null> {
  const now = deps.now();
  if (!(await isWaiting(deps.db, kind, id, now))) throw notFound();
  await requireForeign(deps, actor, kind, id);
  const until = new Date(now.getTime() + CLAIM);
  if (!(await query.upsertClaim(deps.db, kind, id, actor.user.id, { now, until })))
    throw new ApiError('claimed');
  return null;
}

/**
 * Takes an entry that another may have claimed, who is told by a live event; their decision is refused from now on. Throws
 * ApiError not_found unless the entry waits, forbidden for one of the actor's own account.
 */
export async function takeOverEntry(deps: Deps, actor: Actor, kind: ReviewKind, id: number): Promise<null> {
  const now = deps.now();
  if (!(await isWaiting(deps.db, kind, id, now))) throw notFound();
  await requireForeign(deps, actor, kind, id);
  const until = new Date(now.getTime() + CLAIM);
  await query.moveClaim(deps.db, kind, id, actor.user.id, until);
  return null;
}

/** Gives an own claim back; without one it does nothing. Throws ApiError claimed when another has it. */
export async function releaseEntry(deps: Deps, actor: Actor, kind: ReviewKind, id: number): Promise<null> {
  await query.deleteOwnClaim(deps.db, kind, id, actor.user.id);
  await requireUnclaimed(deps, actor, kind, id);
  return null;
}

/**
 * Runs a decision on an entry that nobody else has claimed and that is not of the actor's own company, then frees the
 * claim. Claims are a courtesy: of two decisions at once the status decides. Throws ApiError not_found, forbidden, claimed.
 */
export async function decideClaimed(
  deps: Deps,
  actor: Actor,
  kind: ReviewKind,
  id: number,
  decide: () => Promise<void>,
): Promise<null> {
  for (const code of (await refusalsOf(deps, actor, kind, [id])).values()) throw new ApiError(code);
  await decide();
  await query.deleteClaims(deps.db, kind, [id]);
  return null;
}

/** The same of many: those that may be decided are decided together. One that is named twice is decided once. */
export async function decideManyClaimed<Item extends { id: number }>(
  deps: Deps,
  actor: Actor,
  kind: ReviewKind,
  named: readonly Item[],
  decide: (items: Item[]) => Promise<Outcome[]>,
): Promise<Outcome[]> {
  const items = new Map(named.map((item) => [item.id, item]));
  const refused = await refusalsOf(deps, actor, kind, [...items.keys()]);
  const outcomes = await decide([...items.values()].filter(({ id }) => !refused.has(id)));
  const decided = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  await query.deleteClaims(
    deps.db,
    kind,
    outcomes.flatMap(({ id, done }) => (done ? [id] : [])),
  );
  return [...items.keys()].map((id) => decided.get(id) ?? outcomeOf(id, refused.get(id)));
}

/** Why, of those that the actor may not decide. */
async function refusalsOf(
  deps: Deps,
  actor: Actor,
  kind: ReviewKind,
  ids: readonly number[],
): Promise<Map<number, ErrorCode>> {
  const scope = await scopeOf(deps, actor);
  const entries = new Map(
    (await entryRows(deps.db, kind, ids, deps.now())).map((entry) => [entry.id, entry]),
  );
  return new Map(
    ids.flatMap((id): [number, ErrorCode][] => {
      const entry = entries.get(id);
      if (!entry) return [[id, 'not_found']];
      if (!mayDecide(actor, scope, kind, entry)) return [[id, 'forbidden']];
      return canTakeOver(actor, entry.claimed_by ?? undefined) ? [] : [[id, 'claimed']];
    }),
  );
}

async function requireForeign(deps: Deps, actor: Actor, kind: ReviewKind, id: number): Promise<void> {
  const entry = found(await entryRow(deps.db, kind, id, deps.now()));
  if (!mayDecide(actor, await scopeOf(deps, actor), kind, entry)) throw new ApiError('forbidden');
}

async function requireUnclaimed(deps: Deps, actor: Actor, kind: ReviewKind, id: number): Promise<void> {
  const claimant = await query.claimant(deps.db, kind, id, deps.now());
  if (!canTakeOver(actor, claimant)) throw new ApiError('claimed');
}

/** Removes claims that have lapsed; for the daily job. */
export async function removeLapsedClaims(deps: Deps): Promise<void> {
  await query.deleteLapsed(deps.db, deps.now());
}
