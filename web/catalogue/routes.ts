/**
 * The few calls that islands make. The contract's own route objects bring their schemas along, which is more
 * than all islands together; here stand method and path only, held to the contract by type.
 */
import type { enquiryRoutes } from '../../contract/enquiry.ts';
import type { feedbackRoutes } from '../../contract/feedback.ts';
import type { fileRoutes } from '../../contract/file.ts';
import type { leadRoutes } from '../../contract/lead.ts';
import type { Route } from '../../contract/route.ts';

const bare = <R extends Route>(method: R['method'], path: R['path']): R => ({ method, path }) as R;

export const createEnquiry = bare<typeof enquiryRoutes.createEnquiry>('POST', '/services/enquiry');
export const guestEnquiry = bare<typeof enquiryRoutes.guestEnquiry>('GET', '/services/enquiry/:token');
export const guestReply = bare<typeof enquiryRoutes.guestReply>('POST', '/services/enquiry/:token');
export const uploadForEnquiry = bare<typeof fileRoutes.uploadForEnquiry>('POST', '/services/enquiry/upload');
export const createFeedback = bare<typeof feedbackRoutes.createFeedback>('POST', '/services/feedbacks');
export const uploadForFeedback = bare<typeof fileRoutes.uploadForFeedback>(
  'POST',
  '/services/feedbacks/upload',
);
export const createLead = bare<typeof leadRoutes.createLead>('POST', '/guest/vip/requests');
