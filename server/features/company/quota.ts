/** How much more a company may hold (spec M3.6). */
import { limitsFor, type Tier } from '../../../domain/company/membership.ts';
import { formatStorage, MEGABYTE } from '../../../domain/company/quota.ts';
import { pinYear } from '../../../domain/page/pin.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import * as query from './company.sql.ts';

/** Limits of the tier and what is used of them. */
export async function getQuota(deps: Deps, actor: MemberActor) {
  const { company } = actor.user;
  const limits = limitsFor(company.tier as Tier | null, deps.settings.values());
  const [used, pins] = await Promise.all([
    query.usage(deps.db, company.id),
    pinAllowance(deps, deps.db, company),
  ]);
  return {
    limit: formatStorage(limits.storageMb * MEGABYTE),
    used: formatStorage(used.bytes),
    productUsed: used.products,
    productLimit: limits.products,
    groupUsed: used.groups,
    groupLimited: limits.groups,
    pinUsed: pins.used,
    pinLimit: pins.limit,
    bytesUsed: used.bytes,
    bytesLimit: limits.storageMb * MEGABYTE,
  };
}

/** The pins of the year that runs: from the start of the tier, or of the calendar year (decision 26). */
export async function pinAllowance(
  { settings, now }: Deps,
  executor: Executor,
  { id, tier }: { id: number; tier: string | null },
): Promise<{ used: number; limit: number; from: Date; to: Date }> {
  const since = tier === null ? null : await query.tierSince(executor, id, tier, now());
  const year = pinYear(since, now());
  const used = await query.pinsUsed(executor, id, year);
  return { used, limit: limitsFor(tier as Tier | null, settings.values()).pins, ...year };
}
