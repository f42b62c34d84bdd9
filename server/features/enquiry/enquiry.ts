/** What other features may use of enquiries. */

export { askedSuppliers } from './asked.ts';
export { claimEnquiries } from './claim.ts';
export { confirmEnquiry, removeUnconfirmedEnquiries, sentEnquiry } from './confirm.ts';
export { createEnquiry } from './create.ts';
export { enquiryLinkEnded, renewEnquiryLink } from './link.ts';
export { enquiryLine } from './thread.ts';
