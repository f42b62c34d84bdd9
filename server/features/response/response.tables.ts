import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

export const companyResponses = pgTable('company_responses', {
  companyId: bigint('company_id', { mode: 'number' }).primaryKey(),
  asked: integer('asked').notNull(),
  answered: integer('answered').notNull(),
  medianSeconds: integer('median_seconds'),
});
