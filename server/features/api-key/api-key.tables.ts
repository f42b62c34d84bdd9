import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Scope } from '../../../domain/account/api-key.ts';

export const apiKeys = pgTable('api_keys', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  scopes: text('scopes').array().$type<Scope[]>().notNull(),
  keyHash: text('key_hash').notNull(),
  lastFour: text('last_four').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  endingTold: boolean('ending_told').notNull().default(false),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  paidUntil: timestamp('paid_until', { withTimezone: true }),
});
