/** Queries of shop domains, current and former. */
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { CERTIFICATION_STATUS } from '../../../domain/company/certification.ts';
import { constant } from '../../platform/database/constant.ts';
import type { Executor } from '../../platform/database/database.ts';
import { lockWords } from '../../platform/database/lock.ts';
import { companies, formerDomains } from './company.tables.ts';

/**
 * Makes everybody else who wants one of these domains wait until the transaction ends: a domain that is given up is
 * free of the unique index at the moment in which it becomes a former one.
 */
export async function lockDomains(tx: Executor, ...domains: string[]): Promise<void> {
  // in one order, so that two who swap do not wait for each other
  for (const domain of domains.toSorted()) await lockWords(tx, `shop domain ${domain}`);
}

/** Whether the domain is one that another company had and that still leads to it. */
export async function isFormerDomain(
  executor: Executor,
  domain: string,
  now: Date,
  companyId = 0,
): Promise<boolean> {
  const rows = await executor
    .select({ domain: formerDomains.domain })
    .from(formerDomains)
    .where(
      and(
        eq(formerDomains.domain, domain),
        gt(formerDomains.until, now),
        ne(formerDomains.companyId, companyId),
      ),
    );
  return rows.length > 0;
}

export async function insertFormerDomain(
  tx: Executor,
  row: { domain: string; companyId: number; until: Date },
): Promise<void> {
  const { companyId, until } = row;
  await tx
    .insert(formerDomains)
    .values(row)
    .onConflictDoUpdate({ target: formerDomains.domain, set: { companyId, until } });
}

/** A domain that is in use is none of before. */
export const deleteFormerDomain = (tx: Executor, domain: string) =>
  tx.delete(formerDomains).where(eq(formerDomains.domain, domain));

/** The domain of the visible company that had this one until less than a year ago. */
export async function domainNow(executor: Executor, domain: string, now: Date): Promise<string | null> {
  const [row] = await executor
    .select({ domain: companies.domain })
    .from(formerDomains)
    .innerJoin(companies, eq(companies.id, formerDomains.companyId))
    .where(and(eq(formerDomains.domain, domain), gt(formerDomains.until, now), companies.visible));
  return row?.domain ?? null;
}

/** What decides whether category and domain may be changed. The caller holds the company's lock, or does not write. */
export async function changeability(executor: Executor, companyId: number) {
  const [row] = await executor
    .select({
      domain: companies.domain,
      categoryId: companies.categoryId,
      categoryChangedAt: companies.categoryChangedAt,
      domainChangedAt: companies.domainChangedAt,
      /** Now, or before a later submission failed or it was withdrawn. */
      wasCertified: sql<boolean>`${companies.certification} = 3 OR EXISTS (
        SELECT FROM certifications k WHERE k.company_id = ${sql.raw('companies.id')} AND (k.status = ${constant(CERTIFICATION_STATUS.approved)} OR k.withdrawn_at IS NOT NULL))`,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row!;
}
