import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { WordEffect, WordHitStatus, WordLanguage } from '../../../domain/catalogue/word-list.ts';
import type { ProhibitedCategory } from '../../../domain/product/prohibited-categories.ts';

export const prohibitedWords = pgTable('prohibited_words', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  word: text('word').notNull(),
  language: text('language').$type<WordLanguage>().notNull().default('any'),
  /** Why it may not be said; none of the words that were there before reasons were. */
  reason: text('reason').$type<ProhibitedCategory>(),
  effect: text('effect').$type<WordEffect>().notNull().default('refuse'),
  note: text('note').notNull().default(''),
  version: integer('version').notNull().default(1),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  changedBy: bigint('changed_by', { mode: 'number' }),
  /** Products up to this number have been looked through; null where all have, or none was asked for. */
  scannedTo: bigint('scanned_to', { mode: 'number' }),
});

export const wordHits = pgTable('word_hits', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  wordId: integer('word_id').notNull(),
  productId: bigint('product_id', { mode: 'number' }).notNull(),
  field: text('field').notNull(),
  excerpt: text('excerpt').notNull(),
  status: smallint('status').$type<WordHitStatus>().notNull(),
  foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  decidedBy: bigint('decided_by', { mode: 'number' }),
});
