import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DecidedEntity, DecisionKind, Rule } from '../../../domain/decision/decision.ts';

export const decisions = pgTable('decisions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  entity: text('entity').$type<DecidedEntity>().notNull(),
  entityId: bigint('entity_id', { mode: 'number' }).notNull(),
  kind: text('kind').$type<DecisionKind>().notNull(),
  userId: bigint('user_id', { mode: 'number' }),
  companyId: bigint('company_id', { mode: 'number' }),
  rule: text('rule').$type<Rule | ''>().notNull().default(''),
  reasons: text('reasons').array().notNull().default([]),
  note: text('note').notNull().default(''),
  reviewerId: bigint('reviewer_id', { mode: 'number' }).notNull(),
  waited: timestamp('waited', { withTimezone: true }),
  decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  /** Moments in it are texts: it went through JSON. */
  before: jsonb('before').$type<Record<string, unknown>>().notNull().default({}),
  undoneAt: timestamp('undone_at', { withTimezone: true }),
  undoneBy: bigint('undone_by', { mode: 'number' }),
});
