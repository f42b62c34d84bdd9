import { companyRoutes } from '../../../../../contract/company/company.ts';
import { ownShopRoutes } from '../../../../../contract/company/own-shop.ts';
import { featureOf } from '../../../../backoffice/app/queries.ts';

const change = featureOf(ownShopRoutes, [companyRoutes.getQuota]);

export const createShopContent = change(ownShopRoutes.createShopContent);
export const saveShopContent = change(ownShopRoutes.saveShopContent);
export const submitShopContent = change(ownShopRoutes.submitShopContent);
export const withdrawShopContent = change(ownShopRoutes.withdrawShopContent);
export const discardShopContent = change(ownShopRoutes.discardShopContent);
export const deleteShopContent = change(ownShopRoutes.deleteShopContent);
export const orderShopSections = change(ownShopRoutes.orderShopSections);
