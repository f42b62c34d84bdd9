import { bigint, date, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { ProspectStage } from '../../../domain/prospect.ts';
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
  ownerId: bigint('owner_id', { mode: 'number' }),
  stage: text('stage').$type<ProspectStage>().notNull().default('new'),
  remindOn: date('remind_on', { mode: 'string' }),
  version: integer('version').notNull().default(1),
});

export const prospectNotes = pgTable('prospect_notes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  prospectId: bigint('prospect_id', { mode: 'number' }).notNull(),
  authorId: bigint('author_id', { mode: 'number' }).notNull(),
  note: text('note').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
