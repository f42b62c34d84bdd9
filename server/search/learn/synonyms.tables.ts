import { bigint, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { SynonymStatus } from '../../../domain/catalogue/synonym-list.ts';

export const synonyms = pgTable('synonyms', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** With a comma and a blank between. */
  words: text('words').notNull(),
  status: smallint('status').$type<SynonymStatus>().notNull(),
  learned: jsonb('learned').$type<{ opens: number; of: number; products: number }>(),
  version: integer('version').notNull().default(1),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  changedBy: bigint('changed_by', { mode: 'number' }),
});
