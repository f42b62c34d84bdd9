/** Queries of quotations. */
import { and, desc, eq, ne } from 'drizzle-orm';
import { QUOTATION_STATUS } from '../../../domain/quotation.ts';
import type { Executor } from '../../platform/database.ts';
import { companies } from '../company/company.tables.ts';
import { quotations } from './quotation.tables.ts';

/** On one purchase, newest first, by companies that everybody can see; withdrawn ones are as if never sent. */
export const shownQuotations = (executor: Executor, purchaseId: number, n: number) =>
  executor
    .select({
      id: quotations.id,
      companyId: quotations.companyId,
      incoterm: quotations.incoterm,
      leadTimeDays: quotations.leadTimeDays,
      sampleOffered: quotations.sampleOffered,
      createdAt: quotations.createdAt,
    })
    .from(quotations)
    .innerJoin(companies, eq(companies.id, quotations.companyId))
    .where(
      and(
        eq(quotations.purchaseId, purchaseId),
        ne(quotations.status, QUOTATION_STATUS.withdrawn),
        companies.visible,
      ),
    )
    .orderBy(desc(quotations.id))
    .limit(n);
