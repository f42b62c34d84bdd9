/** The vocabulary of properties that forms of products ask for, by category of the second level (decision 37). */
import type * as z from 'zod';
import type { propertyForm } from '../../../../contract/catalogue/category-edit.ts';
import { dropPages } from '../../../platform/cache/page-cache.ts';
import { tags } from '../../../platform/cache/tags.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { ApiError, brokenConstraint, found, invalid } from '../../../platform/http/error.ts';
import type { categoryProperties } from '../category.tables.ts';
import { findOne, lockTree } from './edit.sql.ts';
import * as query from './properties.sql.ts';

type Form = z.output<typeof propertyForm>;

export const formOf = (row: typeof categoryProperties.$inferSelect) => ({
  id: row.id,
  name: row.name,
  name_zh: row.nameZh,
  kind: row.kind,
  unit: row.unit ?? '',
  options: row.options.map(([en, zh]) => ({ en, zh })),
  version: row.version,
});

/** Without values a choice asks for nothing; other kinds have none. */
function columnsOf({ name, name_zh, kind, unit, options }: Form) {
  if (kind === 'choice' && options.length === 0) throw invalid({ options: 'required' });
  if (new Set(options.map(({ en }) => en.toLowerCase())).size < options.length)
    throw invalid({ options: 'unknown_choice' });
  return {
    name,
    nameZh: name_zh,
    kind,
    unit: unit || null,
    options: kind === 'choice' ? options.map(({ en, zh }): [string, string] => [en, zh]) : [],
  };
}

export const listCategoryProperties = async ({ db }: Deps, id: number) =>
  (await query.propertiesIn(db, id)).map(formOf);

/** Throws ApiError not_found, wrong_state for a category of another level, duplicate. */
export const addCategoryProperty = (
  deps: Deps,
  actor: Actor,
  id: number,
  form: Form,
): Promise<{ id: number }> =>
  changing(deps, async (tx) => {
    await lockTree(tx);
    const { level } = found(await findOne(tx, id));
    if (level !== 2) throw new ApiError('wrong_state');
    const made = await query.insertProperty(tx, id, columnsOf(form));
    const detail = { category: id, after: form };
    await audit(tx, actor, { action: 'add', entity: 'category_property', id: made, detail });
    return { id: made };
  });

/** Throws ApiError not_found, duplicate; conflict where another has changed it since. */
export const changeCategoryProperty = (
  deps: Deps,
  actor: Actor,
  id: number,
  { version, ...form }: Form & { version: number },
): Promise<null> =>
  changing(deps, async (tx) => {
    const before = found(await query.lockProperty(tx, id));
    if (before.version !== version) throw new ApiError('conflict');
    await query.updateProperty(tx, id, columnsOf(form));
    const detail = { before: formOf(before), after: form };
    await audit(tx, actor, { action: 'change', entity: 'category_property', id, detail });
    return null;
  });

/** Throws ApiError not_found. */
export const removeCategoryProperty = (deps: Deps, actor: Actor, id: number): Promise<null> =>
  changing(deps, async (tx) => {
    const before = found(await query.lockProperty(tx, id));
    await query.deleteProperty(tx, id);
    const detail = { before: formOf(before) };
    await audit(tx, actor, { action: 'remove', entity: 'category_property', id, detail });
    return null;
  });

/** Throws ApiError conflict where the ids are not all of the category. */
export const orderCategoryProperties = (
  deps: Deps,
  actor: Actor,
  id: number,
  ids: readonly number[],
): Promise<null> =>
  changing(deps, async (tx) => {
    const own = (await query.propertiesIn(tx, id)).map((property) => property.id);
    if (own.length !== ids.length || own.some((one) => !ids.includes(one))) throw new ApiError('conflict');
    await query.orderProperties(tx, ids);
    await audit(tx, actor, { action: 'order_properties', entity: 'category', id, detail: { after: ids } });
    return null;
  });

export async function changing<T>(deps: Deps, change: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await deps.db.transaction(async (tx) => {
      const done = await change(tx);
      await dropPages(tx, tags.tree);
      return done;
    });
  } catch (error) {
    if (brokenConstraint(error) === 'category_properties_category_id_name_key')
      throw new ApiError('duplicate');
    throw error;
  }
}
