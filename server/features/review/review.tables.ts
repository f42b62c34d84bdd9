import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReviewKind } from '../../../contract/schema/review.ts';

export const reviewClaims = pgTable(
  'review_claims',
  {
    entity: text('entity').$type<'product' | 'revision' | 'certification' | 'purchase' | 'shop'>().notNull(),
    entityId: bigint('entity_id', { mode: 'number' }).notNull(),
    reviewerId: bigint('reviewer_id', { mode: 'number' }).notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.entity, t.entityId] })],
);

export const prohibitedWords = pgTable('prohibited_words', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  word: text('word').notNull(),
});

/** What a reviewer reviews; without a row, or with an empty list, everything. */
export const staffScopes = pgTable('staff_scopes', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  kinds: text('kinds').array().$type<ReviewKind[]>().notNull().default([]),
  languages: text('languages').array().$type<('en' | 'zh')[]>().notNull().default([]),
});
