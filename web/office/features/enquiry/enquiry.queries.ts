import { enquiryRoutes } from '../../../../contract/deal/enquiry.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(enquiryRoutes);

export const readEnquiry = change(enquiryRoutes.readEnquiry);
export const readEnquiries = change(enquiryRoutes.readEnquiries);
export const replyEnquiry = change(enquiryRoutes.replyEnquiry);
export const deleteEnquiries = change(enquiryRoutes.deleteEnquiries);
export const closeEnquiry = change(enquiryRoutes.closeEnquiry);
export const reopenEnquiry = change(enquiryRoutes.reopenEnquiry);
export const markSpam = change(enquiryRoutes.markSpam);
export const unmarkSpam = change(enquiryRoutes.unmarkSpam);
export const createLabel = change(enquiryRoutes.createEnquiryLabel);
export const renameLabel = change(enquiryRoutes.renameEnquiryLabel);
export const deleteLabel = change(enquiryRoutes.deleteEnquiryLabel);
export const saveReplyTemplate = change(enquiryRoutes.saveReplyTemplate);
export const deleteReplyTemplate = change(enquiryRoutes.deleteReplyTemplate);
export const labelEnquiries = change(enquiryRoutes.labelEnquiries);
