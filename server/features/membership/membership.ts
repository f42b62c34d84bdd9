/** The company's tier follows the calendar: a membership is a tier between two days (spec M4.9; decision 23). */
import type * as z from 'zod';
import type { EndingMembership, membershipRoutes } from '../../../contract/company/membership.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import type { Tier } from '../../../domain/company/membership.ts';
import { ENDING_DAYS } from '../../../domain/figures.ts';
import { pageOf } from '../../../domain/page/paging.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HOURLY_ITEM, type Kind } from '../../platform/work/work.ts';
import { lockShop, setTier, shopTags } from '../company/company.ts';
import * as query from './membership.sql.ts';

export const today = (deps: Deps): string => deps.now().toISOString().slice(0, 10);

/** Sets the company's tier to that of today and drops the pages that show it. The caller holds lockShop. */
export async function followCalendar(deps: Deps, tx: Transaction, companyId: number): Promise<void> {
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

const PAGE_SIZE = 20;

/** Those that run, the soonest to end first; what is followed by one at least as high does not end. */
export async function listEndingMemberships(
  deps: Deps,
  { tier, ...paging }: z.output<typeof membershipRoutes.listEndingMemberships.query>,
): Promise<Paged<EndingMembership>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const found = await query.endingPage(deps.db, { day: today(deps), days: ENDING_DAYS, tier }, slice);
  return { ...found, page, size };
}

/** How many there are of each tier. */
export const countEndingMemberships = (deps: Deps): Promise<{ tier: Tier; count: number }[]> =>
  query.countEnding(deps.db, { day: today(deps), days: ENDING_DAYS });
