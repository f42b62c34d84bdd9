import type { OwnCompany } from '../../../contract/company/company.ts';
import { CERTIFICATION_STATUS } from '../../../domain/company/certification.ts';

/** Who may quote: certified suppliers. The others by what they lack. */
export type Right =
  | 'guest'
  | 'noCompany'
  | 'buyerCompany'
  | 'uncertified'
  | 'underReview'
  | 'failedReview'
  | 'certified';

const SUPPLIER = 1;
const { underReview, failed, approved } = CERTIFICATION_STATUS;

export function rightToQuote(company: Pick<OwnCompany, 'type' | 'companyAuthStatus'>): Right {
  if (company.type !== SUPPLIER) return 'buyerCompany';
  if (company.companyAuthStatus === approved) return 'certified';
  if (company.companyAuthStatus === underReview) return 'underReview';
  return company.companyAuthStatus === failed ? 'failedReview' : 'uncertified';
}
