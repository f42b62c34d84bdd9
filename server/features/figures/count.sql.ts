/** Counts the numbers of a day. */
import { type SQL, sql } from 'drizzle-orm';
import { ENDING_DAYS, MEASURES, type MeasureName } from '../../../domain/figures.ts';
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
];

/** What is counted from tables without an index of days: now and then, of today. */
export const slowEventsOf = async (db: Executor, day: string): Promise<Figure[]> => [
  ...(await rowsOf(
    db,
    sql`
    SELECT CASE WHEN error IS NULL OR sent_at IS NOT NULL THEN 'mails' ELSE 'mails_failed' END AS measure,
      channel AS dimension, count(*) AS value
    FROM outbox WHERE ${within(sql`created_at`, day)} GROUP BY 1, 2`,
  )),
  ...(await rowsOf(
    db,
    sql`
    SELECT 'decisions' AS measure, reviewer_id::text AS dimension, count(*) AS value
    FROM decisions WHERE ${within(sql`decided_at`, day)} GROUP BY 2
    UNION ALL
    SELECT 'reversals', reviewer_id::text, count(*) FROM decisions WHERE ${within(sql`undone_at`, day)} GROUP BY 2`,
  )),
];

/** What stands now. */
export const statesNow = (db: Executor, today: string): Promise<Figure[]> =>
  rowsOf(
    db,
    sql`
    SELECT 'products_online' AS measure, '' AS dimension, count(*) AS value FROM products WHERE listed
    UNION ALL SELECT 'storage', '', coalesce(sum(bytes), 0) FROM files WHERE deleted_at IS NULL
    UNION ALL SELECT 'answer_hours', '', percentile_cont(0.5) WITHIN GROUP (ORDER BY median_seconds) / 3600.0
      FROM company_responses WHERE median_seconds IS NOT NULL HAVING count(*) > 0
    UNION ALL SELECT 'answer_rate', '', 100.0 * sum(answered) / sum(asked) FROM company_responses HAVING count(*) > 0
    UNION ALL SELECT 'tiers_ending', tier, count(*) FROM memberships
      WHERE upper(period) > ${today}::date AND upper(period) <= ${today}::date + ${ENDING_DAYS}::int GROUP BY 2`,
  );
