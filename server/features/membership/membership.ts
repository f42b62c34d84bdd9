/** Memberships: a tier between two days; the company's tier follows the calendar (spec M4.9; decision 23). */
import type { Tier } from '../../../domain/company/membership.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, brokenConstraint, found, invalid } from '../../platform/http/error.ts';
import { HOURLY_ITEM, type Kind } from '../../platform/work/work.ts';
import { lockShop, setTier, shopTags } from '../company/company.ts';
import * as query from './membership.sql.ts';

const today = (deps: Deps): string => deps.now().toISOString().slice(0, 10);

/**
 * Gives a company a tier from a day to a day, the end excluded. Throws ApiError not_found, wrong_state for a buyer,
 * duplicate when the period overlaps another, invalid when it is empty or over.
 */
export async function setMembership(
  deps: Deps,
  actor: Actor,
  companyId: number,
  { tier, from, to }: { tier: Tier; from: string; to: string },
): Promise<void> {
  if (to <= today(deps)) throw invalid({ to: 'in_past' });
  if (to <= from) throw invalid({ to: 'unknown_choice' });
  try {
    await deps.db.transaction(async (tx) => {
      found(await lockShop(tx, companyId));
      const id = await query.insertMembership(tx, {
        companyId,
        tier,
        from,
        to,
        grantedBy: actor.user.id,
        grantedAt: deps.now(),
      });
      await audit(tx, actor, {
        action: 'grant',
        entity: 'membership',
        id,
        detail: { companyId, tier, from, to },
      });
      await followCalendar(deps, tx, companyId);
    });
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'memberships_company_id_period_excl') throw new ApiError('duplicate');
    if (broken === 'memberships_company_id_type_fkey') throw new ApiError('wrong_state');
    throw error;
  }
}

/** Sets the company's tier to that of today and drops the pages that show it. The caller holds lockShop. */
async function followCalendar(deps: Deps, tx: Transaction, companyId: number): Promise<void> {
  const changed = await setTier(tx, companyId, await query.tierOn(tx, companyId, today(deps)));
  if (changed) await dropPages(tx, ...(await shopTags(tx, companyId)));
}

/** The job: asks for the companies whose tier starts or ends, its day having come. */
export async function askForMemberships(deps: Deps): Promise<void> {
  const companies = await query.companiesOutOfStep(deps.db, today(deps));
  const items = companies.map((company) => ({ company }));
  await deps.jobs.enqueue(deps.db, 'membership.apply', items);
}

export const membershipChanges: Kind<'membership.apply'> = {
  ...HOURLY_ITEM,
  name: 'membership.apply',
  atOnce: 2,
  key: ({ company }) => String(company),
  // one transaction a company: a change of rank rewrites the company's products
  run: (deps, { company }) =>
    deps.db.transaction(async (tx) => {
      if (await lockShop(tx, company)) await followCalendar(deps, tx, company);
    }),
};
