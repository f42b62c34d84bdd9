/** Whether registration makes a supplier or a buyer company; chosen on step 1 or 2. */
export type CompanyType = 'supplier' | 'buyer';

const KEY = 'companytype';

export const companyType = (): CompanyType =>
  sessionStorage.getItem(KEY) === 'buyer' ? 'buyer' : 'supplier';
export const keepCompanyType = (type: CompanyType): void => sessionStorage.setItem(KEY, type);
