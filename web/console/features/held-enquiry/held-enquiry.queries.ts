import { heldEnquiryRoutes } from '../../../../contract/deal/held-enquiry.ts';
import { auditRoutes } from '../../../../contract/operator/audit.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(heldEnquiryRoutes, [auditRoutes.listAudit]);

export const releaseHeldEnquiry = change(heldEnquiryRoutes.releaseHeldEnquiry);
export const decideHeldEnquiries = change(heldEnquiryRoutes.decideHeldEnquiries);
export const refuseHeldEnquiry = change(heldEnquiryRoutes.refuseHeldEnquiry);
