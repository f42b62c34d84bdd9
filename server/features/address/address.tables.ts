import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

export const addresses = pgTable('addresses', {
  id: integer('id').primaryKey(),
  parentId: integer('parent_id'),
  level: smallint('level').notNull(),
  code: text('code'),
  name: text('name').notNull(),
  nameZh: text('name_zh'),
  dial: text('dial'),
  /** "Province, Country", kept by the database. */
  place: text('place').notNull().default(''),
  placeZh: text('place_zh').notNull().default(''),
  hidden: boolean('hidden').notNull().default(false),
});
