/** Companies for other features and the sites; each group of verbs has its own file. */
export { becomeSupplier, setBuyerCompany } from './buyer.ts';
export { setCategoryByStaff, setDomainByStaff } from './by-staff.ts';
export {
  changesOfCompany,
  countCompanyChanges,
  listCompanyChanges,
  seeCompanyChanges,
} from './change/change.ts';
export { createCompany } from './create.ts';
export { checkDomain, movedShop, setCategory, setDomain } from './domain.ts';
export {
  indexCompany,
  setCompanyBanner,
  setCompanyBasic,
  setCompanyContact,
  setCompanyDetail,
  setCompanyPhotos,
  setLook,
  setTemplate,
} from './edit.ts';
export { ownCompany, profileOf, publicCompany, publicCompanyById } from './profile.ts';
export { getQuota, pinAllowance } from './quota.ts';
export { refuseChange } from './refuse-change.ts';
export { lockShop, moveCompaniesTo, setCertification, setTier, shopTags } from './shop.sql.ts';
