/** Queries of certification. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { files } from '../file/file.tables.ts';
import { certifications } from './certification.tables.ts';

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

/** Decides a submission that is still in one of the states; false when it no longer is. */
export async function decideSubmission(
  tx: Executor,
  id: number,
  from: readonly (1 | 2 | 3)[],
  to: { status: 1 | 2 | 3; reasons: string[]; note: string; decidedAt: Date; decidedBy: number },
): Promise<boolean> {
  const rows = await tx
    .update(certifications)
    .set(to)
    .where(and(eq(certifications.id, id), inArray(certifications.status, [...from])))
    .returning({ id: certifications.id });
  return rows.length === 1;
}
