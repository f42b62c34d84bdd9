import { bigint, customType, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const decodingWork = pgTable(
  'decoding_work',
  {
    /** Hash of whose it is. */
    key: bytea('key').notNull(),
    slot: timestamp('slot', { withTimezone: true }).notNull(),
    pixels: bigint('pixels', { mode: 'number' }).notNull(),
    milliseconds: bigint('milliseconds', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.slot] })],
);
