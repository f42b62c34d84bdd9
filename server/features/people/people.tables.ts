import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What staff writes down about an account and its company. */
export const staffNotes = pgTable('staff_notes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  authorId: bigint('author_id', { mode: 'number' }).notNull(),
  note: text('note').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
