import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MessageKind } from '../../../contract/account/message.ts';
import type { NoticeAudience } from '../../../domain/catalogue/notice.ts';

export const messages = pgTable('messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  kind: text('kind').$type<MessageKind>().notNull(),
  params: jsonb('params').$type<Record<string, string | number>>().notNull().default({}),
  link: text('link').notNull().default(''),
  readAt: timestamp('read_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const notices = pgTable('notices', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  titleEn: text('title_en').notNull(),
  titleZh: text('title_zh').notNull(),
  bodyEn: text('body_en').notNull(),
  bodyZh: text('body_zh').notNull(),
  pinned: boolean('pinned').notNull().default(false),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  /** The last day on which it is shown. */
  untilDay: date('until_day'),
  audience: text('audience').$type<NoticeAudience>().notNull().default('all'),
  tiers: text('tiers').array().notNull().default([]),
  version: integer('version').notNull().default(1),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  changedBy: bigint('changed_by', { mode: 'number' }),
});
