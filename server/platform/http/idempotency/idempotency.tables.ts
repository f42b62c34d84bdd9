import { customType, pgTable, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const idempotencyKeys = pgTable('idempotency_keys', {
  /** Hash of whose, which call and the key itself, which nobody can read here. */
  key: bytea('key').primaryKey(),
  /** Hash of what was sent with it. */
  fingerprint: bytea('fingerprint').notNull(),
  /** Encrypted with the key itself: a reply may hold a guest's link. */
  reply: bytea('reply'),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
