/** The member centre's sourcing requests. */
export const officePurchase = {
  inEffect: 'In effect',
  request: 'Request',
  quotations: 'Quotations',
  compare: 'Compare and decide',
  unread: (n: number) => `${n} not read`,
  posted: 'Posted',
  published: 'Online since',
  search: 'Words of the title',
  post: 'Post a sourcing request',
  empty: {
    purchases:
      'None of your requests is in effect. Post one, and up to ten suppliers answer with quotations.',
    purchasesUnderReview: 'No request is under review',
    purchasesRejected: 'Every request has passed',
    purchasesClosed: 'No request is closed',
  },
  expired: 'Expired',
  editWaits: 'Edit under review',
  editWaitsText: 'Until it passes, suppliers see the text that was approved.',
  editRefused: 'Edit not passed',
  editRefusedText: 'Your edit did not pass; the request stays online as it was.',
  refused: 'The request did not pass. Edit it to submit it again.',
  back: 'All requests',
  publicPage: 'Public page',
  product: 'Invited supplier of',
  endOf: (day: string, zone: string) => `end of ${day} (${zone})`,
  edit: 'Edit',
  extend: 'Extend',
  extendHint: (zone: string) =>
    `The request stays open until the end of that day (${zone}), at most 90 days from today. It holds at once.`,
  extended: 'The closing date is extended',
  repost: 'Post again',
  copy: 'Copy',
  copyHint: (zone: string) =>
    `A new request with the same content is sent to the review. Choose the day at whose end it closes (${zone}).`,
  copied: 'A new request is under review',
  close: 'Close',
  closeAsk: (n: number) =>
    n === 1
      ? 'Close this request? It takes no more quotations.'
      : `Close ${n} requests? They take no more quotations.`,
  remove: 'Delete',
  removeAsk: (n: number) =>
    n === 1 ? 'Delete this request and its page?' : `Delete ${n} requests and their pages?`,
  editInEffect:
    'Your changes are reviewed; meanwhile the approved text stays online. A later closing date holds at once.',
  editWaiting: 'The request is reviewed with your changes.',
  closingHint: (zone: string) => `Until the end of that day (${zone})`,
  send: 'Save and send to the review',
  editSent: 'Your changes are under review',
  editSaved: 'Your changes are saved',
  attach: 'Attach files',
  contactName: 'Contact name',
  contactCompany: 'Company',
  fields: {
    status: 'Status',
    title: 'Title',
    category: 'Category',
    description: 'Description',
    quantity: 'Quantity',
    unit: 'Unit',
    targetPrice: 'Target price',
    currency: 'Currency',
    receive: 'Destination',
    closingDate: 'Closing date',
    certifications: 'Certificates required',
    files: 'Attachments',
    contact: 'Contact',
  },
};
export type OfficePurchaseWords = typeof officePurchase;
