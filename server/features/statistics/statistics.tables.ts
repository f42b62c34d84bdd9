import { bigint, date, integer, pgTable } from 'drizzle-orm/pg-core';

export const productStatistics = pgTable('product_statistics', {
  productId: bigint('product_id', { mode: 'number' }).notNull(),
  day: date('day').notNull(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  views: integer('views').notNull().default(0),
  enquiries: integer('enquiries').notNull().default(0),
  appearances: integer('appearances').notNull().default(0),
});
