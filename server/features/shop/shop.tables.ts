import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ShopContent, ShopSectionContent } from '../../../contract/company/shop-content.ts';
import type { EndingNotice } from '../../../domain/company/membership.ts';
import type { SectionType, ShopContentKind, ShopContentStatus } from '../../../domain/shop/shop-content.ts';
import type { VideoProvider } from '../../../domain/shop/video-link.ts';

export const shopContents = pgTable('shop_contents', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  kind: text('kind').$type<ShopContentKind>().notNull(),
  status: smallint('status').$type<ShopContentStatus>().notNull(),
  version: integer('version').notNull().default(1),
  proposal: jsonb('proposal').$type<ShopContent>(),
  position: integer('position').notNull().default(0),
  reasons: text('reasons').array().notNull().default([]),
  reviewNote: text('review_note').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  submittedAt: timestamp('submitted_at', { withTimezone: true }),
  reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
});

/** Of every table of what is online. */
const online = {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
};

export const shopSections = pgTable('shop_sections', {
  ...online,
  kind: text('kind').notNull().default('section'),
  type: text('type').$type<SectionType>().notNull(),
  content: jsonb('content').$type<ShopSectionContent>().notNull(),
});

export const shopNews = pgTable('shop_news', {
  ...online,
  kind: text('kind').notNull().default('news'),
  title: text('title').notNull(),
  coverId: bigint('cover_id', { mode: 'number' }),
  body: text('body').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
});

export const shopVideos = pgTable('shop_videos', {
  ...online,
  kind: text('kind').notNull().default('video'),
  title: text('title').notNull(),
  coverId: bigint('cover_id', { mode: 'number' }),
  fileId: bigint('file_id', { mode: 'number' }),
  filePurpose: smallint('file_purpose').notNull().default(7),
  provider: text('provider').$type<VideoProvider>(),
  providerId: text('provider_id'),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
});

export const qualifications = pgTable('qualifications', {
  ...online,
  kind: text('kind').notNull().default('qualification'),
  name: text('name').notNull(),
  number: text('number').notNull().default(''),
  issuer: text('issuer').notNull(),
  issued: date('issued').notNull(),
  expires: date('expires'),
  imageId: bigint('image_id', { mode: 'number' }),
  documentId: bigint('document_id', { mode: 'number' }),
  documentPurpose: smallint('document_purpose').notNull().default(8),
  told: smallint('told').$type<EndingNotice>(),
});

export const shopContentFiles = pgTable(
  'shop_content_files',
  {
    contentId: bigint('content_id', { mode: 'number' }).notNull(),
    online: boolean('online').notNull(),
    fileId: bigint('file_id', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.contentId, t.online, t.fileId] })],
);
