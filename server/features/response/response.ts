/** Response rate and time of suppliers, measured by a job and shown on cards, shops and quotations (decision 27). */
import { isDeepStrictEqual } from 'node:util';
import { type Measured, publicResponse } from '../../../domain/company/response.ts';
import { sameNetwork } from '../../../domain/visitor/network.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { isPublicAddress } from '../../platform/outside/public-address.ts';
import { HOURLY_ITEM, type Kind } from '../../platform/work/work.ts';
import { lockShop, shopTags } from '../company/company.ts';
import { isKnownNetwork } from '../known-network/known-network.ts';
import * as query from './response.sql.ts';

/** The hourly job: asks for the companies whose figures have changed. */
export async function askForResponses(deps: Deps): Promise<void> {
  const changes = await query.measureChanges(deps.db, deps.now());
  await deps.jobs.enqueue(deps.db, 'response.note', changes);
}

export const responseNotes: Kind<'response.note'> = {
  ...HOURLY_ITEM,
  name: 'response.note',
  atOnce: 2,
  key: ({ company }) => String(company),
  run: ({ db }, item) => note(db, item),
};

/** All figures of a marketplace that is made in one transaction. */
export async function measureResponses({ db, now }: { db: Transaction; now: () => Date }): Promise<void> {
  for (const change of await query.measureChanges(db, now())) await note(db, change);
}

/** Pages are dropped where what they show is another figure. */
const note = (db: Executor, { company, measured }: query.Change): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await lockShop(tx, company))) return;
    const before = await query.find(tx, company);
    await query.write(tx, company, measured);
    // asks for the company's categories
    if (!isDeepStrictEqual(publicResponse(before), publicResponse(measured)))
      await dropPages(tx, ...(await shopTags(tx, company)));
  });

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
