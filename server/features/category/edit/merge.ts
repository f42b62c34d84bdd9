/** The work that follows a change of the tree, some rows at a time; what a stop interrupts goes on (decision 37). */
import type { Deps } from '../../../platform/deps.ts';
import { HOURLY_ITEM, type Kind, TryLater } from '../../../platform/work/work.ts';
import { moveCompaniesTo } from '../../company/company.ts';
import { moveProductsTo, reindexCategory } from '../../product/product.ts';
import { movePurchasesTo } from '../../purchase/purchase.ts';
import * as tree from './edit.sql.ts';
import * as query from './merge.sql.ts';
import { valueMergesToDo } from './properties.sql.ts';

/** Rows of each kind in one transaction, whose locks sellers wait for. */
const BATCH = 200;
/** Until what has to come first is looked at again. */
export const SOON_MS = 5000;

/** One batch; whether there may be more. */
async function mergePart(deps: Deps, id: number): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const merge = await query.lockMerge(tx, id);
    if (!merge) return false;
    if (await query.isWaitingForValues(tx, id)) throw new TryLater(new Date(deps.now().getTime() + SOON_MS));
    const place = await query.placeOf(tx, merge.targetId);
    if (!place) return false;
    const { sourceId } = merge;
    const products = place.isEnd ? await moveProductsTo(deps, tx, sourceId, place, BATCH) : 0;
    const purchases = place.isEnd ? await movePurchasesTo(tx, sourceId, place, BATCH) : 0;
    const companies = await moveCompaniesTo(tx, sourceId, place.id, BATCH);
    const isDone = products + purchases + companies === 0;
    await query.countMoved(tx, id, { products, companies, purchases }, isDone ? deps.now() : null);
    return !isDone;
  });
}

export const categoryMerges: Kind<'category.merge'> = {
  ...HOURLY_ITEM,
  name: 'category.merge',
  atOnce: 1,
  look: 1,
  key: ({ id }) => String(id),
  async run(deps, { id }, stopping) {
    while (await mergePart(deps, id)) if (stopping.aborted) throw new TryLater(deps.now());
  },
};

async function renewPart(deps: Deps, category: number): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const renewal = await tree.lockRenewal(tx, category);
    if (!renewal) return false;
    const last = await reindexCategory(deps, tx, category, renewal.afterId, BATCH);
    if (last === null) await tree.endRenewal(tx, category);
    else await tree.setRenewedTo(tx, category, last);
    return last !== null;
  });
}

export const categoryRenewals: Kind<'category.renew'> = {
  ...HOURLY_ITEM,
  name: 'category.renew',
  atOnce: 1,
  look: 1,
  key: ({ category }) => String(category),
  async run(deps, { category }, stopping) {
    while (await renewPart(deps, category)) if (stopping.aborted) throw new TryLater(deps.now());
  },
};

/** The job: asks for what is not done. */
export async function askForCategoryWork(deps: Deps): Promise<void> {
  const merges = (await query.mergesToDo(deps.db)).map((id) => ({ id }));
  await deps.jobs.enqueue(deps.db, 'category.merge', merges);
  const renewals = (await tree.renewalsToDo(deps.db)).map((category) => ({ category }));
  await deps.jobs.enqueue(deps.db, 'category.renew', renewals);
  await deps.jobs.enqueue(deps.db, 'value.merge', await valueMergesToDo(deps.db));
}
