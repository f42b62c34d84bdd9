import { bigint, customType, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const searchOpens = pgTable(
  'search_opens',
  {
    term: text('term').notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    day: date('day').notNull(),
    opens: integer('opens').notNull(),
  },
  (table) => [primaryKey({ columns: [table.term, table.productId, table.day] })],
);

export const searchVisitors = pgTable('search_visitors', { hash: bytea('hash').primaryKey() });

export const searchVisitorKeys = pgTable('search_visitor_keys', {
  hour: timestamp('hour', { withTimezone: true }).primaryKey(),
  key: bytea('key').notNull(),
});
