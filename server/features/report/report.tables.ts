import { bigint, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReportOutcome, ReportReason, ReportTarget } from '../../../domain/report.ts';
import { TICKET_STATUS, type TicketStatus } from '../../../domain/ticket.ts';

export const reports = pgTable('reports', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  targetType: text('target_type').$type<ReportTarget>().notNull(),
  targetId: bigint('target_id', { mode: 'number' }).notNull(),
  title: text('title').notNull(),
  excerpt: text('excerpt').notNull(),
  reason: text('reason').$type<ReportReason>().notNull(),
  note: text('note').notNull().default(''),
  userId: bigint('user_id', { mode: 'number' }),
  email: text('email').notNull().default(''),
  status: smallint('status').$type<TicketStatus>().notNull().default(TICKET_STATUS.open),
  resolvedAt: timestamp('resolved_at', { withTimezone: true }),
  resolvedBy: bigint('resolved_by', { mode: 'number' }),
  outcome: text('outcome').$type<ReportOutcome>(),
  /** As the reporter reads it. */
  outcomeNote: text('outcome_note').notNull().default(''),
  decisionId: bigint('decision_id', { mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
