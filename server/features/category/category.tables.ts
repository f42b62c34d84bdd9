import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';

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
  pNum: integer('p_num').notNull().default(0),
  cNum: integer('c_num').notNull().default(0),
});

export const categoryProperties = pgTable('category_properties', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  categoryId: integer('category_id').notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  nameZh: text('name_zh').notNull(),
  kind: text('kind').$type<'choice' | 'number' | 'boolean' | 'text'>().notNull(),
  unit: text('unit'),
  options: jsonb('options').$type<[en: string, zh: string][]>().notNull().default([]),
});
