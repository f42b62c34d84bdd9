import { bigint, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Currency } from '../../../domain/enumerations.ts';
import type { SavedDigest, SearchKind } from '../../../domain/visitor/saved.ts';

export const savedProducts = pgTable(
  'saved_products',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    title: text('title').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    minPrice: numeric('min_price', { precision: 14, scale: 4, mode: 'number' }).notNull(),
    maxPrice: numeric('max_price', { precision: 14, scale: 4, mode: 'number' }).notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] })],
);

export const savedSuppliers = pgTable(
  'saved_suppliers',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    digest: text('digest').$type<SavedDigest>().notNull(),
    toldUntil: timestamp('told_until', { withTimezone: true }).notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.companyId] })],
);

export const savedSearches = pgTable('saved_searches', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  kind: text('kind').$type<SearchKind>().notNull(),
  query: text('query').notNull(),
  digest: text('digest').$type<SavedDigest>().notNull(),
  toldUntil: timestamp('told_until', { withTimezone: true }).notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
});
