import { bigint, boolean, customType, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core';

const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

export const productPins = pgTable('product_pins', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  /** None of a pin that was ended before it began, and of a product that is gone: they stay used. */
  productId: bigint('product_id', { mode: 'number' }),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  days: smallint('days').notNull(),
  period: tstzrange('period').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  over: boolean('over').notNull().default(false),
});
