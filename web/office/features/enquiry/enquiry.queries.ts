import { enquiryRoutes } from '../../../../contract/enquiry.ts';
import { featureOf } from '../../../backoffice/queries.ts';

const change = featureOf(enquiryRoutes);

export const readEnquiry = change(enquiryRoutes.readEnquiry);
export const replyEnquiry = change(enquiryRoutes.replyEnquiry);
export const deleteEnquiries = change(enquiryRoutes.deleteEnquiries);
