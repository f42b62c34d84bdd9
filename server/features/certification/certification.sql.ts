/** Queries of certification. */
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import {
  CERTIFICATION_STATUS,
  type SubmissionStatus,
  submissionLifecycle,
} from '../../../domain/company/certification.ts';
import type { Executor } from '../../platform/database/database.ts';
import { files } from '../file/file.tables.ts';
import { certificationQuestions, certifications } from './certification.tables.ts';

export const submissionStates = {
  table: certifications,
  lifecycle: submissionLifecycle,
  entity: 'certification',
} as const;

/** What a reviewer has confirmed of a licence. */
const facts = {
  number: certifications.licenceNumber,
  authority: certifications.authority,
  issued_on: certifications.issuedOn,
  expires_on: certifications.expiresOn,
};

export async function insertSubmission(
  tx: Executor,
  row: { companyId: number; companyName: string; licenceId: number; submittedAt: Date },
): Promise<number> {
  const [made] = await tx.insert(certifications).values(row).returning({ id: certifications.id });
  return made!.id;
}

/** Whether a submission of the company waits. */
export const hasOpen = async (tx: Executor, companyId: number): Promise<boolean> =>
  (await tx.$count(
    certifications,
    and(eq(certifications.companyId, companyId), eq(certifications.status, CERTIFICATION_STATUS.underReview)),
  )) > 0;

/** Of one submission. */
export async function submissionById(executor: Executor, id: number) {
  const [row] = await executor
    .select({
      id: certifications.id,
      companyId: certifications.companyId,
      companyName: certifications.companyName,
      status: certifications.status,
      submittedAt: certifications.submittedAt,
      askedAt: certifications.askedAt,
      facts,
      licenceKey: files.key,
    })
    .from(certifications)
    .innerJoin(files, eq(files.id, certifications.licenceId))
    .where(eq(certifications.id, id));
  return row;
}

/** Submissions of a company that are approved, or wait, oldest first. The caller holds the company's lock. */
export const openSubmissions = (tx: Executor, companyId: number, status: SubmissionStatus) =>
  tx
    .select({ id: certifications.id, askedAt: certifications.askedAt })
    .from(certifications)
    .where(and(eq(certifications.companyId, companyId), eq(certifications.status, status)))
    .orderBy(asc(certifications.id));

export interface ConfirmedFacts {
  licenceNumber: string | null;
  authority: string | null;
  issuedOn: string | null;
  expiresOn: string | null;
}

/** Of an approved submission; another last day is told anew. False when it is not approved. */
export async function updateFacts(tx: Executor, id: number, confirmed: ConfirmedFacts): Promise<boolean> {
  const rows = await tx
    .update(certifications)
    .set({ ...confirmed, told: null })
    .where(and(eq(certifications.id, id), eq(certifications.status, CERTIFICATION_STATUS.approved)))
    .returning({ id: certifications.id });
  return rows.length > 0;
}

/** Lets a submission wait for its company. False when it is decided, or waits for it already. */
export async function insertQuestion(
  tx: Executor,
  row: { certificationId: number; note: string; askedBy: number; askedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(certifications)
    .set({ askedAt: row.askedAt })
    .where(
      and(
        eq(certifications.id, row.certificationId),
        eq(certifications.status, CERTIFICATION_STATUS.underReview),
        isNull(certifications.askedAt),
      ),
    )
    .returning({ id: certifications.id });
  if (rows.length === 0) return false;
  await tx.insert(certificationQuestions).values(row);
  return true;
}

/** Answers what is asked of a company, whose submission waits for a reviewer again; its id, undefined when nothing is asked. */
export async function answerQuestion(
  tx: Executor,
  companyId: number,
  { fileId, answeredAt }: { fileId: number; answeredAt: Date },
): Promise<number | undefined> {
  const [asked] = await tx
    .update(certifications)
    .set({ askedAt: null })
    .where(
      and(
        eq(certifications.companyId, companyId),
        eq(certifications.status, CERTIFICATION_STATUS.underReview),
        isNotNull(certifications.askedAt),
      ),
    )
    .returning({ id: certifications.id });
  if (!asked) return undefined;
  await tx
    .update(certificationQuestions)
    .set({ fileId, answeredAt })
    .where(
      and(eq(certificationQuestions.certificationId, asked.id), isNull(certificationQuestions.answeredAt)),
    );
  return asked.id;
}

/** What was asked about these submissions, in its order. */
export const questionsOf = (executor: Executor, certificationId: number) =>
  executor
    .select({
      note: certificationQuestions.note,
      askedAt: certificationQuestions.askedAt,
      answeredAt: certificationQuestions.answeredAt,
      key: files.key,
    })
    .from(certificationQuestions)
    .leftJoin(files, eq(files.id, certificationQuestions.fileId))
    .where(eq(certificationQuestions.certificationId, certificationId))
    .orderBy(asc(certificationQuestions.id));

/** All submissions of a company, newest first. */
export const submissionsOf = (executor: Executor, companyId: number) =>
  executor
    .select({
      id: certifications.id,
      status: certifications.status,
      reasons: certifications.reasons,
      note: certifications.note,
      submittedAt: certifications.submittedAt,
      decidedAt: certifications.decidedAt,
      withdrawnAt: certifications.withdrawnAt,
      askedAt: certifications.askedAt,
      companyName: certifications.companyName,
      facts,
      licenceKey: files.key,
    })
    .from(certifications)
    .innerJoin(files, eq(files.id, certifications.licenceId))
    .where(eq(certifications.companyId, companyId))
    .orderBy(desc(certifications.submittedAt), desc(certifications.id));
