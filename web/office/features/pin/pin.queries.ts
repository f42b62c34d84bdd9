import { companyRoutes } from '../../../../contract/company.ts';
import { pinRoutes } from '../../../../contract/pin.ts';
import { productRoutes } from '../../../../contract/product.ts';
import { featureOf } from '../../../backoffice/queries.ts';

const change = featureOf(pinRoutes, [companyRoutes.getQuota, productRoutes.listOwnProducts]);

export const pinProduct = change(pinRoutes.pinProduct);
export const pinProducts = change(pinRoutes.pinProducts);
export const unpinProduct = change(pinRoutes.unpinProduct);
