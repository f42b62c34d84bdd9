import { boolean, date, doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MeasureName } from '../../../domain/figures.ts';

export const dailyFigures = pgTable('daily_figures', {
  measure: text('measure').$type<MeasureName>().notNull(),
  dimension: text('dimension').notNull().default(''),
  day: date('day').notNull(),
  value: doublePrecision('value').notNull(),
});

/** One row. */
export const dailyFiguresState = pgTable('daily_figures_state', {
  one: boolean('one').primaryKey().default(true),
  countedAt: timestamp('counted_at', { withTimezone: true }),
  day: date('day'),
});

export const emptySearches = pgTable('empty_searches', {
  words: text('words').notNull(),
  day: date('day').notNull(),
  times: integer('times').notNull(),
});
