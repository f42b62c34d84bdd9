/** Reading and writing the numbers of days; count.sql.ts counts them. */
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { MeasureName } from '../../../domain/figures.ts';
import type { Executor } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like.ts';
import { companies } from '../company/company.tables.ts';
import { products } from '../product/product.tables.ts';
import { users } from '../user/user.tables.ts';
import { dailyFigures, dailyFiguresState, emptySearches } from './figures.tables.ts';

export interface Figure {
  measure: MeasureName;
  dimension: string;
  value: number;
}

export interface Series extends Record<string, unknown> {
  measure: MeasureName;
  dimension: string;
  /** Days after the first, each with its number. */
  numbers: [day: number, value: number][];
}

/** A row a line, not one a day: a year of all lines is some ten thousand numbers. */
export const seriesBetween = async (db: Executor, from: string, to: string): Promise<Series[]> =>
  (
    await db.execute<Series>(sql`
      SELECT measure, dimension, json_agg(json_build_array(day - ${from}::date, value)) AS numbers
      FROM daily_figures WHERE day BETWEEN ${from}::date AND ${to}::date
      GROUP BY 1, 2 ORDER BY 1, 2`)
  ).rows;

export const namesOf = (db: Executor, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({ id: users.id, name: users.name })
        .from(users)
        .where(inArray(users.id, [...ids]));

/** One server counts at a time, and the others wait for it; false where it has just been counted. */
export async function takeTurn(tx: Executor, now: Date, seconds: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE daily_figures_state SET counted_at = ${now}
    WHERE one AND (counted_at IS NULL OR counted_at > ${now}
      OR counted_at <= ${new Date(now.getTime() - seconds * 1000)})`);
  return rowCount === 1;
}

export async function stateOf(db: Executor): Promise<{ countedAt: Date | null; day: string | null }> {
  const [state] = await db.select().from(dailyFiguresState);
  return state ?? { countedAt: null, day: null };
}

export const setLastDay = (tx: Executor, day: string) => tx.update(dailyFiguresState).set({ day });

/** What was counted before of the day gives way: what is gone must not stay. */
export async function writeFigures(
  tx: Executor,
  day: string,
  measures: readonly MeasureName[],
  figures: readonly Figure[],
): Promise<void> {
  await tx
    .delete(dailyFigures)
    .where(and(eq(dailyFigures.day, day), inArray(dailyFigures.measure, [...measures])));
  if (figures.length > 0) await tx.insert(dailyFigures).values(figures.map((figure) => ({ ...figure, day })));
}

/** Days before one become their months: the sum of events, the mean of what stands. */
export async function foldIntoMonths(
  tx: Executor,
  before: string,
  events: readonly MeasureName[],
): Promise<void> {
  await tx.execute(sql`
    WITH past AS (
      DELETE FROM daily_figures WHERE day < date_trunc('month', ${before}::date) RETURNING *
    )
    INSERT INTO daily_figures (measure, dimension, day, value)
    SELECT measure, dimension, date_trunc('month', day)::date,
      CASE WHEN measure = ANY(${sql.param([...events])}::text[]) THEN sum(value) ELSE avg(value) END
    FROM past GROUP BY 1, 2, 3`);
}

export async function addEmptySearches(
  db: Executor,
  counted: readonly { words: string; day: string; times: number }[],
): Promise<void> {
  await db.execute(sql`
    INSERT INTO empty_searches AS e (words, day, times)
    SELECT c.words, c.day, c.times
    FROM jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) AS c (words text, day date, times integer)
    ORDER BY 1, 2
    ON CONFLICT (words, day) DO UPDATE SET times = e.times + excluded.times`);
}

export const forgetEmptySearches = (db: Executor, before: string) =>
  db.delete(emptySearches).where(lt(emptySearches.day, before));

/** What was looked for since a day in vain, the most often first. */
export async function emptySearchesSince(
  db: Executor,
  { since, kw }: { since: string; kw: string },
  { limit, offset }: { limit: number; offset: number },
) {
  const where = and(
    gte(emptySearches.day, since),
    kw === '' ? undefined : sql`${emptySearches.words} ILIKE ${containing(kw)}`,
  );
  const times = sql<number>`sum(${emptySearches.times})::int`;
  const grouped = db
    .select({ words: emptySearches.words })
    .from(emptySearches)
    .where(where)
    .groupBy(emptySearches.words)
    .as('grouped');
  const [items, total] = await Promise.all([
    db
      .select({
        words: emptySearches.words,
        times: times.as('times'),
        day: sql<string>`max(${emptySearches.day})::text`.as('day'),
      })
      .from(emptySearches)
      .where(where)
      .groupBy(emptySearches.words)
      .orderBy(desc(sql`times`), emptySearches.words)
      .limit(limit)
      .offset(offset),
    db.$count(grouped),
  ]);
  return { items, total };
}

/** Products that are listed, the newest first. */
export async function onlinePage(db: Executor, { limit, offset }: { limit: number; offset: number }) {
  const { id, title, companyId, publishedAt } = products;
  // the condition of the index, word for word
  const listed = sql`${products.listed}`;
  const [rows, total] = await Promise.all([
    db
      .select({ id, title, companyId, company: companies.name, publishedAt })
      .from(products)
      .innerJoin(companies, eq(companies.id, companyId))
      .where(listed)
      .orderBy(desc(id))
      .limit(limit)
      .offset(offset),
    db.$count(products, listed),
  ]);
  return { rows, total };
}
