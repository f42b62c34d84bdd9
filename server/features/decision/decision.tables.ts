import { bigint, boolean, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { APPEAL_STATUS, type AppealStatus } from '../../../domain/decision/appeal.ts';
import type { DecidedEntity, DecisionKind, Rule } from '../../../domain/decision/decision.ts';

export const appealLinks = pgTable('appeal_links', {
  tokenHash: text('token_hash').primaryKey(),
  decisionId: bigint('decision_id', { mode: 'number' }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

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

export const appeals = pgTable('appeals', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  decisionId: bigint('decision_id', { mode: 'number' }).notNull(),
  userId: bigint('user_id', { mode: 'number' }),
  body: text('body').notNull(),
  status: smallint('status').$type<AppealStatus>().notNull().default(APPEAL_STATUS.open),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  decidedBy: bigint('decided_by', { mode: 'number' }),
  answer: text('answer').notNull().default(''),
  marked: boolean('marked').notNull().default(false),
  restored: boolean('restored').notNull().default(false),
});

export const appealFiles = pgTable(
  'appeal_files',
  {
    appealId: bigint('appeal_id', { mode: 'number' }).notNull(),
    position: smallint('position').notNull(),
    fileId: bigint('file_id', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.appealId, t.position] })],
);

export const entryMessages = pgTable('entry_messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  entity: text('entity').$type<DecidedEntity>().notNull(),
  entityId: bigint('entity_id', { mode: 'number' }).notNull(),
  author: text('author').$type<'party' | 'staff'>().notNull(),
  userId: bigint('user_id', { mode: 'number' }),
  body: text('body').notNull(),
  private: boolean('private').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const decisionTellings = pgTable('decision_tellings', {
  decisionId: bigint('decision_id', { mode: 'number' }).primaryKey(),
  toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
});

export const decisionSamples = pgTable('decision_samples', {
  decisionId: bigint('decision_id', { mode: 'number' }).primaryKey(),
  reviewerId: bigint('reviewer_id', { mode: 'number' }).notNull(),
  agrees: boolean('agrees').notNull(),
  note: text('note').notNull().default(''),
  judgedAt: timestamp('judged_at', { withTimezone: true }).notNull(),
});
