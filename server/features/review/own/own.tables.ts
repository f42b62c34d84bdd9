import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReviewKind } from '../../../../contract/schema/review.ts';

export const noteTemplates = pgTable('note_templates', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind').$type<ReviewKind>().notNull(),
  language: text('language').$type<'en' | 'zh'>().notNull(),
  /** Null for one of all. */
  ownerId: bigint('owner_id', { mode: 'number' }),
  name: text('name').notNull(),
  note: text('note').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const queueViews = pgTable('queue_views', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  ownerId: bigint('owner_id', { mode: 'number' }).notNull(),
  kind: text('kind').$type<ReviewKind>().notNull(),
  name: text('name').notNull(),
  search: text('search').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
