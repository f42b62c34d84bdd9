import { bannerRoutes as routes } from '../../../../contract/catalogue/banner.ts';
import { auditRoutes } from '../../../../contract/operator/audit.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(routes, [auditRoutes.listAudit]);

export const addBanner = change(routes.addBanner);
export const changeBanner = change(routes.changeBanner);
export const placeBanner = change(routes.placeBanner);
export const removeBanner = change(routes.removeBanner);
