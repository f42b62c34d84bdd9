/** The caller's company and account, which most pages need. */
import { useEffect } from 'react';
import { userRoutes } from '../../../contract/account/user.ts';
import { companyRoutes, type OwnCompany } from '../../../contract/company/company.ts';
import { CERTIFICATION_STATUS } from '../../../domain/company/certification.ts';
import { useCall } from '../../backoffice/app/queries.ts';
import { keepVerified } from '../../client/session.ts';
import type { OfficeScreen, Who } from '../outside-screens.ts';

export function useCompany() {
  const company = useCall(companyRoutes.getCompany, {}, { staleTime: 60_000 });
  const status = company.data?.companyAuthStatus;
  useEffect(() => {
    if (status !== undefined) keepVerified(status === CERTIFICATION_STATUS.approved);
  }, [status]);
  return company;
}
export const useUser = () => useCall(userRoutes.getUser, {}, { staleTime: 60_000 });

export const SUPPLIER = 1;
/** False while the company is not known yet. */
export const isBuyer = (company: OwnCompany | undefined): boolean =>
  company !== undefined && company.type !== SUPPLIER;

/** Whether the company may see a screen of members. */
export const maySee = (company: OwnCompany, { who }: { who: Who }): boolean =>
  who !== (isBuyer(company) ? 'supplier' : 'buyer');

/** Whether the menu of the company has an entry for it; until the company is known, a supplier's. */
export const isMenuEntry = (
  { menu, buyerMenu }: Pick<OfficeScreen, 'menu' | 'buyerMenu'>,
  company: OwnCompany | undefined,
): boolean => menu === true || (buyerMenu === true && isBuyer(company));
