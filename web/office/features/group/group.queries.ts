import { companyRoutes } from '../../../../contract/company/company.ts';
import { groupRoutes } from '../../../../contract/product/group.ts';
import { ownProductRoutes } from '../../../../contract/product/own-product.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const { getQuota } = companyRoutes;
const { listOwnProducts, ownProductFilters } = ownProductRoutes;
const change = featureOf(groupRoutes, [getQuota, listOwnProducts, ownProductFilters]);

export const createGroup = change(groupRoutes.createGroup);
export const renameGroup = change(groupRoutes.renameGroup);
export const deleteGroup = change(groupRoutes.deleteGroup);
export const orderGroups = change(groupRoutes.orderGroups);
export const saveGroupProducts = change(groupRoutes.saveGroupProducts);
