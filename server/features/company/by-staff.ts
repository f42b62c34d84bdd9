/** Domain and main category as an operator changes them; neither costs the company its yearly change (decision 37). */
import { dropPages } from '../../platform/cache/page-cache.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, brokenConstraint, found, invalid } from '../../platform/http/error.ts';
import { indexCompanies } from '../../search/index/indexing.ts';
import { addressTrees } from '../address/address.ts';
import { isCategoryPath } from '../category/category.ts';
import { sendEmail } from '../email/email.ts';
import { sendMessage } from '../message/message.ts';
import { categoryNames } from './change/change.sql.ts';
import { WHERE_TO } from './change/parts.ts';
import { lockProfile, ownerAddress, profileById, updateCompany } from './company.sql.ts';
import { moveDomain } from './domain.ts';
import { emails } from './emails.ts';
import { shopTags } from './shop.sql.ts';

interface Said {
  before: string;
  after: string;
}

/** The old domain leads to the new one as after the owner's own change. Throws ApiError not_found, wrong_state for a buyer, invalid. */
export async function setDomainByStaff(
  deps: Deps,
  actor: Actor,
  companyId: number,
  { domain, note }: { domain: string; note: string },
): Promise<void> {
  try {
    await editByStaff(deps, actor, companyId, { part: 'domain', note }, async (tx, company) => {
      if (company.domain === domain) return null;
      await moveDomain(deps, tx, companyId, domain, company.domainChangedAt);
      await indexCompanies(tx, [companyId]);
      return { before: company.domain!, after: domain };
    });
  } catch (error) {
    if (brokenConstraint(error) === 'companies_domain') throw invalid({ domain: 'domain_unavailable' });
    throw error;
  }
}

/** Products outside of it stay where they are. Throws ApiError not_found, wrong_state for a buyer, invalid: not a real path. */
export async function setCategoryByStaff(
  deps: Deps,
  actor: Actor,
  companyId: number,
  { cate, note }: { cate: readonly number[]; note: string },
): Promise<void> {
  if (!(await isCategoryPath(deps, cate))) throw invalid({ cate: 'unknown_category' });
  const categoryId = cate.at(-1)!;
  await editByStaff(deps, actor, companyId, { part: 'category', note }, async (tx, company) => {
    if (company.categoryId === categoryId) return null;
    const path = async (id: number | null) => (await categoryNames(tx, id)).join(' / ');
    const before = await path(company.categoryId);
    await updateCompany(tx, companyId, { categoryId });
    await indexCompanies(tx, [companyId]);
    return { before, after: await path(categoryId) };
  });
}

type Company = NonNullable<Awaited<ReturnType<typeof profileById>>>['company'];

/** One change under the company's lock, with its audit line; the owner is told by message and mail. Nothing is told of no change. */
async function editByStaff(
  deps: Deps,
  actor: Actor,
  companyId: number,
  { part, note }: { part: 'domain' | 'category'; note: string },
  change: (tx: Transaction, company: Company) => Promise<Said | null>,
): Promise<void> {
  await addressTrees(deps);
  await deps.db.transaction(async (tx) => {
    found(await lockProfile(tx, companyId));
    const { company } = (await profileById(tx, companyId))!;
    if (company.type !== 1) throw new ApiError('wrong_state');
    if (company.userId === actor.user.id) throw new ApiError('forbidden');
    const tags = await shopTags(tx, companyId);
    const said = await change(tx, company);
    if (!said) return;
    const detail = { part, note, ...said };
    await audit(tx, actor, { action: 'edit_by_staff', entity: 'company', id: companyId, detail });
    const kind = part === 'domain' ? 'company_domain_changed' : 'company_category_changed';
    await sendMessage(deps, tx, company.userId, kind, { ...said, note }, WHERE_TO[part]);
    const owner = found(await ownerAddress(tx, company.userId));
    const link = `${deps.environment.scheme}://my.${deps.environment.publicHost}${WHERE_TO[part]}`;
    const changed = `${said.before} → ${said.after}`;
    const about = { ...owner, name: company.name, reason: note, changed, link };
    await sendEmail(deps, tx, company.userId, emails.changedByUs(about));
    await dropPages(tx, ...new Set([...tags, ...(await shopTags(tx, companyId))]));
  });
}
