import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { EmailContent } from './email.ts';

export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  channel: text('channel').$type<'email' | 'sms'>().notNull(),
  address: text('address').notNull(),
  subject: text('subject').notNull().default(''),
  body: text('body').notNull(),
  /** Of which its HTML is made; null for short messages, and for what older versions wrote. */
  content: jsonb('content').$type<EmailContent>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  /** Why it was given up. */
  error: text('error'),
  attempts: integer('attempts').notNull().default(0),
  /** null: not to be delivered, or not any more. */
  nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
  /** Ends e-mails of its kind. */
  unsubscribe: text('unsubscribe'),
  holdsCode: boolean('holds_code').notNull().default(false),
  /** As domain/email/email-kinds.ts names it; null of what older versions wrote. */
  kind: text('kind'),
  /** By an operator: it is not sent. */
  cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  /** Of which it is a copy that was sent once more. */
  copyOf: bigint('copy_of', { mode: 'number' }),
  emptiedAt: timestamp('emptied_at', { withTimezone: true }),
});
