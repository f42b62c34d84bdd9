import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
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

/** Company 0 is nobody's, purpose 0 everything. */
export const companyStorage = pgTable(
  'company_storage',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    purpose: smallint('purpose').notNull(),
    files: integer('files').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.purpose] })],
);
