import { companyRoutes } from '../../../../contract/company/company.ts';
import { ownProductRoutes } from '../../../../contract/product/own-product.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(ownProductRoutes, [companyRoutes.getQuota]);

export const createProduct = change(ownProductRoutes.createProduct);
export const editProduct = change(ownProductRoutes.editProduct);
export const deleteProducts = change(ownProductRoutes.deleteProducts);
export const withdrawProducts = change(ownProductRoutes.withdrawProducts);
export const takeProductsOffline = change(ownProductRoutes.takeProductsOffline);
export const restoreProducts = change(ownProductRoutes.restoreProducts);
export const copyProducts = change(ownProductRoutes.copyProducts);
export const submitProducts = change(ownProductRoutes.submitProducts);
export const refreshAllProducts = change(ownProductRoutes.refreshAllProducts);
export const refreshProducts = change(ownProductRoutes.refreshProducts);
