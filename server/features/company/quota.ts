/** What a company may still hold (spec M3.6). */
import { limitsFor, type Tier } from '../../../domain/membership.ts';
import { formatStorage, MEGABYTE } from '../../../domain/quota.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import * as query from './company.sql.ts';

/** Limits of the tier and what is used of them; pins by the calendar year in UTC. */
export async function getQuota(deps: Deps, actor: MemberActor) {
  const { id, tier } = actor.user.company;
  const limits = limitsFor(tier as Tier | null);
  const year = deps.now().getUTCFullYear();
  const used = await query.usage(deps.db, id, {
    from: new Date(Date.UTC(year, 0, 1)),
    to: new Date(Date.UTC(year + 1, 0, 1)),
  });
  return {
    limit: formatStorage(limits.storageMb * MEGABYTE),
    used: formatStorage(used.bytes),
    productUsed: used.products,
    productLimit: limits.products,
    groupUsed: used.groups,
    groupLimited: limits.groups,
    pinUsed: used.pins,
    pinLimit: limits.pins,
  };
}
