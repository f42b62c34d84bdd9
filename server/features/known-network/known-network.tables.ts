import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    networkHash: text('network_hash').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.networkHash] })],
);
