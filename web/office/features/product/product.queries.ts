import { companyRoutes } from '../../../../contract/company/company.ts';
import { productRoutes } from '../../../../contract/product/product.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(productRoutes, [companyRoutes.getQuota]);

export const createProduct = change(productRoutes.createProduct);
export const editProduct = change(productRoutes.editProduct);
export const deleteProducts = change(productRoutes.deleteProducts);
export const withdrawProducts = change(productRoutes.withdrawProducts);
export const takeProductsOffline = change(productRoutes.takeProductsOffline);
export const restoreProducts = change(productRoutes.restoreProducts);
export const copyProducts = change(productRoutes.copyProducts);
export const submitProducts = change(productRoutes.submitProducts);
export const refreshAllProducts = change(productRoutes.refreshAllProducts);
export const refreshProducts = change(productRoutes.refreshProducts);
