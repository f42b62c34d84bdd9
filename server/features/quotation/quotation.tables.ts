import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { PriceTier } from '../../../contract/price.ts';

export const quotations = pgTable('quotations', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  purchaseId: bigint('purchase_id', { mode: 'number' }).notNull(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  companyType: smallint('company_type').notNull().default(1),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  status: smallint('status').$type<1 | 2 | 3 | 4 | 5 | 6 | 7>().notNull().default(1),
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
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const quotationFiles = pgTable(
  'quotation_files',
  {
    quotationId: bigint('quotation_id', { mode: 'number' }).notNull(),
    position: smallint('position').notNull(),
    fileId: bigint('file_id', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.quotationId, t.position] })],
);
