import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const prospects = pgTable('leads', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  companyName: text('company_name').notNull(),
  contactName: text('contact_name').notNull(),
  contactPhone: text('contact_phone').notNull(),
  source: text('source').$type<'1' | '2'>().notNull(),
  handledAt: timestamp('handled_at', { withTimezone: true }),
  handledBy: bigint('handled_by', { mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
