/** What is hidden of a quotation, and shown again. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { companies } from '../../company/company.tables.ts';
import { quotations, quotationVersions } from '../quotation.tables.ts';

export interface Texts {
  itemName: string;
  model: string;
  details: string;
}

export async function lockQuotation(tx: Executor, id: number) {
  const [row] = await tx.select().from(quotations).where(eq(quotations.id, id)).for('update');
  return row;
}

export async function ownerOf(tx: Executor, companyId: number): Promise<number> {
  const [row] = await tx
    .select({ userId: companies.userId })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row!.userId;
}

export async function versionTexts(tx: Executor, id: number): Promise<{ version: number; texts: Texts }[]> {
  const rows = await tx
    .select({ version: quotationVersions.version, terms: quotationVersions.terms })
    .from(quotationVersions)
    .where(eq(quotationVersions.quotationId, id))
    .orderBy(asc(quotationVersions.version));
  return rows.map(({ version, terms: { item_name: itemName, model, details } }) => ({
    version,
    texts: { itemName, model, details },
  }));
}

export async function setTexts(
  tx: Executor,
  id: number,
  { itemName, model, details }: Texts,
  { hiddenVersion, now }: { hiddenVersion: number | null; now: Date },
): Promise<void> {
  await tx
    .update(quotations)
    .set({ itemName, model, details, hiddenVersion, updatedAt: now })
    .where(eq(quotations.id, id));
}

export async function setVersionTexts(
  tx: Executor,
  id: number,
  version: number,
  { itemName, model, details }: Texts,
): Promise<void> {
  const texts = JSON.stringify({ item_name: itemName, model, details });
  await tx
    .update(quotationVersions)
    .set({ terms: sql`${quotationVersions.terms} || ${texts}::jsonb` })
    .where(and(eq(quotationVersions.quotationId, id), eq(quotationVersions.version, version)));
}
