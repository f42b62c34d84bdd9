import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const demoMarketplace = pgTable('demo_marketplace', {
  whole: boolean('whole').primaryKey().default(true),
  state: text('state').$type<'none' | 'wanted' | 'loaded'>().notNull(),
  decidedAt: timestamp('decided_at', { withTimezone: true }).notNull().defaultNow(),
});
