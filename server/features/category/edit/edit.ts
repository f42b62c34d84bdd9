/** Operators change the tree of categories (decision 37). */
import type * as z from 'zod';
import type {
  CategoryMerge,
  categoryForm,
  EditedCategory,
} from '../../../../contract/catalogue/category-edit.ts';
import {
  type CategoryRefusal,
  LEAF_LEVEL,
  pathFor,
  pathRefusal,
} from '../../../../domain/catalogue/category-edit.ts';
import { dropPages } from '../../../platform/cache/page-cache.ts';
import { tags } from '../../../platform/cache/tags.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { ApiError, found, invalid } from '../../../platform/http/error.ts';
import { allCategories } from '../category.sql.ts';
import * as query from './edit.sql.ts';
import { lastMerges } from './merge.sql.ts';

type Form = z.output<typeof categoryForm>;

export async function listEveryCategory({ db }: Deps): Promise<EditedCategory[]> {
  const rows = (await allCategories(db)).filter(({ mergedInto }) => mergedInto === null);
  return rows.map(({ parentId, closedAt, mergedInto: _, ...row }) => ({
    ...row,
    parent_id: parentId,
    closed_at: closedAt?.toISOString() ?? null,
  }));
}

export async function listCategoryMerges({ db }: Deps): Promise<CategoryMerge[]> {
  const rows = await lastMerges(db, 100);
  return rows.map(({ begun_at, done_at, ...row }) => ({
    ...row,
    begun_at: new Date(begun_at).toISOString(),
    done_at: done_at && new Date(done_at).toISOString(),
  }));
}

/** Throws ApiError invalid with `path` (path_taken, path_needed) or `parent_id` (unknown_category, level_too_deep). */
export async function createCategory(
  deps: Deps,
  actor: Actor,
  { parent_id, ...form }: Form & { parent_id: number | null },
  taken: ReadonlySet<string>,
): Promise<{ id: number }> {
  return changingTree(deps, async (tx) => {
    const parent = parent_id === null ? null : await query.findOne(tx, parent_id);
    if (parent === undefined) throw invalid({ parent_id: 'unknown_category' });
    if (parent?.level === LEAF_LEVEL) throw invalid({ parent_id: 'level_too_deep' });
    const path = await freePath(tx, form, parent, taken);
    const names = { name: form.name, nameZh: form.name_zh, path };
    const id = await query.insertCategory(tx, { ...names, parent });
    const detail = { after: { ...form, path, parent: parent_id } };
    await audit(tx, actor, { action: 'create', entity: 'category', id, detail });
    return { id };
  });
}

/** Throws ApiError not_found; conflict where another has changed it since; invalid with `path`. */
export async function changeCategory(
  deps: Deps,
  actor: Actor,
  id: number,
  { version, ...form }: Form & { version: number },
  taken: ReadonlySet<string>,
): Promise<null> {
  return changingTree(deps, async (tx) => {
    const row = found(await query.findOne(tx, id));
    const parent = row.parentId === null ? null : found(await query.findOne(tx, row.parentId));
    const path = form.path === '' ? row.path : await freePath(tx, form, parent, taken, row);
    const names = { name: form.name, nameZh: form.name_zh, path };
    if (!(await query.updateNames(tx, id, version, names))) throw new ApiError('conflict');
    const after = parent ? `${parent.fullPath}/${path}` : path;
    if (after !== row.fullPath)
      await query.renewAddresses(tx, { id, before: row.fullPath, after, now: deps.now() });
    const detail = {
      before: { name: row.name, name_zh: row.nameZh, path: row.path },
      after: { ...form, path },
    };
    await audit(tx, actor, { action: 'change', entity: 'category', id, detail });
    if (row.name === form.name && row.nameZh === form.name_zh) return null;
    await query.askForRenewal(tx, id);
    await deps.jobs.enqueue(tx, 'category.renew', [{ category: id }]);
    return null;
  }).finally(() => deps.jobs.wake('category.renew'));
}

/** Throws ApiError not_found, wrong_state. */
export async function closeCategory(deps: Deps, actor: Actor, id: number, closed: boolean): Promise<null> {
  return changingTree(deps, async (tx) => {
    found(await query.findOne(tx, id));
    if (!(await query.setClosed(tx, id, closed ? deps.now() : null))) throw new ApiError('wrong_state');
    await audit(tx, actor, { action: closed ? 'close' : 'open', entity: 'category', id });
    return null;
  });
}

export function refuse(field: string, refusal: CategoryRefusal | null): void {
  if (refusal) throw invalid({ [field]: refusal });
}

async function freePath(
  tx: Transaction,
  form: Form,
  parent: { fullPath: string; level: number } | null,
  taken: ReadonlySet<string>,
  own?: { id: number },
): Promise<string> {
  const path = pathFor(form.name, form.path);
  refuse('path', pathRefusal(path, (parent?.level ?? 0) + 1, taken));
  const fullPath = parent ? `${parent.fullPath}/${path}` : path;
  if (await query.isAddressTaken(tx, fullPath, own?.id)) throw invalid({ path: 'path_taken' });
  return path;
}

/** One at a time; every server reads the tree anew once it commits. */
export async function changingTree<T>(deps: Deps, change: (tx: Transaction) => Promise<T>): Promise<T> {
  return deps.db.transaction(async (tx) => {
    await query.lockTree(tx);
    const done = await change(tx);
    await dropPages(tx, tags.tree, tags.home);
    return done;
  });
}
