/** Enquiries, in-site messages, notices. */
export const officeMessage = {
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
