import { securityRoutes } from '../../../../contract/account/security.ts';
import { userRoutes } from '../../../../contract/account/user.ts';
import { companyRoutes } from '../../../../contract/company/company.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

/** The template of the shop is read with the company. */
const change = featureOf(userRoutes, [companyRoutes.getCompany, securityRoutes.listSessions]);

export const setUserName = change(userRoutes.setUserName);
export const setUserMobile = change(securityRoutes.setUserMobile);
export const setUserEmail = change(securityRoutes.setUserEmail);
export const endSession = change(securityRoutes.endSession);
export const setUserTemplate = change(userRoutes.setUserTemplate);
