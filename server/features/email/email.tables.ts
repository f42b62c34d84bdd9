import { bigint, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { EmailFrequency, EmailTopic } from '../../../domain/email/email-topics.ts';
import type { EmailLine } from '../../platform/email/email.ts';

export const emailPreferences = pgTable(
  'email_preferences',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    topic: text('topic').$type<EmailTopic>().notNull(),
    frequency: text('frequency').$type<EmailFrequency>().notNull(),
    /** What waited then is not wanted later either. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topic] })],
);

export const emailStops = pgTable(
  'email_stops',
  {
    addressHash: text('address_hash').notNull(),
    topic: text('topic').$type<EmailTopic>().notNull(),
    stoppedAt: timestamp('stopped_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.addressHash, t.topic] })],
);

export const emailDigestItems = pgTable('email_digest_items', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  topic: text('topic').$type<EmailTopic>().notNull(),
  line: jsonb('line').$type<EmailLine>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
