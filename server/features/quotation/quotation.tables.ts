import {
  bigint,
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { QuotationTerms, TemplateTerms } from '../../../contract/deal/quotation.ts';
import type { PriceTier } from '../../../contract/schema/price.ts';
import type { DeclineReason } from '../../../domain/deal/quotation.ts';
import { QUOTATION_STATUS, type QuotationStatus } from '../../../domain/deal/quotation.ts';

export const quotations = pgTable('quotations', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  purchaseId: bigint('purchase_id', { mode: 'number' }).notNull(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  companyType: smallint('company_type').notNull().default(1),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  status: smallint('status').$type<QuotationStatus>().notNull().default(QUOTATION_STATUS.submitted),
  version: integer('version').notNull().default(1),
  itemName: text('item_name').notNull(),
  model: text('model').notNull().default(''),
  details: text('details').notNull(),
  prices: jsonb('prices').$type<PriceTier[]>().notNull(),
  currency: text('currency').$type<'$' | '¥'>().notNull(),
  unit: text('unit').notNull(),
  minOrder: integer('min_order'),
  incoterm: text('incoterm').notNull(),
  port: text('port').notNull().default(''),
  leadTimeDays: integer('lead_time_days').notNull(),
  paymentTerms: text('payment_terms').array().notNull().default([]),
  sampleOffered: boolean('sample_offered').notNull().default(false),
  sampleFree: boolean('sample_free').notNull().default(false),
  sampleDays: integer('sample_days'),
  validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
  buyerReadAt: timestamp('buyer_read_at', { withTimezone: true }),
  timeZone: text('time_zone').notNull().default('UTC'),
  revisedAt: timestamp('revised_at', { withTimezone: true }),
  betterOfferAskedAt: timestamp('better_offer_asked_at', { withTimezone: true }),
  betterOfferPrice: numeric('better_offer_price', { precision: 14, scale: 4, mode: 'number' }),
  betterOfferNote: text('better_offer_note').notNull().default(''),
  declineReason: text('decline_reason').$type<DeclineReason>(),
  declineNote: text('decline_note').notNull().default(''),
  buyerNote: text('buyer_note').notNull().default(''),
  /** Up to this version a sentence stands for the texts, and nobody gets the files. */
  hiddenVersion: integer('hidden_version'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What a version says, as the call took it; attachments by id. */
export type StoredTerms = Omit<QuotationTerms, 'files'> & { files: number[] };

/** The versions before the one that stands in `quotations`. */
export const quotationVersions = pgTable(
  'quotation_versions',
  {
    quotationId: bigint('quotation_id', { mode: 'number' }).notNull(),
    version: integer('version').notNull(),
    terms: jsonb('terms').$type<StoredTerms>().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.quotationId, t.version] })],
);

export const quotationTemplates = pgTable('quotation_templates', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  terms: jsonb('terms').$type<TemplateTerms>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const quotationFiles = pgTable(
  'quotation_files',
  {
    quotationId: bigint('quotation_id', { mode: 'number' }).notNull(),
    version: integer('version').notNull().default(1),
    position: smallint('position').notNull(),
    fileId: bigint('file_id', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.quotationId, t.version, t.position] })],
);
