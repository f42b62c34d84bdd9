/** Merges a value of a property into another; what products say follows, some at a time (decision 37). */
import type { ValueMergePreview } from '../../../../contract/catalogue/category-edit.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { ApiError, found, invalid } from '../../../platform/http/error.ts';
import { HOURLY_ITEM, type Kind, TryLater } from '../../../platform/work/work.ts';
import { countSaying, mergeValueInProducts, mergeValueInRevisions } from '../../product/product.ts';
import { SOON_MS } from './merge.ts';
import * as query from './properties.sql.ts';
import { changing, formOf } from './properties.ts';

/** Products in one transaction, whose locks sellers wait for. */
const BATCH = 200;

interface Asked {
  /** As the list has it in English or Chinese, or as products say it. */
  source: string;
  /** The English value of the list. */
  target: string;
}

async function mergeOf(executor: Executor, id: number, { source, target }: Asked) {
  const property = found(await query.lockProperty(executor, id));
  const { options, kind, name, nameZh } = property;
  if (kind !== 'choice') throw new ApiError('wrong_state');
  const into = options.find(([en]) => en === target);
  if (!into) throw invalid({ target: 'unknown_choice' });
  const listed = options.find((both) => both.some((one) => one.toLowerCase() === source.toLowerCase()));
  if (listed === into) throw invalid({ target: 'unknown_choice' });
  const from: [string, string] = listed ?? [source, source];
  return { property, merge: { names: [name, nameZh], source: from, target: into } };
}

/** Throws as mergePropertyValue, but for conflict. */
export const previewValueMerge = (deps: Deps, id: number, asked: Asked): Promise<ValueMergePreview> =>
  deps.db.transaction(async (tx) => {
    const { property, merge } = await mergeOf(tx, id, asked);
    return countSaying(tx, property.categoryId, merge);
  });

/**
 * Forms offer the value no more at once. Throws ApiError not_found; wrong_state where the property has no values; conflict where
 * another has changed it since; invalid with `target` (unknown_choice).
 */
export const mergePropertyValue = (
  deps: Deps,
  actor: Actor,
  id: number,
  { version, ...asked }: Asked & { version: number },
): Promise<null> =>
  changing(deps, async (tx) => {
    const { property, merge } = await mergeOf(tx, id, asked);
    if (property.version !== version) throw new ApiError('conflict');
    const { name, nameZh, kind, unit, categoryId } = property;
    const options = property.options.filter((both) => both !== merge.source);
    await query.updateProperty(tx, id, { name, nameZh, kind, unit, options });
    const begun = { begunAt: deps.now(), begunBy: actor.user.id };
    const made = await query.insertValueMerge(tx, { ...merge, ...begun, categoryId });
    const [source, target] = [merge.source[0], merge.target[0]];
    const before = { ...formOf(property), value: source };
    const after = { ...formOf({ ...property, options, version: version + 1 }), value: target };
    await audit(tx, actor, {
      action: 'merge_value',
      entity: 'category_property',
      id,
      detail: { before, after },
    });
    await deps.jobs.enqueue(tx, 'value.merge', [{ id: made }]);
    return null;
  }).finally(() => deps.jobs.wake('value.merge'));

/** One batch; whether there may be more. */
async function mergePart(deps: Deps, id: number): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const merge = await query.lockValueMerge(tx, id);
    if (!merge || merge.doneAt) return false;
    if (await query.isWaitingForCategories(tx, id))
      throw new TryLater(new Date(deps.now().getTime() + SOON_MS));
    const { categoryId, productTo, revisionTo } = merge;
    const products = { after: productTo, most: BATCH };
    const product = await mergeValueInProducts(deps, tx, categoryId, merge, products);
    if (product !== null) {
      await query.updateValueMerge(tx, id, { productTo: product });
      return true;
    }
    const revisions = { after: revisionTo, most: BATCH };
    const revision = await mergeValueInRevisions(tx, categoryId, merge, revisions);
    await query.updateValueMerge(
      tx,
      id,
      revision === null ? { doneAt: deps.now() } : { revisionTo: revision },
    );
    return revision !== null;
  });
}

export const valueMerges: Kind<'value.merge'> = {
  ...HOURLY_ITEM,
  name: 'value.merge',
  atOnce: 1,
  look: 1,
  key: ({ id }) => String(id),
  async run(deps, { id }, stopping) {
    while (await mergePart(deps, id)) if (stopping.aborted) throw new TryLater(deps.now());
  },
};
