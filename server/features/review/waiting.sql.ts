/** The table of what waits: nothing of an owner who is banned or gone stands in it (decision 37). */
import { type SQL, sql } from 'drizzle-orm';
import type { QueueQuery, ReviewKind } from '../../../contract/schema/review.ts';
import type { QueueOrder, QueuePlace } from '../../../domain/review/queue.ts';
import type { Executor } from '../../platform/database/database.ts';
import { reviewClaims, reviewCountDeltas, reviewCounts, reviewQueue } from './review.tables.ts';

export type QueueFilter = Pick<
  QueueQuery,
  'kw' | 'category' | 'company' | 'tier' | 'findings' | 'older' | 'language' | 'mine'
>;
interface Asked {
  kind: ReviewKind;
  filter: QueueFilter;
  /** Of parties who read one of these; of all where none is named. */
  languages: readonly string[];
  now: Date;
  reviewerId: number;
}

const LIKE_SPECIAL = /[\\%_]/g;
const HOUR_MS = 3_600_000;

const isOpen = (now: Date) => sql`(q.ends_at IS NULL OR q.ends_at > ${now.toISOString()}::timestamptz)`;
const isReadIn = (languages: readonly string[]) =>
  sql`q.language = ANY (${sql.param([...languages])}::text[])`;

function conditions({ kind, filter, languages, now, reviewerId }: Asked): SQL {
  const { kw, category, company, tier, findings, older, language, mine } = filter;
  const since = older && new Date(now.getTime() - older * HOUR_MS).toISOString();
  const words = kw.toLowerCase().split(/\s+/).filter(Boolean);
  return sql.join(
    [
      sql`q.kind = ${kind}`,
      isOpen(now),
      ...words.map((word) => sql`q.words LIKE ${`%${word.replace(LIKE_SPECIAL, '\\$&')}%`}`),
      ...(category ? [sql`q.root_id = ${category}::bigint`] : []),
      ...(company ? [sql`q.company_id = ${company}::bigint`] : []),
      ...(tier ? [tier === 'none' ? sql`q.tier IS NULL` : sql`q.tier = ${tier}`] : []),
      ...(findings ? [findings === 'some' ? sql`q.weight > 0` : sql`q.weight = 0`] : []),
      ...(since ? [sql`q.waits_since <= ${since}::timestamptz`] : []),
      ...(language ? [sql`q.language = ${language}`] : []),
      ...(languages.length > 0 ? [isReadIn(languages)] : []),
      ...(mine
        ? [
            sql`EXISTS (SELECT FROM ${reviewClaims} r WHERE r.entity = q.kind AND r.entity_id = q.entity_id
              AND r.reviewer_id = ${reviewerId} AND r.until > ${now.toISOString()}::timestamptz)`,
          ]
        : []),
    ],
    sql` AND `,
  );
}

const ORDERS: Record<QueueOrder, SQL> = {
  age: sql`q.waits_since, q.entity_id`,
  risk: sql`q.weight DESC, q.waits_since, q.entity_id`,
};

/** What stands behind a place; moments are compared as they were written, in milliseconds. */
function behind(order: QueueOrder, { weight, since, id }: QueuePlace): SQL {
  const at = sql`${new Date(since).toISOString()}::timestamptz`;
  // of entries within the same millisecond those of the page before are left out by their ids
  const later = sql`(q.waits_since, q.entity_id) > (${at}, ${id}) AND NOT (date_trunc('milliseconds', q.waits_since) = ${at} AND q.entity_id <= ${id})`;
  return order === 'age'
    ? sql`q.waits_since >= ${at} AND ${later}`
    : sql`q.weight <= ${weight} AND (q.weight < ${weight} OR ${later})`;
}

export interface WaitingRow {
  id: number;
  weight: number;
  since: Date;
}

export async function waitingPage(
  executor: Executor,
  asked: Asked,
  order: QueueOrder,
  { limit, offset, after }: { limit: number; offset: number; after: QueuePlace | null },
): Promise<WaitingRow[]> {
  const { rows } = await executor.execute<{ id: number; weight: number; since: string }>(sql`
    SELECT q.entity_id AS id, q.weight, q.waits_since AS since FROM ${reviewQueue} q
    WHERE ${conditions(asked)} ${after ? sql`AND ${behind(order, after)}` : sql``}
    ORDER BY ${ORDERS[order]} LIMIT ${limit} OFFSET ${after ? 0 : offset}`);
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}

const isNarrowed = ({ kw, category, company, tier, findings, older, language, mine }: QueueFilter): boolean =>
  kw !== '' ||
  [category, company, tier, findings, older, language, mine].some((value) => value !== undefined);

/** Without a filter from the counts, which are kept; with one the entries are counted. */
export async function countMatching(executor: Executor, asked: Asked): Promise<number> {
  if (!isNarrowed(asked.filter)) {
    const counts = await queueCounts(executor, asked.now, asked.languages);
    return counts.find(({ kind }) => kind === asked.kind)?.waiting ?? 0;
  }
  const { rows } = await executor.execute<{ n: number }>(
    sql`SELECT count(*) AS n FROM ${reviewQueue} q WHERE ${conditions(asked)}`,
  );
  return rows[0]!.n;
}

/** How many wait in each queue and since when the oldest does; a queue in which nothing waits has no row. */
export async function queueCounts(
  executor: Executor,
  now: Date,
  languages: readonly string[],
): Promise<{ kind: ReviewKind; waiting: number; oldest: Date | null }[]> {
  const kept = sql`
    SELECT kind, sum(n)::bigint AS waiting,
      (SELECT q.waits_since FROM ${reviewQueue} q WHERE q.kind = counted.kind AND ${isOpen(now)}
        ORDER BY q.waits_since, q.entity_id LIMIT 1) AS oldest
    FROM (SELECT kind, waiting AS n FROM ${reviewCounts} UNION ALL SELECT kind, change FROM ${reviewCountDeltas}
      UNION ALL SELECT kind, -1 FROM ${reviewQueue} q WHERE q.ends_at <= ${now.toISOString()}::timestamptz) counted
    GROUP BY kind`;
  // who reviews some languages alone has the entries counted
  const ofLanguages = sql`SELECT q.kind, count(*) AS waiting, min(q.waits_since) AS oldest FROM ${reviewQueue} q
    WHERE ${isOpen(now)} AND ${isReadIn(languages)} GROUP BY q.kind`;
  const { rows } = await executor.execute<{ kind: ReviewKind; waiting: number; oldest: string | null }>(
    languages.length > 0 ? ofLanguages : kept,
  );
  return rows.map((row) => ({ ...row, oldest: row.oldest === null ? null : new Date(row.oldest) }));
}

export async function isWaiting(
  executor: Executor,
  kind: ReviewKind,
  id: number,
  now: Date,
): Promise<boolean> {
  const found = await executor.execute(
    sql`SELECT FROM ${reviewQueue} q WHERE q.kind = ${kind} AND q.entity_id = ${id} AND ${isOpen(now)}`,
  );
  return found.rows.length > 0;
}

/** Of the findings of what waits; 0 of what does not. */
export async function weightOf(executor: Executor, kind: ReviewKind, id: number): Promise<number> {
  const { rows } = await executor.execute<{ weight: number }>(
    sql`SELECT q.weight FROM ${reviewQueue} q WHERE q.kind = ${kind} AND q.entity_id = ${id}`,
  );
  return rows[0]?.weight ?? 0;
}

/** @returns how many changes of the counts were folded; 0 too while another server folds */
export async function foldCounts(tx: Executor, most: number): Promise<number> {
  const { rows: locks } = await tx.execute<{ free: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(hashtext('review_count_deltas')) AS free`,
  );
  if (!locks[0]?.free) return 0;
  const { rows } = await tx.execute<{ folded: number }>(sql`
    WITH taken AS (
      DELETE FROM ${reviewCountDeltas}
      WHERE id = ANY(ARRAY(SELECT id FROM ${reviewCountDeltas} ORDER BY id LIMIT ${most})) RETURNING kind, change),
    folded AS (
      INSERT INTO ${reviewCounts} AS c (kind, waiting) SELECT kind, sum(change) FROM taken GROUP BY kind
      ON CONFLICT (kind) DO UPDATE SET waiting = c.waiting + excluded.waiting)
    SELECT count(*) AS folded FROM taken`);
  return rows[0]?.folded ?? 0;
}

/** Puts in what waits and is missing, takes out what does not wait. @returns how many were wrong */
export async function repairQueue(tx: Executor): Promise<{ missing: number; surplus: number }> {
  const { rows: gone } = await tx.execute<{ n: number }>(sql`
    WITH gone AS (DELETE FROM ${reviewQueue} q
      WHERE NOT EXISTS (SELECT FROM review_sources s WHERE s.kind = q.kind AND s.entity_id = q.entity_id) RETURNING 1)
    SELECT count(*) AS n FROM gone`);
  const { rows: put } = await tx.execute<{ n: number }>(sql`
    SELECT count(put_in_queue(s)) AS n FROM review_sources s
    WHERE NOT EXISTS (SELECT FROM ${reviewQueue} q WHERE q.kind = s.kind AND q.entity_id = s.entity_id)`);
  return { missing: put[0]!.n, surplus: gone[0]!.n };
}

/** Counts again what stands in the queue, in the place of what was counted since ever. */
export async function recount(tx: Executor): Promise<void> {
  await tx.execute(sql`LOCK TABLE ${reviewQueue} IN SHARE MODE`);
  await tx.execute(sql`DELETE FROM ${reviewCountDeltas}`);
  await tx.execute(sql`
    INSERT INTO ${reviewCounts} AS c (kind, waiting)
    SELECT k.kind, count(q.entity_id) FROM (SELECT kind FROM ${reviewCounts} UNION SELECT kind FROM ${reviewQueue}) k
    LEFT JOIN ${reviewQueue} q ON q.kind = k.kind GROUP BY k.kind
    ON CONFLICT (kind) DO UPDATE SET waiting = excluded.waiting`);
}
