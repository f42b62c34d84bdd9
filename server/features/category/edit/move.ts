/** Categories are merged into others and moved below others, with all that stands below them (decision 37). */
import { mergeRefusal, moveRefusal } from '../../../../domain/catalogue/category-edit.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { ApiError, found, invalid } from '../../../platform/http/error.ts';
import type { CategoryItem } from './edit.sql.ts';
import * as query from './edit.sql.ts';
import { changingTree, refuse } from './edit.ts';
import { beginMerge } from './merge.sql.ts';
import { moveProperties } from './properties.sql.ts';

/**
 * Its id and its addresses are those of the target at once; what stands in it follows as a job. What stands below one of the second
 * level goes into what the target has under the same address, or below the target. Throws ApiError not_found; conflict where
 * another has changed it since; invalid with `into`.
 */
export async function mergeCategory(
  deps: Deps,
  actor: Actor,
  id: number,
  { into, version }: { into: number; version: number },
): Promise<null> {
  return changingTree(deps, async (tx) => {
    const source = await lockedAt(tx, id, version);
    const target = await query.findOne(tx, into);
    if (!target) throw invalid({ into: 'unknown_category' });
    refuse('into', mergeRefusal(source, target));
    await merge(deps, tx, actor, source, target);
    return null;
  }).finally(() => deps.jobs.wake('category.merge'));
}

/**
 * A category below another one: it is made there and the one of before merged into it, so that all that named it follows.
 * Throws as mergeCategory, with `parent_id`.
 */
export async function moveCategory(
  deps: Deps,
  actor: Actor,
  id: number,
  { parent_id, version }: { parent_id: number; version: number },
): Promise<{ id: number }> {
  return changingTree(deps, async (tx) => {
    const source = await lockedAt(tx, id, version);
    const parent = await query.findOne(tx, parent_id);
    if (!parent) throw invalid({ parent_id: 'unknown_category' });
    refuse('parent_id', source.parentId === parent.id ? 'same_category' : moveRefusal(source, parent));
    if (await query.isAddressTaken(tx, `${parent.fullPath}/${source.path}`))
      throw invalid({ parent_id: 'path_taken' });
    const made = await makeLike(tx, source, parent);
    const detail = { from: id, parent: parent.id };
    await audit(tx, actor, { action: 'move', entity: 'category', id: made.id, detail });
    await merge(deps, tx, actor, source, made);
    return { id: made.id };
  }).finally(() => deps.jobs.wake('category.merge'));
}

async function merge(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  source: CategoryItem,
  target: CategoryItem,
): Promise<void> {
  const begun = { begunAt: deps.now(), begunBy: actor.user.id };
  const id = await beginMerge(tx, { sourceId: source.id, targetId: target.id, ...begun });
  const parts = [id];
  const there = new Map((await query.childrenOf(tx, target.id)).map((child) => [child.path, child]));
  for (const child of await query.childrenOf(tx, source.id)) {
    const place = there.get(child.path) ?? (await makeLike(tx, child, target));
    const part = { sourceId: child.id, targetId: place.id, partOf: id, ...begun };
    parts.push(await beginMerge(tx, part));
  }
  if (source.level === 2) await moveProperties(tx, source.id, target.id);
  const detail = { into: target.id, full_path: source.fullPath, below: parts.length - 1 };
  await audit(tx, actor, { action: 'merge', entity: 'category', id: source.id, detail });
  await deps.jobs.enqueue(
    tx,
    'category.merge',
    parts.map((part) => ({ id: part })),
  );
}

/** One of its names below another, at the end of its address a number where another page has or had it. */
async function makeLike(
  tx: Transaction,
  { name, nameZh, path, closedAt }: CategoryItem,
  parent: CategoryItem,
): Promise<CategoryItem> {
  let free = path;
  for (let n = 2; await query.isAddressTaken(tx, `${parent.fullPath}/${free}`); n++) free = `${path}-${n}`;
  const id = await query.insertCategory(tx, { name, nameZh, path: free, parent });
  if (closedAt) await query.setClosed(tx, id, closedAt);
  return found(await query.findOne(tx, id));
}

async function lockedAt(tx: Transaction, id: number, version: number): Promise<CategoryItem> {
  const row = found(await query.findOne(tx, id));
  if (row.version !== version) throw new ApiError('conflict');
  return row;
}
