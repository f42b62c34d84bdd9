/** Multiplies rows, so that the database plans as it would for a large one. */
import type pg from 'pg';

interface Column {
  table: string;
  name: string;
  type: string;
  /** Computed by the database. */
  generated: boolean;
  /** The table that it refers to by its id. */
  refers: string | null;
  /** A unique index reads it. */
  unique: boolean;
}

const COLUMNS = `
  SELECT t.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type, a.attgenerated <> '' AS generated,
    (SELECT r.confrelid::regclass::text FROM pg_constraint r, unnest(r.conkey, r.confkey) AS k (from_number, to_number)
      JOIN pg_attribute o ON o.attnum = k.to_number AND o.attname = 'id'
      WHERE r.contype = 'f' AND r.conrelid = t.oid AND k.from_number = a.attnum AND o.attrelid = r.confrelid LIMIT 1) AS refers,
    EXISTS (SELECT FROM pg_depend d JOIN pg_index i ON i.indexrelid = d.objid AND i.indisunique
      WHERE d.classid = 'pg_class'::regclass AND d.refobjid = t.oid AND d.refobjsubid = a.attnum) OR a.attnum = ANY (
      SELECT unnest(r.conkey) FROM pg_constraint r WHERE r.conrelid = t.oid AND r.contype IN ('p', 'u')) AS unique
  FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE t.relnamespace = 'public'::regnamespace AND t.relname = ANY ($1) ORDER BY t.relname, a.attnum`;

/** Ids of what is made begin here; what a test has made itself stays below. */
const FIRST = 1_000_000;
/** So many rows of a table are of one company or user. */
const OF_ONE = 20;
const OWNERS = new Set(['users', 'companies']);

/**
 * Copies the rows that each table has in turn, until there are `many` more, each with ids and unique values of its own, and
 * spread over as many owners as fit. Copies refer to copies. Triggers do not run; statistics are gathered at the end.
 */
export async function multiply(pool: pg.Pool, tables: readonly string[], many: number): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<Column>(COLUMNS, [tables]);
    const of = Map.groupBy(rows, ({ table }) => table);
    await client.query('BEGIN');
    // neither triggers nor references: what is made here is whole by itself
    await client.query('SET LOCAL session_replication_role = replica');
    for (const table of tables) {
      const columns = of.get(table)!.filter(({ generated }) => !generated);
      const values = columns.map((column) => expressionOf(column, tables));
      const { rowCount } = await client.query(`
        WITH given AS (SELECT *, row_number() OVER () - 1 AS place, count(*) OVER () AS places FROM ${table})
        INSERT INTO ${table} (${columns.map(({ name }) => name).join(', ')}) OVERRIDING SYSTEM VALUE
        SELECT ${values.join(', ')} FROM generate_series(0, ${many - 1}) AS n JOIN given g ON g.place = n % g.places`);
      if (rowCount !== many) throw new Error(`${table} has no row to begin with.`);
    }
    await client.query('COMMIT');
    await client.query(`ANALYZE ${tables.join(', ')}`);
  } finally {
    client.release();
  }
}

function expressionOf({ table, name, type, refers, unique }: Column, tables: readonly string[]): string {
  const own = `g.${name}`;
  if (name === 'id' && /int/.test(type)) return `${FIRST} + n`;
  if (refers && tables.includes(refers)) {
    // a company has one user; of everything else an owner has several
    const number = OWNERS.has(refers) && !OWNERS.has(table) ? `n / ${OF_ONE}` : 'n';
    return `CASE WHEN ${own} IS NOT NULL THEN ${FIRST} + ${number} END`;
  }
  if (!unique || refers) return own;
  if (type === 'uuid') return 'gen_random_uuid()';
  return /^(text|character)/.test(type) ? `right(${own} || n, 20)` : own;
}
