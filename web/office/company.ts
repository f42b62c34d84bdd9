/** The company and the account of the caller, as most pages need them. */
import { companyRoutes, type OwnCompany } from '../../contract/company.ts';
import { userRoutes } from '../../contract/user.ts';
import { useCall } from '../backoffice/queries.ts';

export const useCompany = () => useCall(companyRoutes.getCompany, {}, { staleTime: 60_000 });
export const useUser = () => useCall(userRoutes.getUser, {}, { staleTime: 60_000 });

export const SUPPLIER = 1;
/** False while the company is not known yet. */
export const isBuyer = (company: OwnCompany | undefined): boolean =>
  company !== undefined && company.type !== SUPPLIER;
