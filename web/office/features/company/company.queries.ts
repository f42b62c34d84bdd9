import { certificationRoutes } from '../../../../contract/company/certification.ts';
import { companyRoutes } from '../../../../contract/company/company.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(companyRoutes);

export const setBuyerCompany = change(companyRoutes.setBuyerCompany);
export const becomeSupplier = change(companyRoutes.becomeSupplier);
export const setCompanyBasic = change(companyRoutes.setCompanyBasic);
export const setCompanyDetail = change(companyRoutes.setCompanyDetail);
export const setCompanyContact = change(companyRoutes.setCompanyContact);
export const setCompanyDomain = change(companyRoutes.setCompanyDomain);
export const setCompanyCategory = change(companyRoutes.setCompanyCategory);
export const setCompanyBanner = change(companyRoutes.setCompanyBanner);
export const setShopLook = change(companyRoutes.setShopLook);
export const setCompanyPhotos = change(companyRoutes.setCompanyPhotos);
export const submitLicense = change(certificationRoutes.submitLicense);
export const answerCertificationQuestion = change(certificationRoutes.answerCertificationQuestion);
