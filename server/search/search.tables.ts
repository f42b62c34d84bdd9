import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const searchTerms = pgTable('search_terms', {
  lexeme: text('lexeme').primaryKey(),
  products: integer('products').notNull(),
});

export const searchPhrases = pgTable('search_phrases', {
  phrase: text('phrase').primaryKey(),
  products: integer('products').notNull(),
});

export const searchVersion = pgTable('search_version', {
  whole: boolean('whole').primaryKey().default(true),
  version: integer('version').notNull(),
});
