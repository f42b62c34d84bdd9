/** What pg-boss has no call for, in its table of jobs. */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import type { DeadItem, DeadKind, KindFigures } from './work.ts';

const idsOf = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`;
const keysOf = (keys: readonly string[]) => sql`${sql.param([...keys])}::text[]`;

/** Ends what is done. */
export const deleteDone = (executor: Executor, kind: string, ids: readonly string[]) =>
  executor.execute(
    sql`DELETE FROM pgboss.job WHERE name = ${kind} AND id = ANY(${idsOf(ids)}) AND state = 'active'`,
  );

/** The dead of keys of which one is done. */
export const deleteDeadOfKeys = (executor: Executor, kind: string, keys: readonly string[]) =>
  executor.execute(
    sql`DELETE FROM pgboss.job WHERE name = ${kind} AND state = 'failed' AND singleton_key = ANY(${keysOf(keys)})`,
  );

/** Tries that said when; a second at least, whatever their clock, so that none goes round and round. */
export const putBack = (executor: Executor, kind: string, items: readonly { id: string; at: Date }[]) =>
  executor.execute(sql`
    UPDATE pgboss.job j SET state = 'created', started_on = NULL, heartbeat_on = NULL, retry_count = 0,
      start_after = greatest(later.at, now() + interval '1 second')
    FROM unnest(${idsOf(items.map(({ id }) => id))}, ${sql.param(items.map(({ at }) => at.toISOString()))}::timestamptz[])
      AS later (id, at)
    WHERE j.name = ${kind} AND j.id = later.id AND j.state = 'active'`);

/** How many of these keys waited. */
export async function moveWaiting(
  executor: Executor,
  kind: string,
  keys: readonly string[],
  at: Date,
): Promise<number> {
  // the policy, so that the index of keys is used
  const { rowCount } = await executor.execute(sql`
    UPDATE pgboss.job SET start_after = ${at} WHERE name = ${kind} AND state < 'active' AND policy = 'exclusive'
      AND coalesce(singleton_key, '') = ANY(${keysOf(keys)})`);
  return rowCount ?? 0;
}

/** Of the dead of a key the last is kept. */
export const deleteEarlierDead = (executor: Executor, kind: string, key: string) =>
  executor.execute(sql`
    DELETE FROM pgboss.job old USING pgboss.job latest
    WHERE old.name = ${kind} AND latest.name = ${kind} AND old.state = 'failed' AND latest.state = 'failed'
      AND old.singleton_key = ${key} AND latest.singleton_key = ${key}
      AND (old.completed_on, old.id) < (latest.completed_on, latest.id)`);

/** A try that was none: another server, or the next start, has it. */
export const giveBack = (executor: Executor, kind: string, ids: readonly string[]) =>
  executor.execute(sql`
    UPDATE pgboss.job SET state = CASE WHEN retry_count > 0 THEN 'retry' ELSE 'created' END::pgboss.job_state,
      started_on = NULL, heartbeat_on = NULL, start_after = now()
    WHERE name = ${kind} AND state = 'active' AND id = ANY(${idsOf(ids)})`);

/** The number of an item: the random bits at the beginning of its id, as pg-boss' ids are too long to be one. */
const NUMBER = sql.raw("('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint::float8");

const isDead = (kinds: readonly string[]): SQL =>
  sql`state = 'failed' AND name = ANY(${sql.param([...kinds])}::text[])`;
const isOneOf = (ids: readonly number[]): SQL => sql`${NUMBER} = ANY(${sql.param([...ids])}::float8[])`;

/** The dead, the last first. */
export async function deadItems(
  executor: Executor,
  kinds: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<DeadItem[]> {
  const { rows } = await executor.execute<
    DeadKind & { reason: string; attempts: number; created_on: Date | string; completed_on: Date | string }
  >(sql`
    SELECT ${NUMBER} AS id, name AS kind, data, retry_count + 1 AS attempts, created_on, completed_on,
      coalesce(output->>'message', output->'value'->>'message', '') AS reason
    FROM pgboss.job WHERE ${isDead(kinds)} ORDER BY completed_on DESC, job.id LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(({ created_on, completed_on, ...row }) => ({
    ...row,
    createdAt: new Date(created_on),
    diedAt: new Date(completed_on),
  }));
}

/** Each kind in the order given, those without items too. */
export async function kindFigures(executor: Executor, kinds: readonly string[]): Promise<KindFigures[]> {
  const { rows } = await executor.execute<Omit<KindFigures, 'oldest'> & { oldest: Date | string | null }>(sql`
    SELECT kind, count(*) FILTER (WHERE state < 'active' AND start_after <= now())::int AS waiting,
      count(*) FILTER (WHERE state < 'active' AND start_after > now())::int AS later,
      count(*) FILTER (WHERE state = 'active')::int AS running,
      count(*) FILTER (WHERE state = 'failed')::int AS dead,
      min(start_after) FILTER (WHERE state < 'active' AND start_after <= now()) AS oldest
    FROM unnest(${sql.param([...kinds])}::text[]) WITH ORDINALITY AS k (kind, n)
    LEFT JOIN pgboss.job ON job.name = kind GROUP BY kind, n ORDER BY n`);
  return rows.map((row) => ({ ...row, oldest: row.oldest === null ? null : new Date(row.oldest) }));
}

/** How many are dead, by kind; a kind without any is not named. */
export async function countDead(executor: Executor, kinds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await executor.execute<{ kind: string; n: number }>(
    sql`SELECT name AS kind, count(*)::int AS n FROM pgboss.job WHERE ${isDead(kinds)} GROUP BY name`,
  );
  return new Map(rows.map(({ kind, n }) => [kind, n]));
}

export async function deadSince(executor: Executor, kinds: readonly string[]): Promise<Date | null> {
  const { rows } = await executor.execute<{ since: Date | string | null }>(
    sql`SELECT min(completed_on) AS since FROM pgboss.job WHERE ${isDead(kinds)}`,
  );
  const since = rows[0]?.since ?? null;
  return since === null ? null : new Date(since);
}

/** Makes dead ones due, with all their attempts before them; one whose key another has taken meanwhile is that one's. */
export async function reviveDead(
  executor: Executor,
  kinds: readonly string[],
  ids: readonly number[],
): Promise<DeadKind[]> {
  const { rows } = await executor.execute<DeadKind & Record<string, unknown>>(sql`
    WITH dead AS (
      DELETE FROM pgboss.job WHERE ${isDead(kinds)} AND ${isOneOf(ids)} RETURNING *
    ), again AS (
      INSERT INTO pgboss.job (id, name, data, singleton_key, group_id, policy, retry_limit, retry_delay, retry_backoff,
        retry_delay_max, expire_seconds, deletion_seconds, keep_until, heartbeat_seconds)
      SELECT gen_random_uuid(), name, data, singleton_key, group_id, policy, retry_limit, retry_delay, retry_backoff,
        retry_delay_max, expire_seconds, deletion_seconds, now() + interval '10 years', heartbeat_seconds
      FROM dead ON CONFLICT DO NOTHING
    )
    SELECT ${NUMBER} AS id, name AS kind, data FROM dead`);
  return rows;
}

export async function deleteDead(
  executor: Executor,
  kinds: readonly string[],
  ids: readonly number[],
): Promise<DeadKind[]> {
  const { rows } = await executor.execute<DeadKind & Record<string, unknown>>(sql`
    DELETE FROM pgboss.job WHERE ${isDead(kinds)} AND ${isOneOf(ids)} RETURNING ${NUMBER} AS id, name AS kind, data`);
  return rows;
}
