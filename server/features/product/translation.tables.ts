import { bigint, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../../domain/enumerations.ts';

/** Into the marketplace's other language; the database drops one whose product's text changes. */
export const productTranslations = pgTable('product_translations', {
  productId: bigint('product_id', { mode: 'number' }).primaryKey(),
  language: text('language').$type<Language>().notNull(),
  sourceHash: text('source_hash').notNull(),
  /** Null where no attempt has succeeded. */
  title: text('title'),
  content: text('content'),
  attempts: smallint('attempts').notNull().default(1),
  /** Null once it is done or given up. */
  nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
  translatedAt: timestamp('translated_at', { withTimezone: true }).notNull(),
});
