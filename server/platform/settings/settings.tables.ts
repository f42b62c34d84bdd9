import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<string | number>().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

export const settingChanges = pgTable('setting_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  key: text('key').notNull(),
  before: jsonb('before').$type<string | number>(),
  after: jsonb('after').$type<string | number>(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  userId: bigint('user_id', { mode: 'number' }),
});
