import { bigint, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../../domain/enumerations.ts';

/**
 * A table of translations into the marketplace's other language, one for each row of the table that `key` refers to. The
 * database drops one whose source changes.
 */
export const translationsTable = (name: string, key: string) =>
  pgTable(name, {
    sourceId: bigint(key, { mode: 'number' }).primaryKey(),
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
export type TranslationsTable = ReturnType<typeof translationsTable>;
