/** What the marketplace did, by day, as operators see it (decision 37). */
import type * as z from 'zod';
import type { Figures, figureRoutes } from '../../../contract/operator/figures.ts';
import {
  daysUntil,
  keptByDayFrom,
  MEASURE_NAMES,
  MEASURES,
  type MeasureName,
  measure,
  missedDays,
} from '../../../domain/figures.ts';
import { pageOf } from '../../../domain/page/paging.ts';
import { DAY_MS, HOUR_MS } from '../../../domain/time.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { countEndingMemberships } from '../membership/membership.ts';
import { countMails } from '../outbox/outbox.ts';
import { measureAll } from '../response/response.ts';
import { countQueues } from '../review/review.ts';
import * as count from './count.sql.ts';
import * as query from './figures.sql.ts';
import { countStorage } from './storage.sql.ts';

export { addEmptySearches } from './figures.sql.ts';

/** Today is counted anew when somebody looks, so many seconds after the last time. */
const FRESH_SECONDS = 60;
const PAGE_SIZE = 20;

const EVENTS: MeasureName[] = MEASURE_NAMES.filter(
  (name) => 'audit' in MEASURES[name] || measure(name).of === 'reviewer',
);
EVENTS.push('empty_searches');
const MAILS: MeasureName[] = ['mails', 'mails_failed'];
const STATES = MEASURE_NAMES.filter((name) => measure(name).kind === 'state');

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** All numbers of so many days, today last. */
export async function getFigures(deps: Deps, span: number): Promise<Figures> {
  const now = deps.now();
  await countToday(deps, now);
  const days = daysUntil(now, span);
  const [rows, { countedAt }] = await Promise.all([
    query.seriesBetween(deps.db, days[0]!, days.at(-1)!),
    query.stateOf(deps.db),
  ]);
  const series = rows.map(({ measure: name, dimension, numbers }) => {
    const values = days.map((): number | null => null);
    for (const [day, value] of numbers) values[day] = value;
    return { measure: name, dimension, values };
  });
  const reviewers = series
    .filter((one) => measure(one.measure).of === 'reviewer')
    .map(({ dimension }) => Number(dimension));
  return {
    days,
    series,
    reviewers: await query.namesOf(deps.db, [...new Set(reviewers)]),
    counted_at: countedAt?.toISOString() ?? null,
  };
}

async function countToday(deps: Deps, now: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await query.takeTurn(tx, now, FRESH_SECONDS))) return;
    const day = dayOf(now);
    await query.writeFigures(tx, day, EVENTS, await count.eventsOf(tx, day));
  });
}

/**
 * The job: what stands now, and the events of today; once a day those of the days that are over, for good. Days that are long
 * past become months.
 */
export async function countFigures(deps: Deps): Promise<void> {
  const { db, jobs } = deps;
  const now = deps.now();
  const today = dayOf(now);
  const { day: last } = await query.stateOf(db);
  const missed = missedDays(now, last);
  for (const day of [...missed, today]) {
    const figures = [...(await count.eventsOf(db, day)), ...(await mailsOf(db, day))];
    await db.transaction((tx) => query.writeFigures(tx, day, [...EVENTS, ...MAILS], figures));
  }
  const queues = await countQueues(deps);
  const dead = [...(await jobs.countDead()).values()].reduce((sum, n) => sum + n, 0);
  const states: query.Figure[] = [
    ...(await count.statesNow(db)),
    { measure: 'storage', dimension: '', value: await db.transaction(countStorage) },
    ...(await answersNow(deps)),
    ...(await countEndingMemberships(deps)).map(({ tier, count }) => ({
      measure: 'tiers_ending' as const,
      dimension: tier,
      value: count,
    })),
    { measure: 'work_dead', dimension: '', value: dead },
    ...queues.map(({ kind, waiting }) => ({
      measure: 'queue_waiting' as const,
      dimension: kind,
      value: waiting,
    })),
    ...queues.map(({ kind, oldest }) => ({
      measure: 'queue_hours' as const,
      dimension: kind,
      value: oldest ? Math.max(0, now.getTime() - Date.parse(oldest)) / HOUR_MS : 0,
    })),
  ];
  await db.transaction(async (tx) => {
    await query.writeFigures(tx, today, STATES, states);
    const lastOver = missed.at(-1);
    if (!lastOver) return;
    await query.setLastDay(tx, lastOver);
    const kept = keptByDayFrom(now, deps.settings.values().figure_days);
    await query.foldIntoMonths(
      tx,
      kept,
      MEASURE_NAMES.filter((name) => measure(name).kind === 'event'),
    );
    await query.forgetEmptySearches(tx, kept);
  });
}

/** What is counted of many rows: now and then, of today. */
async function mailsOf(db: Executor, day: string): Promise<query.Figure[]> {
  const from = new Date(day);
  const mails = await countMails(db, from, new Date(from.getTime() + DAY_MS));
  return mails.flatMap(({ channel, written, failed }) => [
    { measure: 'mails' as const, dimension: channel, value: written },
    ...(failed > 0 ? [{ measure: 'mails_failed' as const, dimension: channel, value: failed }] : []),
  ]);
}

async function answersNow(deps: Deps): Promise<query.Figure[]> {
  const measured = await measureAll(deps);
  if (!measured) return [];
  const { asked, answered, medianSeconds } = measured;
  const rate: query.Figure = { measure: 'answer_rate', dimension: '', value: (100 * answered) / asked };
  if (medianSeconds === null) return [rate];
  return [rate, { measure: 'answer_hours', dimension: '', value: (medianSeconds * 1000) / HOUR_MS }];
}

/** What visitors looked for in vain in the last days, the most often first. */
export async function listEmptySearches(
  deps: Deps,
  { days, kw, ...paging }: z.output<typeof figureRoutes.listEmptySearches.query>,
) {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const since = daysUntil(deps.now(), days)[0]!;
  const { items, total } = await query.emptySearchesSince(deps.db, { since, kw: kw.trim() }, slice);
  return { items: items.map((item, n) => ({ id: slice.offset + n + 1, ...item })), total, page, size };
}
