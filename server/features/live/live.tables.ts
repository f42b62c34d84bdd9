import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const liveStreams = pgTable('live_streams', {
  id: uuid('id').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  browser: text('browser').notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});
