import { bigint, date, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { CERTIFICATION_STATUS, type SubmissionStatus } from '../../../domain/company/certification.ts';
import type { EndingNotice } from '../../../domain/company/membership.ts';

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
  licenceNumber: text('licence_number'),
  authority: text('authority'),
  issuedOn: date('issued_on'),
  expiresOn: date('expires_on'),
  /** How many days before its last day the owner was last told of it. */
  told: smallint('told').$type<EndingNotice>(),
  /** Set while it waits for a document of the company, and not for a reviewer. */
  askedAt: timestamp('asked_at', { withTimezone: true }),
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  withdrawnBy: bigint('withdrawn_by', { mode: 'number' }),
});

/** One more document that a reviewer asks for, and what came. */
export const certificationQuestions = pgTable('certification_questions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  certificationId: bigint('certification_id', { mode: 'number' }).notNull(),
  note: text('note').notNull(),
  askedBy: bigint('asked_by', { mode: 'number' }).notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  fileId: bigint('file_id', { mode: 'number' }),
  filePurpose: smallint('file_purpose').notNull().default(2),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
});
