import {
  bigint,
  customType,
  date,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type {
  EndingNotice,
  MembershipAction,
  MembershipCurrency,
  Tier,
} from '../../../domain/company/membership.ts';

const daterange = customType<{ data: string }>({ dataType: () => 'daterange' });

export const memberships = pgTable('memberships', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  type: smallint('type').notNull().default(1),
  tier: text('tier').$type<'silver' | 'vip' | 'diamond'>().notNull(),
  period: daterange('period').notNull(),
  grantedBy: bigint('granted_by', { mode: 'number' }),
  grantedAt: timestamp('granted_at', { withTimezone: true }).notNull().defaultNow(),
  /** How many days before the end its owner was last told of it. */
  told: smallint('told').$type<EndingNotice>(),
});

/** What was done with memberships, and what was paid. A line is never changed. */
export const membershipEvents = pgTable('membership_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  membershipId: bigint('membership_id', { mode: 'number' }).notNull(),
  action: text('action').$type<MembershipAction>().notNull(),
  tier: text('tier').$type<Tier>().notNull(),
  begins: date('begins').notNull(),
  ends: date('ends').notNull(),
  amount: numeric('amount', { precision: 12, scale: 2, mode: 'number' }),
  currency: text('currency').$type<MembershipCurrency>(),
  credited: integer('credited').notNull().default(0),
  reason: text('reason').notNull().default(''),
  doneBy: bigint('done_by', { mode: 'number' }).notNull(),
  doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
});
