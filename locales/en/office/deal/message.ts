/** Enquiries, in-site messages, notices. */
export const officeMessage = {
  messages: {
    title: 'System messages',
    empty: 'No messages',
    unread: 'Unread',
    all: 'All',
    subject: 'Kind',
    anySubject: 'Any kind',
    subjects: {
      reviews: 'Reviews',
      enquiries: 'Enquiries',
      purchases: 'Sourcing requests',
      quotations: 'Quotations',
      account: 'Account',
    },
    decision: 'See the decision',
    readAll: 'Mark all as read',
    readAllDone: 'All messages are marked as read',
    deleteSelected: 'Delete selected',
    deleteAsk: (n: number) => `Delete ${n} message(s)?`,
  },
  decisions: 'Decisions and appeals',
  notices: {
    title: 'Notices',
    empty: 'No notices',
    pinned: 'Pinned',
    support: 'Questions about certification, review or membership: write to',
  },
};
