import { companyRoutes } from '../../../../contract/company/company.ts';
import { ownProductRoutes } from '../../../../contract/product/own-product.ts';
import { pinRoutes } from '../../../../contract/product/pin.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(pinRoutes, [companyRoutes.getQuota, ownProductRoutes.listOwnProducts]);

export const pinProduct = change(pinRoutes.pinProduct);
export const pinProducts = change(pinRoutes.pinProducts);
export const unpinProduct = change(pinRoutes.unpinProduct);
