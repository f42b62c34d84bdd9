import { customType, pgTable, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const rateLimits = pgTable('rate_limits', {
  /** Hash of what and whose: an address of an e-mail is in no table that nobody needs to read. */
  key: bytea('key').primaryKey(),
  taken: timestamp('taken', { withTimezone: true }).array().notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
});
