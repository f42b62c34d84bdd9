/** How many more products a company may hold (spec M3.6, decision 26). */
import { limitsFor } from '../../../../domain/company/membership.ts';
import {
  COUNTED_STATUSES,
  PRODUCT_STATUS,
  type ProductStatus,
} from '../../../../domain/product/product-review.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import * as query from './write.sql.ts';

type Company = NonNullable<Awaited<ReturnType<typeof query.lockCompany>>>;

/** What is full when no more drafts, or no more that the tier counts, fit. */
export const fullOf = (status: ProductStatus): 'quota_drafts' | 'quota_products' =>
  status === PRODUCT_STATUS.draft ? 'quota_drafts' : 'quota_products';

/**
 * How many more fit of drafts, or of what the tier counts. Below 0 after a tier has ended. The caller holds the
 * company's lock: counting and what follows are one step.
 */
export async function roomFor(
  { settings }: Deps,
  tx: Executor,
  company: Company,
  status: ProductStatus,
): Promise<number> {
  const isDraft = status === PRODUCT_STATUS.draft;
  const set = settings.values();
  const most = isDraft ? set.drafts_most : limitsFor(company.tier, set).products;
  return most - (await query.countInStatus(tx, company.id, isDraft ? [status] : COUNTED_STATUSES));
}

/** The same of both, for a forecast: nobody is held up, and others may take the places meanwhile. */
export const roomLeft = (deps: Deps, companyId: number): Promise<{ products: number; drafts: number }> =>
  deps.db.transaction(async (tx) => {
    const company = found(await query.lockCompany(tx, companyId));
    return {
      products: await roomFor(deps, tx, company, PRODUCT_STATUS.underReview),
      drafts: await roomFor(deps, tx, company, PRODUCT_STATUS.draft),
    };
  });

/** Throws ApiError quota_drafts or quota_products unless one more fits. */
export async function requireRoom(
  deps: Deps,
  tx: Executor,
  company: Company,
  status: ProductStatus,
): Promise<void> {
  if ((await roomFor(deps, tx, company, status)) < 1) throw new ApiError(fullOf(status));
}

/** Whether a product that goes from one to the other takes a place that it did not have. */
export const takesUpQuota = (from: ProductStatus, to: ProductStatus): boolean =>
  COUNTED_STATUSES.includes(from) !== COUNTED_STATUSES.includes(to) || from === PRODUCT_STATUS.deleted;
