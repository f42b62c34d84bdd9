import { bigint, customType, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { EndingNotice } from '../../../domain/company/membership.ts';

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
