/** Shop domain and main category: free until certification, then each changed once in 12 months (decision 26). */

import { changeableFrom, inAYear } from '../../../domain/company/yearly-change.ts';
import { shopDomainProblem } from '../../../domain/page/host.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { brokenConstraint, invalid } from '../../platform/http/error.ts';
import { indexCompanies } from '../../search/index/indexing.ts';
import { isCategoryPath } from '../category/category.ts';
import { domainExists, updateCompany } from './company.sql.ts';
import * as query from './domain.sql.ts';
import { edit } from './edit.ts';

/** Whether a shop domain can be had: well formed, not reserved, not taken and not of somebody's last year. */
export async function checkDomain(deps: Deps, domain: string): Promise<boolean> {
  const wanted = domain.trim().toLowerCase();
  if (shopDomainProblem(wanted) !== null) return false;
  return !(await domainExists(deps.db, wanted)) && !(await query.isFormerDomain(deps.db, wanted, deps.now()));
}

/** Before a company takes a domain that it has not had. Throws ApiError invalid. */
export async function claimDomain(
  deps: Deps,
  tx: Transaction,
  domain: string,
  own?: { companyId: number; present: string },
): Promise<void> {
  await query.lockDomains(tx, domain, ...(own ? [own.present] : []));
  if (await query.isFormerDomain(tx, domain, deps.now(), own?.companyId))
    throw invalid({ domain: 'domain_unavailable' });
}

/**
 * Moves the shop to another domain, whoever wants it. Of a company that was certified the old one leads there for a year. The
 * caller holds the company's lock. Throws ApiError invalid: the domain is another's.
 */
export async function moveDomain(
  deps: Deps,
  tx: Transaction,
  companyId: number,
  domain: string,
  domainChangedAt: Date | null,
): Promise<void> {
  const { domain: present, wasCertified } = await query.changeability(tx, companyId);
  await claimDomain(deps, tx, domain, { companyId, present: present! });
  await query.deleteFormerDomain(tx, domain);
  await updateCompany(tx, companyId, { domain, domainChangedAt });
  if (wasCertified)
    await query.insertFormerDomain(tx, { domain: present!, companyId, until: inAYear(deps.now()) });
}

/**
 * Gives the shop another domain; the same one changes nothing. Of a company that was certified the old one leads to the new
 * one for a year. Throws ApiError invalid: domain taken, or changed less than 12 months ago.
 */
export async function setDomain(deps: Deps, actor: MemberActor, domain: string): Promise<null> {
  try {
    await edit(deps, actor, 'domain', async (tx, id) => {
      const company = await query.changeability(tx, id);
      const present = company.domain!;
      if (present === domain) return;
      const now = deps.now();
      if (company.wasCertified && changeableFrom(company.domainChangedAt, now))
        throw invalid({ domain: 'once_a_year' });
      await moveDomain(deps, tx, id, domain, company.wasCertified ? now : company.domainChangedAt);
      await indexCompanies(tx, [id]);
    });
  } catch (error) {
    if (brokenConstraint(error) === 'companies_domain') throw invalid({ domain: 'domain_unavailable' });
    throw error;
  }
  return null;
}

/**
 * Gives the company another main category; products outside of it stay where they are. Throws ApiError invalid: not a real
 * path, or changed less than 12 months ago.
 */
export async function setCategory(deps: Deps, actor: MemberActor, cate: readonly number[]): Promise<null> {
  if (!(await isCategoryPath(deps, cate))) throw invalid({ cate: 'unknown_category' });
  const categoryId = cate.at(-1)!;
  await edit(deps, actor, 'category', async (tx, id) => {
    const company = await query.changeability(tx, id);
    if (company.categoryId === categoryId) return;
    const now = deps.now();
    if (company.wasCertified && changeableFrom(company.categoryChangedAt, now))
      throw invalid({ cate: 'once_a_year' });
    await updateCompany(tx, id, { categoryId, ...(company.wasCertified && { categoryChangedAt: now }) });
    await indexCompanies(tx, [id]);
  });
  return null;
}

/** Where a shop is that left this domain less than a year ago; null when there is none. */
export const movedShop = (deps: Deps, domain: string): Promise<string | null> =>
  query.domainNow(deps.replica, domain.toLowerCase(), deps.now());
