import type { categoryEditRoutes } from '../../../../contract/catalogue/category-edit.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Handlers } from '../../../platform/http/http.ts';
import * as edit from './edit.ts';
import * as move from './move.ts';
import * as property from './properties.ts';
import * as value from './value-merge.ts';

/** `taken`: first segments of addresses that lead elsewhere. */
export const categoryEditApi = (
  deps: Deps,
  taken: ReadonlySet<string>,
): Handlers<typeof categoryEditRoutes> => ({
  listEveryCategory: () => edit.listEveryCategory(deps),
  createCategory: ({ caller, body }) => edit.createCategory(deps, caller, body, taken),
  changeCategory: ({ caller, params, body }) => edit.changeCategory(deps, caller, params.id, body, taken),
  closeCategory: ({ caller, params }) => edit.closeCategory(deps, caller, params.id, true),
  openCategory: ({ caller, params }) => edit.closeCategory(deps, caller, params.id, false),
  moveCategory: ({ caller, params, body }) => move.moveCategory(deps, caller, params.id, body),
  mergeCategory: ({ caller, params, body }) => move.mergeCategory(deps, caller, params.id, body),
  listCategoryMerges: () => edit.listCategoryMerges(deps),
  listCategoryProperties: ({ params }) => property.listCategoryProperties(deps, params.id),
  addCategoryProperty: ({ caller, params, body }) =>
    property.addCategoryProperty(deps, caller, params.id, body),
  changeCategoryProperty: ({ caller, params, body }) =>
    property.changeCategoryProperty(deps, caller, params.id, body),
  previewValueMerge: ({ params, query }) => value.previewValueMerge(deps, params.id, query),
  mergePropertyValue: ({ caller, params, body }) => value.mergePropertyValue(deps, caller, params.id, body),
  removeCategoryProperty: ({ caller, params }) => property.removeCategoryProperty(deps, caller, params.id),
  orderCategoryProperties: ({ caller, params, body }) =>
    property.orderCategoryProperties(deps, caller, params.id, body.ids),
});
