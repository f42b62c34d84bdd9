/** Queries of templates for quotations. */
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { companies } from '../company/company.tables.ts';
import { quotationTemplates as templates } from './quotation.tables.ts';

/** Two at once count one after the other. */
export const lockTemplates = (tx: Executor, companyId: number) =>
  tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');

export const templatesOf = (executor: Executor, companyId: number) =>
  executor
    .select({ id: templates.id, name: templates.name, terms: templates.terms })
    .from(templates)
    .where(eq(templates.companyId, companyId))
    .orderBy(asc(templates.name));

/** Replaces the template of that name. */
export async function saveTemplate(tx: Executor, row: typeof templates.$inferInsert): Promise<number> {
  const [saved] = await tx
    .insert(templates)
    .values(row)
    .onConflictDoUpdate({
      target: [templates.companyId, templates.name],
      set: { terms: row.terms, updatedAt: row.updatedAt },
    })
    .returning({ id: templates.id });
  return saved!.id;
}

export async function deleteTemplate(executor: Executor, companyId: number, id: number): Promise<boolean> {
  const gone = await executor
    .delete(templates)
    .where(and(eq(templates.id, id), eq(templates.companyId, companyId)))
    .returning({ id: templates.id });
  return gone.length > 0;
}
