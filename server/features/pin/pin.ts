/** Pins (spec M2.9, M3.8; decisions 22, 26). Pinning locks the company first. */

import type { PinAllowance, PinnedItem, pinRoutes } from '../../../contract/product/pin.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import type { Parsed, Reply } from '../../../contract/schema/route.ts';
import { fits } from '../../../domain/company/quota.ts';
import { MEMBER_PAGE_SIZE, type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { daysLeft, type PinDays, pinPeriod } from '../../../domain/page/pin.ts';
import { PRODUCT_STATUS } from '../../../domain/product/product-review.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError, found, notFound } from '../../platform/http/error.ts';
import { pinAllowance } from '../company/company.ts';
import {
  dropProductPages,
  lockCompany,
  lockProducts,
  type Outcome,
  outcomesOf,
  productBriefs,
  requireDone,
} from '../product/product.ts';
import * as query from './pin.sql.ts';

/** More than a year's pins of the highest tier. */
const MAX_IN_A_MONTH = 500;
const ENDED_AT_ONCE = 500;

type Running = Reply<typeof pinRoutes.getPin>;

/** Throws ApiError not_found when the product is not the seller's. */
export async function getPin(deps: Deps, actor: MemberActor, pid: number): Promise<Running> {
  const status = await query.statusOfOwn(deps.db, actor.user.company.id, pid);
  if (status === undefined || status === PRODUCT_STATUS.deleted) throw notFound();
  return readPin(deps.db, pid, deps.now());
}

async function readPin(executor: Executor, pid: number, now: Date): Promise<Running> {
  const span = await query.spanOf(executor, pid, now);
  return {
    pid,
    from: span?.from.toISOString() ?? null,
    until: span?.until.toISOString() ?? null,
    days_left: span ? daysLeft(span.until, now) : 0,
  };
}

/**
 * Pins or extends one. Throws ApiError not_found, wrong_state unless visitors see the product, quota_pins, conflict when
 * its pin ends at another time than the seller saw.
 */
export async function pinProduct(
  deps: Deps,
  actor: MemberActor,
  { pid, days, until }: Parsed<typeof pinRoutes.pinProduct>['body'],
): Promise<Running> {
  requireDone(await pin(deps, actor, [pid], days, until));
  return readPin(deps.db, pid, deps.now());
}

/** Pins or extends several, in the order of the ids as far as the pins of the year go; the codes are those of pinProduct. */
export const pinProducts = (
  deps: Deps,
  actor: MemberActor,
  ids: readonly number[],
  days: PinDays,
): Promise<Outcome[]> => pin(deps, actor, ids, days);

async function pin(
  deps: Deps,
  actor: MemberActor,
  ids: readonly number[],
  days: PinDays,
  seen?: string | null,
): Promise<Outcome[]> {
  return deps.db.transaction(async (tx) => {
    // counting and pinning are one step: two at once cannot both use the last pin of the year
    const company = found(await lockCompany(tx, actor.user.company.id));
    const own = new Map((await lockProducts(tx, ids, company.id)).map((product) => [product.id, product]));
    const now = deps.now();
    const allowance = await pinAllowance(deps, tx, company);
    const codes = new Map<number, string | null>();
    const pinned: Awaited<ReturnType<typeof lockProducts>> = [];
    for (const id of new Set(ids)) {
      const product = own.get(id);
      if (!product || product.status === PRODUCT_STATUS.deleted) continue;
      const end = await query.lastEnd(tx, id, now);
      const refused = !product.listed
        ? 'wrong_state'
        : seen !== undefined && seen !== (end?.toISOString() ?? null)
          ? 'conflict'
          : fits(allowance.used + pinned.length, 1, allowance.limit)
            ? null
            : 'quota_pins';
      codes.set(id, refused);
      if (refused !== null) continue;
      const period = pinPeriod(days, end, now);
      const made = await query.insertPin(tx, { productId: id, companyId: company.id, days, ...period, now });
      await audit(tx, actor, {
        action: end ? 'extend' : 'pin',
        entity: 'pin',
        id: made,
        detail: { product: id, days },
        before: { until: end },
        after: { until: period.until },
      });
      pinned.push(product);
    }
    await dropProductPages(tx, ...pinned);
    return outcomesOf(ids, codes);
  });
}

/** What it used stays used. Throws ApiError not_found, wrong_state when it is not pinned. */
export async function unpinProduct(deps: Deps, actor: MemberActor, pid: number): Promise<null> {
  return deps.db.transaction(async (tx) => {
    const company = found(await lockCompany(tx, actor.user.company.id));
    const [product] = await lockProducts(tx, [pid], company.id);
    if (!product || product.status === PRODUCT_STATUS.deleted) throw notFound();
    if (!(await query.endPins(tx, pid, deps.now()))) throw new ApiError('wrong_state');
    await audit(tx, actor, { action: 'unpin', entity: 'product', id: pid });
    await dropProductPages(tx, product);
    return null;
  });
}

/** What is pinned now, and what is left of the year's pins. */
export async function listPins(
  deps: Deps,
  actor: MemberActor,
  { kw, ...paging }: PageQuery & { kw: string },
): Promise<Paged<PinnedItem> & { allowance: PinAllowance }> {
  const { limit, offset, page, size } = pageOf(paging, MEMBER_PAGE_SIZE);
  const { company } = actor.user;
  const now = deps.now();
  const [{ spans, total }, { used, limit: most, from, to }] = await Promise.all([
    query.runningSpans(deps.db, company.id, { kw: kw.trim(), now, limit, offset }),
    pinAllowance(deps, deps.db, company),
  ]);
  const briefs = await productBriefs(
    deps.db,
    spans.map(({ pid }) => pid),
  );
  const items = spans.flatMap((span) => {
    const product = briefs.find(({ id }) => id === span.pid);
    if (!product) return [];
    const { id, title, image, status, cate_names, cate_names_zh } = product;
    return {
      id,
      pid: id,
      title,
      image,
      status,
      cate_names,
      cate_names_zh,
      from: span.from.toISOString(),
      until: span.until.toISOString(),
      days_left: daysLeft(span.until, now),
    };
  });
  const allowance = { used, limit: most, from: from.toISOString(), to: to.toISOString() };
  return { items, total, page, size, allowance };
}

/** What is pinned in a month; a day more at both ends, for browsers east and west of Greenwich. */
export async function pinCalendar(deps: Deps, actor: MemberActor, month: string) {
  const [year, n] = month.split('-').map(Number) as [number, number];
  const spans = await query.spansBetween(deps.db, actor.user.company.id, {
    from: new Date(Date.UTC(year, n - 1, 1) - DAY_MS),
    to: new Date(Date.UTC(year, n, 1) + DAY_MS),
    limit: MAX_IN_A_MONTH,
  });
  return spans.map(({ from, until, ...span }) => ({
    ...span,
    from: from.toISOString(),
    until: until.toISOString(),
  }));
}

/** The clock: makes the pages anew from which a product has gone because its pin ran out. */
export async function noteEndedPins(deps: Deps): Promise<void> {
  let more = true;
  while (more)
    more = await deps.db.transaction(async (tx) => {
      const noted = await query.noteEnded(tx, deps.now(), ENDED_AT_ONCE);
      await dropProductPages(tx, ...noted.ended);
      return noted.more;
    });
}
