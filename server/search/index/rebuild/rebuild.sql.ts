/**
 * Document tables built under the same names with "_new", which then replace the old ones; all in the caller's one
 * transaction, so a killed server leaves nothing behind.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { isOneOf, SOURCES } from '../document/sources.sql.ts';
import { putDocuments } from '../document.sql.ts';
import { KINDS, type Kind } from '../kinds.ts';
import { searchVersion } from '../search.tables.ts';

export const stagingName = (name: string): string => `${name}_new`;
const named = (name: string): SQL => sql`${sql.identifier(name)}`;
const TABLES = sql.join(
  KINDS.map((kind) => named(SOURCES[kind].table)),
  sql`, `,
);

/** The version that the documents were written by; undefined when there were none so far. */
export async function storedVersion(executor: Executor): Promise<number | undefined> {
  return (await executor.select().from(searchVersion))[0]?.version;
}

export async function storeVersion(executor: Executor, version: number): Promise<void> {
  await executor
    .insert(searchVersion)
    .values({ version })
    .onConflictDoUpdate({ target: searchVersion.whole, set: { version } });
}

export async function createStaging(tx: Executor, kind: Kind): Promise<void> {
  const { table } = SOURCES[kind];
  await tx.execute(
    sql`CREATE TABLE ${named(stagingName(table))} (LIKE ${named(table)} INCLUDING ALL EXCLUDING INDEXES)`,
  );
}

/** Gives the table aside the indexes of the one in place: its primary key, or all others. */
export async function indexStaging(tx: Executor, kind: Kind, which: 'primary key' | 'others'): Promise<void> {
  const { table } = SOURCES[kind];
  const primary = which === 'primary key';
  for (const { name, definition } of await indexesOf(tx, table, primary)) {
    const [start, end] = definition.split(/ INDEX \S+ ON \S+ /);
    await tx.execute(
      sql`${sql.raw(start!)} INDEX ${named(stagingName(name))} ON ${named(stagingName(table))} ${sql.raw(end!)}`,
    );
    if (primary)
      await tx.execute(sql`ALTER TABLE ${named(stagingName(table))}
        ADD CONSTRAINT ${named(stagingName(name))} PRIMARY KEY USING INDEX ${named(stagingName(name))}`);
  }
  // the planner knows nothing of a table that nobody has looked at
  if (!primary) await tx.execute(sql`ANALYZE ${named(stagingName(table))}`);
}

async function indexesOf(tx: Executor, table: string, primary: boolean) {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    SELECT c.relname AS name, pg_get_indexdef(c.oid) AS definition FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE i.indrelid = ${table}::regclass AND i.indisprimary = ${primary} ORDER BY 1`);
  return rows;
}

/**
 * What transactions write that have not ended now: the oldest of them, its own aside, or the next one. Where one of them
 * has others within it, those are younger.
 */
export async function horizon(executor: Executor): Promise<string> {
  const { rows } = await executor.execute<{ xid: string }>(sql`
    SELECT coalesce((SELECT x FROM pg_snapshot_xip(s) x WHERE x IS DISTINCT FROM pg_current_xact_id_if_assigned()
      ORDER BY x LIMIT 1), pg_snapshot_xmax(s))::xid::text AS xid FROM pg_current_snapshot() s`);
  return rows[0]!.xid;
}

const BATCH = 1000;

/**
 * Writes aside what has been written, or removed, in place since the horizon. What is only aside was removed, unless it
 * was missing before.
 */
async function catchUpWith(tx: Executor, kind: Kind, since: string): Promise<void> {
  const { table, key, from, id, belongs, rows: rowsOf } = SOURCES[kind];
  const [aside, column] = [named(stagingName(table)), named(key)];
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT coalesce(d.${column}, a.${column}) AS id FROM ${named(table)} d FULL JOIN ${aside} a ON a.${column} = d.${column}
    WHERE a.${column} IS NULL OR age(d.xmin) <= age(${since}::xid)
      OR d.${column} IS NULL AND NOT EXISTS (SELECT FROM ${from} WHERE ${id} = a.${column} AND ${belongs})`);
  for (let i = 0; i < rows.length; i += BATCH) {
    const ids = rows.slice(i, i + BATCH).map((row) => row.id);
    const now = await rowsOf(tx, sql`${isOneOf(id, ids)} AND ${belongs}`);
    await putDocuments(tx, stagingName(table), key, now);
    const kept = new Set(now.map(([one]) => one));
    await tx.execute(
      sql`DELETE FROM ${aside} WHERE ${isOneOf(
        column,
        ids.filter((one) => !kept.has(one)),
      )}`,
    );
  }
}

/** Catches up with what was written since the horizon; the horizon from which to do so the next time. */
export async function catchUp(tx: Executor, since: string): Promise<string> {
  const next = await horizon(tx);
  for (const kind of KINDS) await catchUpWith(tx, kind, since);
  return next;
}

/** Throws error 55P03 of PostgreSQL after `timeout` milliseconds, 40P01 where somebody waits for the caller. */
export async function lockDocuments(
  tx: Executor,
  mode: 'SHARE' | 'ACCESS EXCLUSIVE',
  timeout: number,
): Promise<void> {
  await tx.execute(sql`SET LOCAL lock_timeout = ${sql.raw(String(timeout))}`);
  await tx.execute(sql`LOCK TABLE ${TABLES} IN ${sql.raw(mode)} MODE`);
}

/** Puts the table aside in the place of the old one. The caller holds the lock ACCESS EXCLUSIVE. */
export async function swapIn(tx: Executor, kind: Kind): Promise<void> {
  const { table } = SOURCES[kind];
  const indexes = [...(await indexesOf(tx, table, true)), ...(await indexesOf(tx, table, false))];
  await tx.execute(sql`DROP TABLE ${named(table)}`);
  await tx.execute(sql`ALTER TABLE ${named(stagingName(table))} RENAME TO ${named(table)}`);
  for (const { name } of indexes)
    await tx.execute(sql`ALTER INDEX ${named(stagingName(name))} RENAME TO ${named(name)}`);
}
