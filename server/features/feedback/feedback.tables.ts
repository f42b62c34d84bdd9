import { bigint, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { TICKET_STATUS, type TicketStatus } from '../../../domain/ticket.ts';

export const feedback = pgTable('feedback', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }),
  description: text('description').notNull(),
  problemLink: text('problem_link').notNull().default(''),
  contactEmail: text('contact_email').notNull().default(''),
  status: smallint('status').$type<TicketStatus>().notNull().default(TICKET_STATUS.open),
  resolvedAt: timestamp('resolved_at', { withTimezone: true }),
  resolvedBy: bigint('resolved_by', { mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  claimedBy: bigint('claimed_by', { mode: 'number' }),
});

export const feedbackAnswers = pgTable('feedback_answers', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  feedbackId: bigint('feedback_id', { mode: 'number' }).notNull(),
  authorId: bigint('author_id', { mode: 'number' }).notNull(),
  address: text('address').notNull(),
  answer: text('answer').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const feedbackFiles = pgTable(
  'feedback_files',
  {
    feedbackId: bigint('feedback_id', { mode: 'number' }).notNull(),
    position: smallint('position').notNull(),
    fileId: bigint('file_id', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.feedbackId, t.position] })],
);
