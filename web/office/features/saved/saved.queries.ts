import { dashboardRoutes } from '../../../../contract/operator/dashboard.ts';
import { savedRoutes } from '../../../../contract/saved.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf({ ...savedRoutes, countLists: dashboardRoutes.countLists });

export const carrySaved = change(savedRoutes.carrySaved);
export const unsaveProduct = change(savedRoutes.unsaveProduct);
export const saveSupplier = change(savedRoutes.saveSupplier);
export const unsaveSupplier = change(savedRoutes.unsaveSupplier);
export const setSearchDigest = change(savedRoutes.setSearchDigest);
export const unsaveSearch = change(savedRoutes.unsaveSearch);
