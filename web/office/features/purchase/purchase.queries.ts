import { ownPurchaseRoutes } from '../../../../contract/deal/own-purchase.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(ownPurchaseRoutes);

export const closePurchases = change(ownPurchaseRoutes.closePurchases);
export const deletePurchases = change(ownPurchaseRoutes.deletePurchases);
export const extendPurchase = change(ownPurchaseRoutes.extendPurchase);
export const editPurchase = change(ownPurchaseRoutes.editPurchase);
export const copyPurchase = change(ownPurchaseRoutes.copyPurchase);
