/** What a backup takes from the database and how it is restored: by the catalogue, so that no table is forgotten. */
import pg, { type PoolClient } from 'pg';
import { lockMigrations } from '../../platform/database/migrations.ts';

const name = pg.escapeIdentifier;

/** Not of an extension, such as the tables of PostGIS. */
const OURS = (catalogue: string) =>
  `NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = '${catalogue}'::regclass AND d.objid = o.oid AND d.deptype = 'e')`;
const RELATIONS = (kinds: string) =>
  `pg_class o WHERE o.relnamespace = current_schema()::regnamespace AND o.relkind IN (${kinds}) AND ${OURS('pg_class')}`;

export interface Table {
  name: string;
  /** Without those that PostgreSQL computes. */
  columns: string[];
}

/** A month of a log stands below it, and is read and restored through it. */
const IS_BELOW = 'EXISTS (SELECT FROM pg_inherits i WHERE i.inhrelid = o.oid)';

/** Tables that outlive a crash; what may be lost is UNLOGGED. */
export async function tablesOf(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT o.relname AS name, (SELECT coalesce(json_agg(a.attname ORDER BY a.attnum), '[]') FROM pg_attribute a
      WHERE a.attrelid = o.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
    FROM ${RELATIONS(`'r'`)} AND o.relpersistence = 'p' AND NOT ${IS_BELOW} ORDER BY 1`);
  return rows;
}

/** Last values of the sequences that have given one. */
export async function sequencesOf(client: PoolClient): Promise<Record<string, number>> {
  const { rows } = await client.query(`
    SELECT o.relname AS name, pg_sequence_last_value(o.oid) AS last FROM ${RELATIONS(`'S'`)}`);
  return Object.fromEntries(rows.filter((row) => row.last !== null).map((row) => [row.name, row.last]));
}

export async function setSequence(client: PoolClient, sequence: string, last: number): Promise<void> {
  await client.query('SELECT setval($1::regclass, $2)', [name(sequence), last]);
}

/** One moment of the database, for as long as it takes; nobody alters these tables meanwhile. */
export async function beginSnapshot(client: PoolClient): Promise<void> {
  const tables = await tablesOf(client);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(`SET LOCAL statement_timeout = 0`);
  await client.query(`SET LOCAL idle_in_transaction_session_timeout = 0`);
  // how dates are written must not hang on who reads them
  await client.query(`SET LOCAL datestyle = 'ISO'`);
  await client.query(`SET LOCAL intervalstyle = 'postgres'`);
  if (tables.length > 0)
    await client.query(
      `LOCK TABLE ${tables.map((table) => name(table.name)).join(', ')} IN ACCESS SHARE MODE`,
    );
}

export const copyOut = (table: Table): string =>
  // of a table alone COPY leaves out what stands below it
  `COPY (SELECT ${table.columns.map(name).join(', ')} FROM ${name(table.name)}) TO STDOUT`;
export const copyIn = (table: Table): string =>
  `COPY ${name(table.name)} (${table.columns.map(name).join(', ')}) FROM STDIN`;

/** Stored files that rows name, in the order of their ids. */
export async function filesAfter(
  client: PoolClient,
  last: number,
  limit: number,
): Promise<{ id: number; key: string; mime: string }[]> {
  const { rows } = await client.query(
    'SELECT id, key, mime FROM files WHERE id > $1 AND deleted_at IS NULL ORDER BY id LIMIT $2',
    [last, limit],
  );
  return rows;
}

/**
 * Keeps servers from migrating until the connection ends: one that starts meanwhile waits. Says how many others are
 * connected to this database.
 */
export async function lockOutServers(client: PoolClient): Promise<number> {
  await lockMigrations(client);
  const { rows } = await client.query(`
    SELECT count(*) AS others FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND coalesce(backend_type, 'client backend') = 'client backend'`);
  return rows[0].others;
}

/** Removes everything of the schema but what extensions have brought. */
export async function dropEverything(client: PoolClient): Promise<void> {
  // sequences of columns go with their tables, and cannot go before them
  const { rows } = await client.query<{ statement: string }>(`
    SELECT format('DROP %s IF EXISTS %s CASCADE',
      CASE o.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END,
      o.oid::regclass) AS statement, o.relkind = 'S' AS later FROM ${RELATIONS(`'r', 'p', 'v', 'm', 'S'`)}
    UNION ALL
    SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', o.oid::regprocedure), true FROM pg_proc o
    WHERE o.pronamespace = current_schema()::regnamespace AND ${OURS('pg_proc')}
    ORDER BY later`);
  for (const { statement } of rows) await client.query(statement);
}

/**
 * Lets rows come in any order, as they are: without references, without triggers that would count them again. Needs no
 * right but that of the owner. Returns what brings the references back, which checks every row.
 */
export async function openTables(client: PoolClient): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ of: string; constraint: string; definition: string }>(`
    SELECT o.conrelid::regclass::text AS of, quote_ident(o.conname) AS constraint, pg_get_constraintdef(o.oid) AS definition
    FROM pg_constraint o WHERE o.contype = 'f' AND o.connamespace = current_schema()::regnamespace AND o.conparentid = 0`);
  const tables = (await tablesOf(client)).map((table) => name(table.name));
  for (const { of, constraint } of rows)
    await client.query(`ALTER TABLE ${of} DROP CONSTRAINT ${constraint}`);
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  return async () => {
    for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    for (const { of, constraint, definition } of rows)
      await client.query(`ALTER TABLE ${of} ADD CONSTRAINT ${constraint} ${definition}`);
  };
}

/** What a migration has put into tables comes from the archive instead. */
export async function emptyTables(client: PoolClient, tables: readonly string[]): Promise<void> {
  if (tables.length > 0) await client.query(`TRUNCATE ${tables.map(name).join(', ')}`);
}
