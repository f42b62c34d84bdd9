import { bigint, boolean, customType, integer, pgTable, text } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

// written and read by search/*.sql.ts under names of their own: a rebuild has tables of these shapes beside them
export const productDocuments = pgTable('product_documents', {
  productId: bigint('product_id', { mode: 'number' }).primaryKey(),
  document: tsvector('document').notNull(),
});

export const companyDocuments = pgTable('company_documents', {
  companyId: bigint('company_id', { mode: 'number' }).primaryKey(),
  document: tsvector('document').notNull(),
});

export const purchaseDocuments = pgTable('purchase_documents', {
  purchaseId: bigint('purchase_id', { mode: 'number' }).primaryKey(),
  document: tsvector('document').notNull(),
});

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
