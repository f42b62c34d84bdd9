/** Counts the numbers of a day. */
import { type SQL, sql } from 'drizzle-orm';
import { APPEAL_STATUS } from '../../../domain/decision/appeal.ts';
import { MEASURES, type MeasureName } from '../../../domain/figures.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Figure } from './figures.sql.ts';

const within = (column: SQL, day: string): SQL =>
  sql`${column} >= ${`${day} 00:00:00+00`}::timestamptz AND ${column} < ${`${day} 00:00:00+00`}::timestamptz + interval '1 day'`;

const AUDITED = Object.entries(MEASURES).flatMap(([measure, line]) =>
  'audit' in line ? [{ measure: measure as MeasureName, ...line.audit }] : [],
);

const rowsOf = async (db: Executor, query: SQL): Promise<Figure[]> =>
  (await db.execute<Figure & Record<string, unknown>>(query)).rows.map(({ measure, dimension, value }) => ({
    measure,
    dimension,
    value: Number(value),
  }));

/** What happened on a day: by indexes alone, so that today can be asked for at any time. */
export const eventsOf = async (db: Executor, day: string): Promise<Figure[]> => [
  ...(await rowsOf(
    db,
    sql`
    SELECT named.measure, '' AS dimension, count(*) AS value
    FROM audit_log l JOIN jsonb_to_recordset(${JSON.stringify(AUDITED)}::jsonb)
      AS named (measure text, entity text, action text) ON l.entity = named.entity AND l.action = named.action
    WHERE ${within(sql`l.at`, day)} GROUP BY 1`,
  )),
  ...(await rowsOf(
    db,
    sql`SELECT 'empty_searches' AS measure, '' AS dimension, sum(times) AS value FROM empty_searches
        WHERE day = ${day}::date HAVING count(*) > 0`,
  )),
  ...(await rowsOf(
    db,
    sql`
    SELECT 'decisions' AS measure, reviewer_id::text AS dimension, count(*) AS value
    FROM decisions WHERE ${within(sql`decided_at`, day)} GROUP BY 2
    UNION ALL
    SELECT 'reversals', reviewer_id::text, count(*) FROM decisions WHERE ${within(sql`undone_at`, day)} GROUP BY 2
    UNION ALL
    SELECT 'decisions_overturned', d.reviewer_id::text, count(*) FROM appeals a JOIN decisions d ON d.id = a.decision_id
    WHERE a.status = ${APPEAL_STATUS.overturned} AND ${within(sql`a.decided_at`, day)} GROUP BY 2
    UNION ALL
    SELECT 'decisions_disagreed', d.reviewer_id::text, count(*)
    FROM decision_samples s JOIN decisions d ON d.id = s.decision_id
    WHERE NOT s.agrees AND ${within(sql`s.judged_at`, day)} GROUP BY 2`,
  )),
];

/** What stands now in tables that are counted from end to end. */
export const statesNow = (db: Executor): Promise<Figure[]> =>
  rowsOf(
    db,
    sql`SELECT 'products_online' AS measure, '' AS dimension, count(*) AS value FROM products WHERE listed`,
  );
