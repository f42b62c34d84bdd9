import type { EnquiryStatus } from '../../domain/enquiry.ts';

/** Enquiries and their threads. */
export const officeEnquiry = {
  title: 'Customer enquiries',
  sentTitle: 'Enquiries sent',
  received: 'Received',
  sent: 'Sent',
  empty: 'No enquiries yet',
  statuses: { 1: 'New', 2: 'Read', 3: 'Replied', 4: 'Closed', 5: 'Spam' } satisfies Record<
    EnquiryStatus,
    string
  > as Record<EnquiryStatus, string>,
  noSubject: 'Without subject',
  from: 'From',
  to: 'To',
  product: 'Product',
  quantity: 'Quantity',
  country: 'Country',
  company: 'Company',
  email: 'E-mail',
  time: 'Time',
  deleteSelected: 'Delete selected',
  deleteAsk: (n: number) => `Delete ${n} enquiry(ies) from your list?`,
  reply: 'Reply',
  replyPlaceholder: 'Write your reply…',
  replied: 'Reply sent',
  files: 'Attachments',
  attach: 'Attach (up to 3: picture or PDF, 5 MB each)',
  buyer: 'Buyer',
  supplier: 'Supplier',
  you: 'You',
  back: 'All enquiries',
};
export type OfficeEnquiryWords = typeof officeEnquiry;
