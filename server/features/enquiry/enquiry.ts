/** What other features may use of enquiries. */
export { confirmEnquiry, removeUnconfirmedEnquiries, sentEnquiry } from './confirm.ts';
