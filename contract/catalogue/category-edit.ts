/** The tree of categories as operators change it; everybody reads it by contract/product/category.ts (decision 37). */
import * as z from 'zod';
import { CATEGORY_LIMITS as LIMITS } from '../../domain/catalogue/category-edit.ts';
import { nameText, text } from '../schema/field.ts';
import { idParams, nothing } from '../schema/page.ts';
import { route } from '../schema/route.ts';

export const categoryForm = z.object({
  name: nameText(LIMITS.name),
  name_zh: nameText(LIMITS.name),
  /** The last part of its address; made of the English name where it is empty. */
  path: text(LIMITS.path, 0).default(''),
});

const version = { version: z.int() };

export const editedCategory = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  level: z.int(),
  name: z.string(),
  name_zh: z.string(),
  path: z.string(),
  full_path: z.string(),
  /** Products stand in it, not further categories. */
  is_end: z.boolean(),
  p_num: z.int(),
  c_num: z.int(),
  /** Since when nothing new may be published in it. */
  closed_at: z.string().nullable(),
  version: z.int(),
});
export type EditedCategory = z.infer<typeof editedCategory>;

export const categoryMerge = z.object({
  id: z.int(),
  source: z.object({ id: z.int(), name: z.string(), name_zh: z.string(), full_path: z.string() }),
  target: z.object({ id: z.int(), name: z.string(), name_zh: z.string(), full_path: z.string() }),
  /** How many categories below it went with it. */
  below: z.int(),
  products: z.int(),
  companies: z.int(),
  purchases: z.int(),
  begun_at: z.string(),
  begun_by: z.string().nullable(),
  done_at: z.string().nullable(),
});
export type CategoryMerge = z.infer<typeof categoryMerge>;

export const PROPERTY_KINDS = ['choice', 'number', 'boolean', 'text'] as const;

export const propertyForm = z.object({
  name: nameText(LIMITS.property),
  name_zh: nameText(LIMITS.property),
  kind: z.enum(PROPERTY_KINDS),
  unit: text(LIMITS.unit, 0).default(''),
  /** What may be chosen, in both languages. */
  options: z
    .array(z.object({ en: nameText(LIMITS.option), zh: nameText(LIMITS.option) }))
    .max(LIMITS.options)
    .default([]),
});

const valueMerge = z.object({
  /** As the list has it, or as products say it; case does not count. */
  source: nameText(LIMITS.option),
  /** The English value of the list into which it is merged. */
  target: nameText(LIMITS.option),
});

/** How many say the value now: products in whatever state, and edits that wait or were refused. */
export const valueMergePreview = z.object({ products: z.int(), revisions: z.int() });
export type ValueMergePreview = z.infer<typeof valueMergePreview>;

export const categoryEditRoutes = {
  listEveryCategory: route('GET', '/review/categories', 'operator', {
    summary: 'All categories, those above before those below them, also closed ones.',
    reply: z.array(editedCategory),
  }),
  createCategory: route('POST', '/review/categories', 'operator', {
    creates: true,
    summary: 'Add a category below another, or at the first level; products stand in those of the third.',
    body: categoryForm.extend({ parent_id: z.int().positive().nullable() }),
    reply: z.object({ id: z.int() }),
  }),
  changeCategory: route('PUT', '/review/categories/:id', 'operator', {
    summary: 'Change names and address as they were at `version`; the old address leads to the new one.',
    params: idParams,
    body: categoryForm.extend(version),
    reply: nothing,
  }),
  closeCategory: route('POST', '/review/categories/:id/close', 'operator', {
    summary: 'Let nothing new be published in it; what stands there stays.',
    params: idParams,
    reply: nothing,
  }),
  openCategory: route('POST', '/review/categories/:id/open', 'operator', {
    summary: 'Take things again.',
    params: idParams,
    reply: nothing,
  }),
  moveCategory: route('POST', '/review/categories/:id/move', 'operator', {
    creates: true,
    summary:
      'Move a category, with all below it, below another one; the id of the category in its new place.',
    params: idParams,
    body: z.object({ parent_id: z.int().positive(), ...version }),
    reply: z.object({ id: z.int() }),
  }),
  mergeCategory: route('POST', '/review/categories/:id/merge', 'operator', {
    summary:
      'Merge it, with all below it, into another of its level: addresses and ids lead there at once, products, companies and requests follow.',
    params: idParams,
    body: z.object({ into: z.int().positive(), ...version }),
    reply: nothing,
  }),
  listCategoryMerges: route('GET', '/review/category-merges', 'operator', {
    summary: 'The last hundred merges and how far they have come.',
    reply: z.array(categoryMerge),
  }),
  addCategoryProperty: route('POST', '/review/categories/:id/properties', 'operator', {
    creates: true,
    summary: 'Add a property to a category of the second level.',
    params: idParams,
    body: propertyForm,
    reply: z.object({ id: z.int() }),
  }),
  listCategoryProperties: route('GET', '/review/categories/:id/properties', 'operator', {
    summary: 'What the forms of products in a category of the second level ask, in its order.',
    params: idParams,
    reply: z.array(propertyForm.extend({ id: z.int(), ...version })),
  }),
  changeCategoryProperty: route('PUT', '/review/properties/:id', 'operator', {
    summary: 'Change a property as it was at `version`, its unit and its values.',
    params: idParams,
    body: propertyForm.extend(version),
    reply: nothing,
  }),
  previewValueMerge: route('GET', '/review/properties/:id/merge', 'operator', {
    summary: 'How many products and edits a merge of values would change.',
    params: idParams,
    query: valueMerge,
    reply: valueMergePreview,
    perMinute: 60,
  }),
  mergePropertyValue: route('POST', '/review/properties/:id/merge', 'operator', {
    summary:
      'Merge a value into another of the property, as it was at `version`: forms offer it no more, and what products say follows.',
    params: idParams,
    body: valueMerge.extend(version),
    reply: nothing,
  }),
  removeCategoryProperty: route('DELETE', '/review/properties/:id', 'operator', {
    summary: 'Take a property out of the forms; what products say stays.',
    params: idParams,
    reply: nothing,
  }),
  orderCategoryProperties: route('PUT', '/review/categories/:id/properties/order', 'operator', {
    summary: 'The order in which forms ask; all ids of the category.',
    params: idParams,
    body: z.object({ ids: z.array(z.int().positive()).min(1).max(100) }),
    reply: nothing,
  }),
};
