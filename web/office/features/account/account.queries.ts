import { companyRoutes } from '../../../../contract/company.ts';
import { userRoutes } from '../../../../contract/user.ts';
import { featureOf } from '../../../backoffice/queries.ts';

/** The template of the shop is read with the company. */
const change = featureOf(userRoutes, [companyRoutes.getCompany]);

export const setUserName = change(userRoutes.setUserName);
export const setUserMobile = change(userRoutes.setUserMobile);
export const setUserEmail = change(userRoutes.setUserEmail);
export const setUserTemplate = change(userRoutes.setUserTemplate);
