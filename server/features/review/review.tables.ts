import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReviewKind } from '../../../contract/schema/review.ts';

export const reviewClaims = pgTable(
  'review_claims',
  {
    entity: text('entity').$type<ReviewKind>().notNull(),
    entityId: bigint('entity_id', { mode: 'number' }).notNull(),
    reviewerId: bigint('reviewer_id', { mode: 'number' }).notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.entity, t.entityId] })],
);

/** Kept by triggers (docs/ARCHITECTURE.md): nothing else writes it but the repair. */
export const reviewQueue = pgTable(
  'review_queue',
  {
    kind: text('kind').$type<ReviewKind>().notNull(),
    entityId: bigint('entity_id', { mode: 'number' }).notNull(),
    waitsSince: timestamp('waits_since', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    ownerId: bigint('owner_id', { mode: 'number' }),
    companyId: bigint('company_id', { mode: 'number' }),
    tier: text('tier'),
    rootId: integer('root_id'),
    language: text('language').$type<'en' | 'zh'>().notNull(),
    words: text('words').notNull(),
    weight: integer('weight').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.kind, t.entityId] })],
);

export const reviewCounts = pgTable('review_counts', {
  kind: text('kind').$type<ReviewKind>().primaryKey(),
  waiting: bigint('waiting', { mode: 'number' }).notNull(),
});

export const reviewCountDeltas = pgTable('review_count_deltas', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind').$type<ReviewKind>().notNull(),
  change: integer('change').notNull(),
});

/** What a reviewer reviews; without a row, or with an empty list, everything. */
export const staffScopes = pgTable('staff_scopes', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  kinds: text('kinds').array().$type<ReviewKind[]>().notNull().default([]),
  languages: text('languages').array().$type<('en' | 'zh')[]>().notNull().default([]),
});
