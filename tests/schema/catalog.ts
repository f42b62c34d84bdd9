/** What a database is made of, by pg_catalog: two that were made in different ways are compared by it. */
import type { Database } from '../../server/platform/database/database.ts';

const OURS = `= 'public'::regnamespace`;
/** Of a relation or function that no extension has brought. */
const OWN = (oid: string) =>
  `NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = ${oid} AND d.deptype = 'e')`;

/** NOT NULL is said of the column: only PostgreSQL 18 gives it a name. */
const PARTS = `
  SELECT format('%s.%s %s. %s%s %s %s', c.relname, a.attname, row_number() OVER (PARTITION BY c.oid ORDER BY a.attnum),
    format_type(a.atttypid, a.atttypmod), CASE WHEN a.attnotnull THEN ' NOT NULL' END, a.attidentity::text || a.attgenerated::text,
    pg_get_expr(d.adbin, d.adrelid)) || coalesce(' -- ' || col_description(c.oid, a.attnum), '')
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  WHERE c.relnamespace ${OURS} AND c.relkind IN ('r', 'v') AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL SELECT format('%s is %s%s', c.relname, c.relkind, c.relpersistence) FROM pg_class c
  WHERE c.relnamespace ${OURS} AND ${OWN('c.oid')}
  UNION ALL SELECT format('%s %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
  FROM pg_constraint WHERE connamespace ${OURS} AND conrelid <> 0 AND contype <> 'n'
  UNION ALL SELECT format('%s %s', pg_get_indexdef(i.indexrelid), i.indisvalid)
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE c.relnamespace ${OURS}
  UNION ALL SELECT pg_get_functiondef(p.oid) FROM pg_proc p WHERE p.pronamespace ${OURS} AND p.prokind = 'f' AND ${OWN('p.oid')}
  UNION ALL SELECT pg_get_triggerdef(t.oid) || t.tgenabled::text FROM pg_trigger t WHERE NOT t.tgisinternal
  UNION ALL SELECT pg_get_viewdef(c.oid) FROM pg_class c WHERE c.relkind = 'v' AND c.relnamespace ${OURS}
  UNION ALL SELECT format('%s %s %s %s', s.seqrelid::regclass, s.seqstart, s.seqincrement, s.seqmax) FROM pg_sequence s`;

/** Tables, columns, constraints, indexes, functions, triggers, views and sequences, a line each, in order. */
export async function catalogOf(db: Database): Promise<string[]> {
  const { rows } = await db.$client.query<{ part: string }>(
    `SELECT part FROM (${PARTS}) AS all_of (part) ORDER BY 1`,
  );
  return rows.map(({ part }) => part);
}
