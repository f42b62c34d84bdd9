/** A change of a company that staff refuses: the part is again as it was, and the company is told (decision 37). */

import { isDeepStrictEqual } from 'node:util';
import {
  COMPANY_FACTS,
  type CompanyFacts,
  type CompanyPart,
  changeBetween,
} from '../../../domain/company/company-change.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, brokenConstraint, found } from '../../platform/http/error.ts';
import { indexCompanies } from '../../search/index/indexing.ts';
import { addressTrees } from '../address/address.ts';
import { sendEmail } from '../email/email.ts';
import { sendMessage } from '../message/message.ts';
import * as query from './change/change.sql.ts';
import { factsOf } from './change/change.ts';
import { type Restored, WHERE_TO } from './change/parts.ts';
import { lockProfile, ownerAddress, profileById, replacePictures, updateCompany } from './company.sql.ts';
import { companyBanners, companyPhotos } from './company.tables.ts';
import { moveDomain } from './domain.ts';
import { indexCompany } from './edit.ts';
import { emails } from './emails.ts';
import { shopTags } from './shop.sql.ts';

/**
 * Refuses a change, seen or not, as long as it is the newest of its part and the company still says what it made: an owner who
 * has changed it since is not overwritten. Throws ApiError not_found; forbidden for one's own company; wrong_state when it is
 * refused already, overtaken, or what was there before is not known or no longer there.
 */
export async function refuseChange(deps: Deps, actor: Actor, id: number, note: string): Promise<void> {
  const { companyId } = found(await query.changeById(deps.db, id));
  // read once a process, and never from within a transaction, which would wait for a second connection
  await addressTrees(deps);
  try {
    await deps.db.transaction(async (tx) => {
      const before = found(await lockProfile(tx, companyId));
      const change = await query.changeById(tx, id);
      const { company } = (await profileById(tx, companyId))!;
      if (company.userId === actor.user.id) throw new ApiError('forbidden');
      if (!change?.restore || change.refusedAt || !change.isNewest) throw new ApiError('wrong_state');
      if (!stillSays(await factsOf(deps, tx, companyId), change.after)) throw new ApiError('wrong_state');
      const tags = await shopTags(tx, companyId);
      await putBack(deps, tx, companyId, change.part, change.restore);
      const main = change.restore.columns.mainProducts;
      if (main && !isDeepStrictEqual(main, before.mainProducts)) await indexCompany(deps, tx, companyId);
      else await indexCompanies(tx, [companyId]);
      await query.updateRefused(tx, id, { by: actor.user.id, at: deps.now(), note });
      const detail = { change: id, part: change.part, note, before: change.after, after: change.before };
      await audit(tx, actor, { action: 'refuse_change', entity: 'company', id: companyId, detail });
      const owner = found(await ownerAddress(tx, company.userId));
      const link = WHERE_TO[change.part];
      await sendMessage(deps, tx, company.userId, 'company_change_refused', { note }, link);
      const whole = `${deps.environment.scheme}://my.${deps.environment.publicHost}${link}`;
      const about = { ...owner, name: company.name, reason: note, link: whole };
      await sendEmail(deps, tx, company.userId, emails.changeRefused(about));
      await dropPages(tx, ...new Set([...tags, ...(await shopTags(tx, companyId))]));
    });
  } catch (error) {
    // a picture that was replaced is gone once the change was seen
    if (brokenConstraint(error)?.includes('file')) throw new ApiError('wrong_state');
    throw error;
  }
}

const stillSays = (present: CompanyFacts, after: CompanyFacts): boolean => {
  const facts = COMPANY_FACTS.filter((fact) => fact in after);
  return changeBetween(Object.fromEntries(facts.map((fact) => [fact, present[fact] ?? []])), after) === null;
};

async function putBack(
  deps: Deps,
  tx: Transaction,
  companyId: number,
  part: CompanyPart,
  { columns, pictures }: Restored,
): Promise<void> {
  if (part === 'banner') return replacePictures(tx, companyBanners, companyId, pictures);
  if (part === 'photos') return replacePictures(tx, companyPhotos, companyId, pictures);
  const { domain, domainChangedAt, ...rest } = columns;
  if (part === 'domain' && domain)
    return moveDomain(deps, tx, companyId, domain, domainChangedAt ? new Date(domainChangedAt) : null);
  const { categoryChangedAt, ...plain } = rest;
  await updateCompany(tx, companyId, {
    ...plain,
    ...(part === 'category' && { categoryChangedAt: categoryChangedAt ? new Date(categoryChangedAt) : null }),
  });
}
