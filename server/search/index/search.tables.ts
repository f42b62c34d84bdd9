import {
  bigint,
  boolean,
  customType,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

// written and read by search/*.sql.ts under names of their own: a rebuild has tables of these shapes beside them
export const productDocuments = pgTable('product_documents', {
  productId: bigint('product_id', { mode: 'number' }).primaryKey(),
  document: text('document').notNull(),
});

export const companyDocuments = pgTable('company_documents', {
  companyId: bigint('company_id', { mode: 'number' }).primaryKey(),
  document: text('document').notNull(),
});

export const purchaseDocuments = pgTable('purchase_documents', {
  purchaseId: bigint('purchase_id', { mode: 'number' }).primaryKey(),
  document: text('document').notNull(),
});

export const searchPhrases = pgTable('search_phrases', {
  phrase: text('phrase').primaryKey(),
  products: integer('products').notNull(),
});

export const searchVersion = pgTable('search_version', {
  whole: boolean('whole').primaryKey().default(true),
  version: integer('version').notNull(),
});

// read and written by index-files.sql.ts
export const searchIndexFiles = pgTable('search_index_files', {
  id: uuid('id').primaryKey().defaultRandom(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
});

// read and written by feed.sql.ts
export const searchChanges = pgTable('search_changes', {
  xid: xid8('xid').notNull(),
  kind: smallint('kind').$type<1 | 2 | 3>().notNull(),
  id: bigint('id', { mode: 'number' }).notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});

export const searchState = pgTable('search_state', {
  whole: boolean('whole').primaryKey().default(true),
  generation: uuid('generation').notNull().defaultRandom(),
  trimmed: xid8('trimmed').notNull(),
});
