import { bigint, date, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { LeadReason } from '../../../domain/deal/matching.ts';

export const purchaseMatches = pgTable(
  'purchase_matches',
  {
    purchaseId: bigint('purchase_id', { mode: 'number' }).notNull(),
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    place: smallint('place').notNull(),
    reasons: jsonb('reasons').$type<LeadReason[]>().notNull(),
    email: text('email').$type<'sent' | 'waits' | 'none'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.purchaseId, t.companyId] })],
);

export const leadEmailDays = pgTable(
  'lead_email_days',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    day: date('day').notNull(),
    sent: smallint('sent').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.day] })],
);
