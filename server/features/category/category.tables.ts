import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  pgView,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

export const categories = pgTable('categories', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  parentId: integer('parent_id'),
  level: smallint('level').notNull(),
  position: integer('position').notNull().default(0),
  name: text('name').notNull(),
  nameZh: text('name_zh').notNull(),
  path: text('path').notNull(),
  fullPath: text('full_path').notNull(),
  trail: integer('trail').array().notNull(),
  rootId: integer('root_id').notNull().generatedAlwaysAs(sql``),
  subId: integer('sub_id').notNull().generatedAlwaysAs(sql``),
  isEnd: boolean('is_end').notNull(),
  /** Since then nothing new is published in it. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
  /** Whoever names it means that one. */
  mergedInto: integer('merged_into'),
  version: integer('version').notNull().default(1),
  /** Without what waits in `categoryDeltas`: the view `category_counts` has both. */
  pNum: integer('p_num').notNull().default(0),
  cNum: integer('c_num').notNull().default(0),
});

/** Changes of the counts that are not folded into the categories yet. */
export const categoryDeltas = pgTable('category_deltas', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  categoryId: integer('category_id').notNull(),
  products: integer('products').notNull().default(0),
  companies: integer('companies').notNull().default(0),
});

export const categoryCounts = pgView('category_counts', {
  id: integer('id').notNull(),
  pNum: integer('p_num').notNull(),
  cNum: integer('c_num').notNull(),
}).existing();

export const categoryProperties = pgTable('category_properties', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  categoryId: integer('category_id').notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  nameZh: text('name_zh').notNull(),
  kind: text('kind').$type<'choice' | 'number' | 'boolean' | 'text'>().notNull(),
  unit: text('unit'),
  options: jsonb('options').$type<[en: string, zh: string][]>().notNull().default([]),
  version: integer('version').notNull().default(1),
});

/** Values of properties that were merged, and how far what products say has followed. */
export const valueMerges = pgTable('value_merges', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  categoryId: integer('category_id').notNull(),
  names: text('names').array().notNull(),
  source: text('source').array().$type<[en: string, zh: string]>().notNull(),
  target: text('target').array().$type<[en: string, zh: string]>().notNull(),
  productTo: bigint('product_to', { mode: 'number' }).notNull().default(0),
  revisionTo: bigint('revision_to', { mode: 'number' }).notNull().default(0),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
  begunBy: bigint('begun_by', { mode: 'number' }),
  doneAt: timestamp('done_at', { withTimezone: true }),
});

/** Addresses that categories had before. */
export const categoryAddresses = pgTable('category_addresses', {
  fullPath: text('full_path').primaryKey(),
  categoryId: integer('category_id').notNull(),
  leftAt: timestamp('left_at', { withTimezone: true }).notNull(),
});

export const categoryMerges = pgTable('category_merges', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  sourceId: integer('source_id').notNull(),
  targetId: integer('target_id').notNull(),
  /** The merge of what stood above it. */
  partOf: integer('part_of'),
  products: integer('products').notNull().default(0),
  companies: integer('companies').notNull().default(0),
  purchases: integer('purchases').notNull().default(0),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
  begunBy: bigint('begun_by', { mode: 'number' }),
  doneAt: timestamp('done_at', { withTimezone: true }),
});

/** Categories of which what is indexed is being written anew. */
export const categoryRenewals = pgTable('category_renewals', {
  categoryId: integer('category_id').primaryKey(),
  afterId: bigint('after_id', { mode: 'number' }).notNull().default(0),
});
