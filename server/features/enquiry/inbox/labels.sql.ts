/** Queries of the seller's labels. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { lockRow } from '../../../platform/database/lock.ts';
import { companies } from '../../company/company.tables.ts';
import { enquiryLabels, labelledEnquiries } from '../enquiry.tables.ts';

const { id, name, companyId } = enquiryLabels;

export const lockCompany = (tx: Executor, company: number) =>
  lockRow(tx, companies, company, { id: companies.id });

export const labelsOf = (db: Executor, company: number) =>
  db.select({ id, name }).from(enquiryLabels).where(eq(companyId, company)).orderBy(sql`lower(${name})`);

const called = (company: number, wanted: string) =>
  and(eq(companyId, company), sql`lower(${name}) = lower(${wanted})`);

export const isTaken = async (tx: Executor, company: number, wanted: string, but = 0): Promise<boolean> =>
  (await tx.$count(enquiryLabels, and(called(company, wanted), ne(id, but)))) > 0;

export async function insertLabel(tx: Executor, row: { companyId: number; name: string; createdAt: Date }) {
  const [made] = await tx.insert(enquiryLabels).values(row).returning({ id, name });
  return made!;
}

const own = (company: number, label: number) => and(eq(companyId, company), eq(id, label));

/** False where the company has no such label. */
export async function renameLabel(
  tx: Executor,
  company: number,
  label: number,
  to: string,
): Promise<boolean> {
  const { rowCount } = await tx.update(enquiryLabels).set({ name: to }).where(own(company, label));
  return rowCount === 1;
}

export async function deleteLabel(tx: Executor, company: number, label: number): Promise<boolean> {
  const { rowCount } = await tx.delete(enquiryLabels).where(own(company, label));
  return rowCount === 1;
}

export const hasLabel = async (tx: Executor, company: number, label: number): Promise<boolean> =>
  (await tx.$count(enquiryLabels, own(company, label))) > 0;

export async function putLabel(tx: Executor, company: number, label: number, ids: readonly number[]) {
  const rows = ids.map((enquiryId) => ({ enquiryId, labelId: label, companyId: company }));
  if (rows.length > 0) await tx.insert(labelledEnquiries).values(rows).onConflictDoNothing();
}

export const takeLabel = (tx: Executor, label: number, ids: readonly number[]) =>
  tx
    .delete(labelledEnquiries)
    .where(and(eq(labelledEnquiries.labelId, label), inArray(labelledEnquiries.enquiryId, [...ids])));
