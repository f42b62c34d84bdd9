/** Queries of certification. */
import { desc, eq } from 'drizzle-orm';
import { submissionLifecycle } from '../../../domain/company/certification.ts';
import type { Executor } from '../../platform/database/database.ts';
import { files } from '../file/file.tables.ts';
import { certifications } from './certification.tables.ts';

export const submissionStates = {
  table: certifications,
  lifecycle: submissionLifecycle,
  entity: 'certification',
} as const;

export async function insertSubmission(
  tx: Executor,
  row: { companyId: number; companyName: string; licenceId: number; submittedAt: Date },
): Promise<number> {
  const [made] = await tx.insert(certifications).values(row).returning({ id: certifications.id });
  return made!.id;
}

/** Of one submission. */
export async function submissionById(executor: Executor, id: number) {
  const [row] = await executor
    .select({
      id: certifications.id,
      companyId: certifications.companyId,
      companyName: certifications.companyName,
      status: certifications.status,
      submittedAt: certifications.submittedAt,
      licenceKey: files.key,
    })
    .from(certifications)
    .innerJoin(files, eq(files.id, certifications.licenceId))
    .where(eq(certifications.id, id));
  return row;
}

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
      licenceKey: files.key,
    })
    .from(certifications)
    .innerJoin(files, eq(files.id, certifications.licenceId))
    .where(eq(certifications.companyId, companyId))
    .orderBy(desc(certifications.submittedAt), desc(certifications.id));
