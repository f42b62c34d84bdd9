/** What other features may use of enquiries. */
export { claimEnquiries } from './claim.ts';
export { confirmEnquiry, removeUnconfirmedEnquiries, sentEnquiry } from './confirm.ts';
