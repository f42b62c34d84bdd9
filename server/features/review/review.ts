/** The reviewers' queues and their entries (decision 23). */
import type { Paged } from '../../../contract/schema/page.ts';
import { type QueueEntry, REVIEW_KINDS, type ReviewKind } from '../../../contract/schema/review.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { found } from '../../platform/http/error.ts';
import { entryRow, type QueueRow, queueCount, queueRows } from './queue.sql.ts';

import { coversKind } from './review.policy.ts';
import { requireKind, scopeOf } from './scope.ts';

export { decideClaimed, removeLapsedClaims } from './claims.ts';
export { releaseClaimsOf, requireCovered, setScope } from './scope.ts';

const PAGE_SIZE = 20;

/** Per queue of the actor's how many entries wait, and since when the oldest does. */
export async function reviewCounts(deps: Deps, actor: Actor) {
  const scope = await scopeOf(deps, actor);
  const kinds = REVIEW_KINDS.filter((kind) => coversKind(scope, kind));
  return Promise.all(
    kinds.map(async (kind) => {
      const { waiting, oldest } = await queueCount(deps.db, kind, deps.now(), scope.languages);
      return { kind, waiting, oldest: oldest?.toISOString() ?? null };
    }),
  );
}

/** Waiting entries that the actor reviews, oldest first. Throws ApiError forbidden for a queue of others. */
export async function reviewQueue(
  deps: Deps,
  actor: Actor,
  kind: ReviewKind,
  paging: PageQuery,
): Promise<Paged<QueueEntry>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { languages } = await requireKind(deps, actor, kind);
  const [rows, { waiting }] = await Promise.all([
    queueRows(deps.db, kind, deps.now(), { ...slice, languages }),
    queueCount(deps.db, kind, deps.now(), languages),
  ]);
  return { items: rows.map((row) => toEntry(kind, row)), total: waiting, page, size };
}

const toEntry = (kind: ReviewKind, row: QueueRow): QueueEntry => ({
  kind,
  id: row.id,
  title: row.title,
  company: { id: row.company_id, name: row.company_name, tier: row.tier },
  image: row.image_key && `/files/${row.image_key}`,
  submitted_at: row.submitted_at.toISOString(),
  claimedBy: row.claimed_by === null ? null : { id: row.claimed_by, name: row.claimed_name ?? '' },
});

/** One of a queue, in any state. Throws ApiError not_found. */
export const queueEntry = async (deps: Deps, kind: ReviewKind, id: number): Promise<QueueEntry> =>
  toEntry(kind, found(await entryRow(deps.db, kind, id, deps.now())));
