/** The reviewers' queues and their entries (decisions 23, 37). */
import type { Paged } from '../../../contract/schema/page.ts';
import {
  type QueueEntry,
  type QueueQuery,
  REVIEW_KINDS,
  type ReviewKind,
} from '../../../contract/schema/review.ts';
import { pageOf } from '../../../domain/page/paging.ts';
import { priceLabel } from '../../../domain/price/price.ts';
import { parsePlace, placeText } from '../../../domain/review/queue.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { found } from '../../platform/http/error.ts';
import { entryRow, entryRows, type QueueRow, type RecordRow, recordsOf } from './entries.sql.ts';
import { coversKind } from './review.policy.ts';
import { requireKind, scopeOf } from './scope.ts';
import * as query from './waiting.sql.ts';

export { decideEach, type Outcome, outcomeOf } from './bulk.ts';
export { decideClaimed, decideManyClaimed, removeLapsedClaims } from './claims.ts';
export { foldReviewCounts, repairReviewQueue } from './repair.ts';
export { releaseClaimsOf, requireCovered, setScope } from './scope.ts';

const PAGE_SIZE = 20;

/** Per queue of the actor's how many entries wait, and since when the oldest does. */
export async function reviewCounts(deps: Deps, actor: Actor) {
  const scope = await scopeOf(deps, actor);
  return (await countQueues(deps, scope.languages)).filter(({ kind }) => coversKind(scope, kind));
}

/** Per queue how many entries wait of parties who read one of the languages; of all where none is named. */
export async function countQueues(deps: Deps, languages: readonly string[] = []) {
  const counted = await query.queueCounts(deps.db, deps.now(), languages);
  const counts = new Map(counted.map((count) => [count.kind, count]));
  return REVIEW_KINDS.map((kind) => {
    const { waiting = 0, oldest = null } = counts.get(kind) ?? {};
    return { kind, waiting, oldest: oldest?.toISOString() ?? null };
  });
}

/** Waiting entries, of a page or from a place on. */
export async function reviewQueue(
  deps: Deps,
  actor: Actor,
  kind: ReviewKind,
  { sort, after: given, ...asked }: QueueQuery,
): Promise<Paged<QueueEntry>> {
  const { page, size, ...slice } = pageOf(asked, PAGE_SIZE);
  const after = given ? parsePlace(given) : null;
  const now = deps.now();
  const { languages } = await requireKind(deps, actor, kind);
  const about = { kind, filter: asked, languages, now, reviewerId: actor.user.id };
  const [waiting, total] = await Promise.all([
    query.waitingPage(deps.db, about, sort, { ...slice, after }),
    query.countMatching(deps.db, about),
  ]);
  const ids = waiting.map(({ id }) => id);
  const rows = new Map((await entryRows(deps.db, kind, ids, now)).map((row) => [row.id, row]));
  const records = await recordsByCompany(deps, [...rows.values()]);
  // one that was decided in between has left its table, or not: it is not shown without its facts
  const items = waiting.flatMap((place) => {
    const row = rows.get(place.id);
    return row ? [toEntry(kind, row, place, records)] : [];
  });
  return { items, total, page, size };
}

type Records = ReadonlyMap<number | null, RecordRow>;

async function recordsByCompany(deps: Deps, rows: readonly QueueRow[]): Promise<Records> {
  const ids = new Set(rows.flatMap(({ company_id }) => company_id ?? []));
  return new Map((await recordsOf(deps.db, [...ids])).map((record) => [record.company_id, record]));
}

const priceOf = (price: NonNullable<QueueRow['price']>): string | null => {
  const label = priceLabel({ ...price, min_price: Number(price.min_price) });
  return label.negotiable ? null : label.text;
};

const toRecord = ({ since, ...counts }: RecordRow) => ({ ...counts, since: new Date(since).toISOString() });

const toEntry = (
  kind: ReviewKind,
  row: QueueRow,
  { weight, since }: { weight: number; since: Date },
  records: Records,
): QueueEntry => ({
  kind,
  id: row.id,
  title: row.title,
  company: { id: row.company_id, name: row.company_name, tier: row.tier },
  image: row.image_key && `/files/${row.image_key}`,
  submitted_at: row.submitted_at.toISOString(),
  claimedBy:
    row.claimed_by === null
      ? null
      : {
          id: row.claimed_by,
          name: row.claimed_name ?? '',
          until: row.claimed_until!.toISOString(),
        },
  price: row.price && priceOf(row.price),
  version: row.version,
  record: records.has(row.company_id) ? toRecord(records.get(row.company_id)!) : null,
  weight,
  place: placeText({ weight, since: since.getTime(), id: row.id }),
});

/** One of a queue, in any state. Throws ApiError not_found. */
export async function queueEntry(deps: Deps, kind: ReviewKind, id: number): Promise<QueueEntry> {
  const [row, weight] = await Promise.all([
    entryRow(deps.db, kind, id, deps.now()),
    query.weightOf(deps.db, kind, id),
  ]);
  const entry = found(row);
  return toEntry(kind, entry, { weight, since: entry.submitted_at }, await recordsByCompany(deps, [entry]));
}
