import { bigint, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { TICKET_STATUS, type TicketStatus } from '../../../domain/ticket.ts';

export const prospects = pgTable('prospects', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  companyName: text('company_name').notNull(),
  contactName: text('contact_name').notNull(),
  contactPhone: text('contact_phone').notNull(),
  source: text('source').$type<'1' | '2'>().notNull(),
  status: smallint('status').$type<TicketStatus>().notNull().default(TICKET_STATUS.open),
  resolvedAt: timestamp('resolved_at', { withTimezone: true }),
  resolvedBy: bigint('resolved_by', { mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
