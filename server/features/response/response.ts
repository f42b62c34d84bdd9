/** Response rate and time of suppliers, measured by a job and shown on cards, shops and quotations (decision 27). */
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import type { Answer, answerRoutes } from '../../../contract/operator/answer.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { type Measured, publicResponse, RESPONSE_DAYS } from '../../../domain/company/response.ts';
import { pageOf } from '../../../domain/page/paging.ts';
import { DAY_MS } from '../../../domain/time.ts';
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

/** As it is of all suppliers together; null where nothing was asked. */
export const measureAll = ({ db, now }: Deps): Promise<Measured | null> => query.measureAll(db, now());

const PAGE_SIZE = 20;

/** The questions that are measured, of RESPONSE_DAYS at most: without days those that the number of this moment counts. */
export async function listAnswers(
  deps: Deps,
  { result, from, to, ...paging }: z.output<typeof answerRoutes.listAnswers.query>,
): Promise<Paged<Answer>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const now = deps.now().getTime();
  const until = to === undefined ? now : Math.min(now, Date.parse(to) + DAY_MS);
  const since = Math.max(from === undefined ? 0 : Date.parse(from) - 1, until - RESPONSE_DAYS * DAY_MS);
  const span = { since: new Date(since), until: new Date(until), result };
  const { rows, total } = await query.questionPage(deps.db, span, slice);
  const items = rows.map((row, n) => ({
    ...row,
    id: slice.offset + n + 1,
    asked_at: new Date(row.asked_at).toISOString(),
    answered_at: row.answered_at && new Date(row.answered_at).toISOString(),
  }));
  return { items, total, page, size };
}
