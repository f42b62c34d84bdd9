import { bigint, customType, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const searchOpens = pgTable(
  'search_opens',
  {
    term: text('term').notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    day: date('day').notNull(),
    opens: integer('opens').notNull(),
    networks: bigint('networks', { mode: 'bigint' }).notNull().default(0n),
  },
  (table) => [primaryKey({ columns: [table.term, table.productId, table.day] })],
);

export const searchTokensUsed = pgTable('search_tokens_used', {
  hash: bytea('hash').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
