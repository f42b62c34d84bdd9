/** What pg-boss has no call for, in its table of jobs. */
import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';
import type { DeadItem } from './work.ts';

/** Ends items that are done, and the dead ones of their keys. @returns the ids that were there */
export async function deleteDone(
  executor: Executor,
  kind: string,
  ids: readonly string[],
  keys: readonly string[],
): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    DELETE FROM pgboss.job WHERE name = ${kind} AND state = 'active' AND id = ANY(${sql.param([...ids])}::uuid[])
    RETURNING id`);
  if (keys.length > 0)
    await executor.execute(sql`
      DELETE FROM pgboss.job WHERE name = ${kind} AND state = 'failed' AND singleton_key = ANY(${sql.param([...keys])}::text[])`);
  return rows.map(({ id }) => id);
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
    WHERE name = ${kind} AND state = 'active' AND id = ANY(${sql.param([...ids])}::uuid[])`);

/** The dead, the last first. */
export async function deadItems(
  executor: Executor,
  kinds: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<DeadItem[]> {
  const { rows } = await executor.execute<{
    id: string;
    kind: string;
    data: unknown;
    reason: string | null;
    attempts: number;
    created_on: Date | string;
    completed_on: Date | string;
  }>(sql`
    SELECT id, name AS kind, data, coalesce(output->>'message', output->'value'->>'message') AS reason,
      retry_count + 1 AS attempts, created_on, completed_on
    FROM pgboss.job WHERE state = 'failed' AND name = ANY(${sql.param([...kinds])}::text[])
    ORDER BY completed_on DESC, id LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(({ id, kind, data, reason, attempts, ...at }) => ({
    id,
    kind,
    data,
    reason: reason ?? '',
    attempts,
    createdAt: new Date(at.created_on),
    diedAt: new Date(at.completed_on),
  }));
}

/** How many are dead, by kind; a kind without any is not named. */
export async function countDead(executor: Executor, kinds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await executor.execute<{ kind: string; n: number }>(sql`
    SELECT name AS kind, count(*)::int AS n FROM pgboss.job
    WHERE state = 'failed' AND name = ANY(${sql.param([...kinds])}::text[]) GROUP BY name`);
  return new Map(rows.map(({ kind, n }) => [kind, n]));
}
