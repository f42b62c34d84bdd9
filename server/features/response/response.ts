/** Response rate and time of suppliers, measured by a job and shown on cards, shops and quotations (decision 27). */
import { isDeepStrictEqual } from 'node:util';
import { type Measured, publicResponse } from '../../../domain/company/response.ts';
import { sameNetwork } from '../../../domain/visitor/network.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { isPublicAddress } from '../../platform/outside/public-address.ts';
import { lockShop, shopTags } from '../company/company.ts';
import { isKnownNetwork } from '../known-network/known-network.ts';
import * as query from './response.sql.ts';

interface Measuring {
  db: Executor;
  now(): Date;
}

/** The hourly job. Pages are dropped where what they show is another figure. @returns how many companies changed */
export async function measureResponses({ db, now }: Measuring): Promise<number> {
  const changes = await query.measureChanges(db, now());
  // one transaction a company: dropping its pages asks for its categories
  for (const { companyId, before, after } of changes)
    await db.transaction(async (tx) => {
      if (!(await lockShop(tx, companyId))) return;
      await query.write(tx, companyId, after);
      if (!isDeepStrictEqual(publicResponse(before), publicResponse(after)))
        await dropPages(tx, ...(await shopTags(tx, companyId)));
    });
  return changes.length;
}

/** Whether the caller asks from a network that the supplier signs in from: no stranger, as far as figures go. */
export const isOwnNetwork = async (
  deps: Deps,
  executor: Executor,
  caller: Caller,
  supplier: number,
): Promise<boolean> => isPublicAddress(caller.ip) && (await isKnownNetwork(deps, executor, caller, supplier));

/** Whether both come from one network. One that is not public may be a proxy's, before everybody. */
export const isSameNetwork = (one: string, other: string): boolean =>
  isPublicAddress(one) && sameNetwork(one, other);

/** As it was last measured, however little was asked: for the supplier. */
export const responseOf = (deps: Deps, companyId: number): Promise<Measured | null> =>
  query.find(deps.db, companyId);
