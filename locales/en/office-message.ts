import type { EnquiryStatus } from '../../domain/enquiry.ts';

/** Enquiries, in-site messages, notices. */
export const officeMessage = {
  enquiries: {
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
  },
  messages: {
    title: 'System messages',
    empty: 'No messages',
    unread: 'Unread',
    open: 'Open',
    deleteSelected: 'Delete selected',
    deleteAsk: (n: number) => `Delete ${n} message(s)?`,
    selectAll: 'Select page',
  },
  notices: { title: 'Notices', empty: 'No notices', pinned: 'Pinned' },
};
export type OfficeMessageWords = typeof officeMessage;
