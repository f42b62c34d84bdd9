import {
  bigint,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { QuotationTerms } from '../../../contract/deal/quotation.ts';
import { DEAL_STATUS, type DealStatus } from '../../../domain/deal/deal.ts';
import type { DealStep } from '../../../domain/deal/steps.ts';

/** What was asked for when the quotation was accepted. */
export interface FrozenRequest {
  title: string;
  description: string;
  quantity: number;
  unit: string;
  receive_id: number;
  certifications: string[];
}

/** What was offered; its files stay with the quotation. */
export type FrozenTerms = Omit<QuotationTerms, 'files'>;

export const deals = pgTable('deals', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  purchaseId: bigint('purchase_id', { mode: 'number' }).notNull(),
  quotationId: bigint('quotation_id', { mode: 'number' }).notNull(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  status: smallint('status').$type<DealStatus>().notNull().default(DEAL_STATUS.open),
  request: jsonb('request').$type<FrozenRequest>().notNull(),
  terms: jsonb('terms').$type<FrozenTerms>().notNull(),
  /** Of the quotation. */
  version: integer('version').notNull(),
  acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export const dealSteps = pgTable(
  'deal_steps',
  {
    dealId: bigint('deal_id', { mode: 'number' }).notNull(),
    step: text('step').$type<DealStep>().notNull(),
    day: date('day').notNull(),
    note: text('note').notNull().default(''),
    carrier: text('carrier').notNull().default(''),
    tracking: text('tracking').notNull().default(''),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.dealId, t.step] })],
);
