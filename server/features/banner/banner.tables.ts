import { bigint, boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { BannerAudience, BannerLanguage, BannerSite } from '../../../domain/catalogue/banner.ts';

export const banners = pgTable('banners', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  position: integer('position').notNull(),
  titleEn: text('title_en').notNull(),
  titleZh: text('title_zh').notNull(),
  textEn: text('text_en').notNull().default(''),
  textZh: text('text_zh').notNull().default(''),
  actionEn: text('action_en').notNull(),
  actionZh: text('action_zh').notNull(),
  site: text('site').$type<BannerSite>().notNull(),
  path: text('path').notNull(),
  imageId: bigint('image_id', { mode: 'number' }),
  altEn: text('alt_en').notNull().default(''),
  altZh: text('alt_zh').notNull().default(''),
  language: text('language').$type<BannerLanguage>().notNull().default('any'),
  audience: text('audience').$type<BannerAudience>().notNull().default('all'),
  online: boolean('online').notNull().default(false),
  fromDay: date('from_day'),
  untilDay: date('until_day'),
  /** Whether pages were last told that it is shown. */
  shown: boolean('shown').notNull().default(false),
  version: integer('version').notNull().default(1),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  changedBy: bigint('changed_by', { mode: 'number' }),
});
