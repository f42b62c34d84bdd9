/** The company and the account of the caller, as most pages need them. */
import { companyRoutes } from '../../contract/company.ts';
import { userRoutes } from '../../contract/user.ts';
import { useCall } from '../desk/queries.ts';

export const useCompany = () => useCall(companyRoutes.getCompany, {}, { staleTime: 60_000 });
export const useUser = () => useCall(userRoutes.getUser, {}, { staleTime: 60_000 });

export const SUPPLIER = 1;

/**
 * Ids of images the owner already has, which saving them again needs. The contract does not carry them yet
 * (it does for the logo); without them an existing banner or photo can be replaced but not kept.
 */
export interface OwnImageIds {
  banner_ids?: number[];
  avatar_id?: number | null;
}
