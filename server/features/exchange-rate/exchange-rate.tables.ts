import { date, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** So many of the currency are one euro on that day. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    day: date('day').notNull(),
    currency: text('currency').notNull(),
    rate: numeric('rate', { precision: 18, scale: 8, mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.currency] })],
);
