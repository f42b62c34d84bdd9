import { auditRoutes } from '../../../../contract/audit.ts';
import { heldEnquiryRoutes } from '../../../../contract/held-enquiry.ts';
import { featureOf } from '../../../backoffice/queries.ts';

const change = featureOf(heldEnquiryRoutes, [auditRoutes.listAudit]);

export const releaseHeldEnquiry = change(heldEnquiryRoutes.releaseHeldEnquiry);
export const refuseHeldEnquiry = change(heldEnquiryRoutes.refuseHeldEnquiry);
