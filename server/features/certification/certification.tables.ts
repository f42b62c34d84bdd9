import { bigint, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { CERTIFICATION_STATUS, type SubmissionStatus } from '../../../domain/company/certification.ts';

export const certifications = pgTable('certifications', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  companyName: text('company_name').notNull(),
  licenceId: bigint('licence_id', { mode: 'number' }).notNull(),
  status: smallint('status').$type<SubmissionStatus>().notNull().default(CERTIFICATION_STATUS.underReview),
  reasons: text('reasons').array().notNull().default([]),
  note: text('note').notNull().default(''),
  submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull().defaultNow(),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  decidedBy: bigint('decided_by', { mode: 'number' }),
  licencePurpose: smallint('licence_purpose').notNull().default(2),
});
