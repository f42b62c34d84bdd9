import { categoryEditRoutes as routes } from '../../../../contract/catalogue/category-edit.ts';
import { auditRoutes } from '../../../../contract/operator/audit.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(routes, [auditRoutes.listAudit]);

export const createCategory = change(routes.createCategory);
export const changeCategory = change(routes.changeCategory);
export const closeCategory = change(routes.closeCategory);
export const openCategory = change(routes.openCategory);
export const moveCategory = change(routes.moveCategory);
export const mergeCategory = change(routes.mergeCategory);
export const addProperty = change(routes.addCategoryProperty);
export const changeProperty = change(routes.changeCategoryProperty);
export const mergeValue = change(routes.mergePropertyValue);
export const removeProperty = change(routes.removeCategoryProperty);
export const orderProperties = change(routes.orderCategoryProperties);
