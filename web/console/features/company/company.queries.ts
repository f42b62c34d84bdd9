import { accountRoutes } from '../../../../contract/account/account.ts';
import { certificationRoutes } from '../../../../contract/company/certification.ts';
import { companyChangeRoutes } from '../../../../contract/company/company-change.ts';
import { membershipRoutes } from '../../../../contract/company/membership.ts';
import { peopleRoutes } from '../../../../contract/operator/people.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';
import { reviewedRoutes } from '../../read-routes.ts';

/** What is done on the page of a company or a person shows in its tabs, in the lists and in the queues. */
const change = featureOf({ ...reviewedRoutes, ...peopleRoutes, ...membershipRoutes, ...companyChangeRoutes });

export const withdrawCertification = change(certificationRoutes.withdrawCertification);
export const setCertificationFacts = change(certificationRoutes.setCertificationFacts);
export const setMembership = change(membershipRoutes.setMembership);
export const raiseMembership = change(membershipRoutes.raiseMembership);
export const extendMembership = change(membershipRoutes.extendMembership);
export const endMembership = change(membershipRoutes.endMembership);
export const refuseCompanyChange = change(companyChangeRoutes.refuseCompanyChange);
export const setDomainByStaff = change(companyChangeRoutes.setDomainByStaff);
export const setCategoryByStaff = change(companyChangeRoutes.setCategoryByStaff);
export const addNote = change(peopleRoutes.addNoteOfUser);
export const endSessionOfUser = change(peopleRoutes.endSessionOfUser);
export const endSessionsOfUser = change(peopleRoutes.endSessionsOfUser);
export const resetTotpOfUser = change(peopleRoutes.resetTotpOfUser);
export const banUser = change(accountRoutes.banUser);
export const liftBan = change(accountRoutes.liftBan);
export const suspendUser = change(accountRoutes.suspendUser);
export const resumeUser = change(accountRoutes.resumeUser);
