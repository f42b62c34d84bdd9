import { CERTIFICATION_STATUS } from '../../../../../domain/company/certification.ts';
import { PermissionNotice } from '../../../../backoffice/permission/permission-state.tsx';
import { useCompany } from '../../../account/company.ts';
import { useProductWords } from '../../../words.ts';

/** False while the company is not known yet. */
export const useIsUncertified = (): boolean => {
  const company = useCompany().data;
  return company !== undefined && company.companyAuthStatus !== CERTIFICATION_STATUS.approved;
};

/** Said before anything is typed: how far a company gets that is not certified. */
export function CertificationNotice() {
  const words = useProductWords();
  return useIsUncertified() && <PermissionNotice needs="certification" text={words.draftsOnly} />;
}
