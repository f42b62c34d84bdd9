import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { type ProductContent, productDraft } from '../../../contract/product/product-content.ts';
import type { PriceTier } from '../../../contract/schema/price.ts';
import type { LeadTime, Packaging, Sample } from '../../../domain/company/supply.ts';
import type { BusinessType, Currency, Incoterm, MainMarket, Unit } from '../../../domain/enumerations.ts';
import type { ProductStatus, RevisionStatus } from '../../../domain/product/product-review.ts';

/** Fields that came after a revision was stored have the value that they have in an empty draft. */
const EMPTY = productDraft.omit({ cate: true, unit: true }).parse({});
type StoredContent = Omit<ProductContent, 'properties'> & {
  /** Pairs: jsonb puts the keys of an object in an order of its own. Older edits were stored as an object. */
  properties: [name: string, value: string][] | ProductContent['properties'];
};
const proposedContent = customType<{ data: ProductContent; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (content) => JSON.stringify({ ...content, properties: Object.entries(content.properties) }),
  fromDriver(stored) {
    const { properties, ...content } = stored as StoredContent;
    const inOrder = Array.isArray(properties) ? Object.fromEntries(properties) : properties;
    return { ...EMPTY, ...content, properties: inOrder };
  },
});

export const products = pgTable('products', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  companyVisible: boolean('company_visible').notNull(),
  tierRank: smallint('tier_rank').notNull(),
  status: smallint('status').$type<ProductStatus>().notNull(),
  listed: boolean('listed').notNull().generatedAlwaysAs(sql``),
  version: integer('version').notNull().default(1),
  categoryId: integer('category_id').notNull(),
  categoryIsEnd: boolean('category_is_end').notNull().generatedAlwaysAs(sql``),
  rootId: integer('root_id').notNull(),
  subId: integer('sub_id').notNull(),
  groupId: bigint('group_id', { mode: 'number' }),
  ownNumber: text('own_number').notNull().default(''),
  title: text('title').notNull(),
  content: text('content').notNull().default(''),
  keywords: text('keywords').array().notNull().default([]),
  properties: jsonb('properties').$type<[name: string, value: string][]>().notNull().default([]),
  details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
  prices: jsonb('prices').$type<PriceTier[]>().notNull().default([]),
  minPrice: numeric('min_price', { precision: 14, scale: 4, mode: 'number' }).notNull().default(0),
  maxPrice: numeric('max_price', { precision: 14, scale: 4, mode: 'number' }).notNull().default(0),
  currency: text('currency').$type<Currency>().notNull().default('$'),
  unit: text('unit').$type<Unit>().notNull(),
  minOrder: integer('min_order').notNull().default(1),
  sampleLeadTimeDays: smallint('sample_lead_time_days'),
  sample: jsonb('sample').$type<Sample>(),
  leadTimes: jsonb('lead_times').$type<LeadTime[]>().notNull().default([]),
  packaging: jsonb('packaging').$type<Packaging>(),
  port: text('port').notNull().default(''),
  incoterms: text('incoterms').array().$type<Incoterm[]>().notNull().default([]),
  warrantyMonths: smallint('warranty_months'),
  targetMarkets: text('target_markets').array().$type<MainMarket[]>().notNull().default([]),
  businessTypes: text('business_types').array().$type<BusinessType[]>().notNull().default([]),
  mainImageId: bigint('main_image_id', { mode: 'number' }),
  reasons: text('reasons').array().notNull().default([]),
  reviewNote: text('review_note').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  submittedAt: timestamp('submitted_at', { withTimezone: true }),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  refreshedAt: timestamp('refreshed_at', { withTimezone: true }).notNull().defaultNow(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
});

export const approvedVersions = pgTable('approved_versions', {
  productId: bigint('product_id', { mode: 'number' }).primaryKey(),
  content: proposedContent('content').notNull(),
  offlineAt: timestamp('offline_at', { withTimezone: true }).notNull(),
});

export const productRevisions = pgTable('product_revisions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  productId: bigint('product_id', { mode: 'number' }).notNull(),
  baseVersion: integer('base_version').notNull(),
  status: smallint('status').$type<RevisionStatus>().notNull(),
  proposal: proposedContent('proposal').notNull(),
  reasons: text('reasons').array().notNull().default([]),
  reviewNote: text('review_note').notNull().default(''),
  submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull().defaultNow(),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  decidedBy: bigint('decided_by', { mode: 'number' }),
});

export const productImages = pgTable('product_images', {
  productId: bigint('product_id', { mode: 'number' }).notNull(),
  revisionId: bigint('revision_id', { mode: 'number' }),
  position: smallint('position').notNull(),
  fileId: bigint('file_id', { mode: 'number' }).notNull(),
});

/** Pictures in descriptions; the database writes them (0012-products.sql). */
export const productTextImages = pgTable('product_text_images', {
  productId: bigint('product_id', { mode: 'number' }).notNull(),
  revisionId: bigint('revision_id', { mode: 'number' }),
  fileId: bigint('file_id', { mode: 'number' }).notNull(),
});
