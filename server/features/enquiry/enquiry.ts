/** Enquiries for other features. */

export { createEnquiry } from './create/create.ts';
export { recipients } from './create/recipients.ts';
export { claimEnquiries } from './guest/claim.ts';
export { confirmEnquiry, removeUnconfirmedEnquiries, sentEnquiry } from './guest/confirm.ts';
export { refusedHold, releasedHold, restoreHold } from './held/held.ts';
export { undoHold } from './held/undo.ts';
export { hideMessage, showMessage } from './hide/hide.ts';
export { enquiryLinkEnded, renewEnquiryLink } from './link.ts';
export { enquiryLine } from './thread/thread.ts';
