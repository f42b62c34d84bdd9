import { ownEnquiryRoutes } from '../../../../contract/deal/own-enquiry.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(ownEnquiryRoutes);

export const readEnquiry = change(ownEnquiryRoutes.readEnquiry);
export const readEnquiries = change(ownEnquiryRoutes.readEnquiries);
export const replyEnquiry = change(ownEnquiryRoutes.replyEnquiry);
export const deleteEnquiries = change(ownEnquiryRoutes.deleteEnquiries);
export const closeEnquiry = change(ownEnquiryRoutes.closeEnquiry);
export const reopenEnquiry = change(ownEnquiryRoutes.reopenEnquiry);
export const markSpam = change(ownEnquiryRoutes.markSpam);
export const unmarkSpam = change(ownEnquiryRoutes.unmarkSpam);
export const createLabel = change(ownEnquiryRoutes.createEnquiryLabel);
export const renameLabel = change(ownEnquiryRoutes.renameEnquiryLabel);
export const deleteLabel = change(ownEnquiryRoutes.deleteEnquiryLabel);
export const saveReplyTemplate = change(ownEnquiryRoutes.saveReplyTemplate);
export const deleteReplyTemplate = change(ownEnquiryRoutes.deleteReplyTemplate);
export const labelEnquiries = change(ownEnquiryRoutes.labelEnquiries);
