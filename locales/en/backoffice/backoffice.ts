import type { AccountStatus } from '../../../domain/account/account.ts';
import type { CertificationStatus } from '../../../domain/company/certification.ts';
import type { DealStatus } from '../../../domain/deal/deal.ts';
import type { EnquiryStatus } from '../../../domain/deal/enquiry.ts';
import type { PurchaseStatus } from '../../../domain/deal/purchase-audit.ts';
import type { QuotationStatus } from '../../../domain/deal/quotation.ts';
import { numbers } from '../error/numbers.ts';
import { units } from '../product/units.ts';
import { withdrawn } from '../search/withdrawn.ts';

interface Statuses {
  account: Record<AccountStatus, string>;
  certification: Record<CertificationStatus, string>;
  enquiry: Record<EnquiryStatus, string>;
  purchase: Record<PurchaseStatus, string>;
  deal: Record<DealStatus, string>;
  quotation: Record<QuotationStatus, string>;
}

/** Words that the member centre and the reviewers' console share. */
export const backoffice = {
  numbers,
  brand: 'Overseas B2B Marketplace',
  home: 'Home',
  emailNotConfirmed: 'Not confirmed',
  emailNotConfirmedNote:
    'The sender named this address beside the one of their account; its owner has not confirmed it.',
  back: 'Back',
  save: 'Save',
  cancel: 'Cancel',
  confirm: 'Confirm',
  edit: 'Edit',
  remove: 'Delete',
  keptIt: 'I have kept it',
  search: 'Search',
  reload: 'Try again',
  actions: 'Actions',
  none: '–',
  /** How long a review takes. */
  usual: {
    text: (time: string) => `A review usually takes ${time}.`,
    minutes: (n: number) => `${n} ${n === 1 ? 'minute' : 'minutes'}`,
    hours: (n: number) => `${n} ${n === 1 ? 'hour' : 'hours'}`,
    days: (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`,
  },
  loading: 'Loading…',
  empty: 'Nothing here yet',
  loadFailed: 'This could not be loaded',
  notFound: { title: 'Page not found', text: 'There is no page at this address.', back: 'To the start page' },
  forbidden: { title: 'Not for your account' },
  crashed: {
    title: 'Something went wrong',
    text: 'Please reload the page.',
    page: 'This page could not be shown.',
    reload: 'Reload',
  },
  updated: 'Saved',
  invalidField: (field: string) => `${field}: invalid`,
  invalidForm: 'Please check these fields',
  failed: 'That did not work',
  selected: (n: number) => `${n} selected`,
  total: (n: number) => `${n} in total`,
  andMore: (n: number) => `and ${n} more`,
  negotiable: 'Negotiable',
  units,
  withdrawn,
  connection: { lost: 'The connection to the server is lost. Trying again …', retry: 'Try now' },
  list: {
    selectPage: 'Select page',
    selectFirst: 'select rows to act on several at once',
    columns: 'Columns',
    sort: 'Usual order',
    sizeEverywhere: (n: number) => `Show ${n} rows a page in every list`,
    sizeKept: (n: number) => `Every list shows ${n} rows a page now.`,
    clearFilters: 'Show all',
    sheet: 'Export CSV',
    sheetCut: (most: number, total: number) =>
      `The sheet has the first ${most} of ${total} rows. Narrow the list for the others.`,
  },
  permission: {
    certification: {
      text: 'Your company must be verified before it can use this.',
      next: 'Enterprise certification',
    },
    membership: { text: 'Only companies with a membership can use this.', next: 'Compare memberships' },
    supplier: { text: 'Only supplier companies can use this.', next: 'Become a supplier' },
    buyer: { text: 'Only buyer companies can use this.', next: 'To my workbench' },
  },
  statuses: {
    certification: { 0: 'Not submitted', 1: 'Under review', 2: 'Certification failed', 3: 'Verified' },
    account: { 1: 'Normal', 2: 'Deregistered', 3: 'Banned', 4: 'Suspended' },
    enquiry: { 1: 'New', 2: 'Read', 3: 'Replied', 4: 'Closed', 5: 'Spam' },
    purchase: { 1: 'In effect', 2: 'Under review', 3: 'Not passed', 4: 'Closed', 5: 'Expired' },
    deal: { 1: 'Open', 2: 'Received', 3: 'Cancelled' },
    quotation: {
      1: 'Sent',
      2: 'Read',
      3: 'Shortlisted',
      4: 'Accepted',
      5: 'Declined',
      6: 'Withdrawn',
      7: 'Expired',
    },
  } satisfies Statuses as Statuses,
  mode: {
    says: {
      read_only: 'The marketplace can be read only for the moment: nothing can be saved or sent.',
      maintenance: 'The marketplace is being worked on. It will be back soon.',
    },
    until: (time: string) => `Until ${time}.`,
  },
  plot: { table: 'As a table', day: 'Day' },
  bulk: {
    done: (n: number) => `Done: ${n}`,
    notDone: (n: number) => `Not done: ${n}`,
    title: 'Result',
  },
  leave: {
    ask: 'Leave without saving? Your changes will be lost.',
    stay: 'Stay',
    go: 'Leave',
  },
  autosave: {
    saving: 'Saving…',
    saved: (time: string) => `Draft saved at ${time}`,
    failed: (why: string) => `The draft could not be saved: ${why}`,
  },
  upload: {
    add: 'Upload',
    wrongType: (types: string) => `Please choose a file of type ${types}.`,
    tooLarge: (mb: number) => `The file must not be larger than ${mb} MB.`,
    tooSmall: (side: number) => `The picture must be at least ${side} × ${side} pixels.`,
    view: 'View',
    main: 'Main image',
    makeMain: 'Make main image',
    left: 'Move left',
    right: 'Move right',
    waiting: 'Waiting',
    stop: 'Cancel upload',
    still: (name: string) =>
      `It moved, and still pictures are kept here: its first picture was kept: ${name}`,
    notScanned: 'not checked for viruses',
    alike: (name: string) => `You have this picture already: ${name}`,
    tooMany: (most: number) => `At most ${most}; the others were left out.`,
    crop: 'Crop',
    cropHint: 'Move the frame and its corners, with the mouse or with the arrow keys.',
    cropUse: 'Use this part',
    cropParts: {
      cropArea: 'Frame',
      nwDragHandle: 'Top left corner',
      nDragHandle: 'Top edge',
      neDragHandle: 'Top right corner',
      eDragHandle: 'Right edge',
      seDragHandle: 'Bottom right corner',
      sDragHandle: 'Bottom edge',
      swDragHandle: 'Bottom left corner',
      wDragHandle: 'Left edge',
    },
  },
  editor: {
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strikethrough',
    heading: 'Heading',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    quote: 'Quotation',
    rule: 'Line',
    undo: 'Undo',
    redo: 'Redo',
    link: 'Link',
    linkAddress: 'Address',
    linkSet: 'Set link',
    linkRemove: 'Remove link',
    linkProblem: 'Please enter an address that begins with https:// or http://',
    image: 'Insert picture',
    alt: 'What the picture shows',
    altHint: 'Read to those who do not see it.',
    table: 'Table',
    tableInsert: 'Insert table',
    rowAfter: 'Add row below',
    columnAfter: 'Add column to the right',
    headRow: 'Heading row on or off',
    rowDelete: 'Delete row',
    columnDelete: 'Delete column',
    tableDelete: 'Delete table',
    paste: {
      title: 'Pasted',
      uploading: 'Uploading…',
      tooLong: 'Nothing was inserted: it is too much for one text. Paste it in parts.',
      leftOut: {
        pictures: (n: number) =>
          n === 1 ? '1 picture was left out: upload it.' : `${n} pictures were left out: upload them.`,
        embedded: (n: number) =>
          n === 1
            ? '1 embedded object (a video, a drawing) was left out.'
            : `${n} embedded objects (videos, drawings) were left out.`,
        rows: (n: number) =>
          n === 1 ? '1 row of the table was left out.' : `${n} rows of the table were left out.`,
        columns: (n: number) =>
          n === 1 ? '1 column of the table was left out.' : `${n} columns of the table were left out.`,
        files: (n: number) =>
          n === 1
            ? '1 file was left out: only pictures can stand in the text.'
            : `${n} files were left out: only pictures can stand in the text.`,
      },
    },
  },
  regional: {
    title: 'Regional settings',
    language: 'Language',
    currency: 'Currency',
    dollar: 'USD-US Dollar',
    label: { en: 'English-USD', zh: '中文-USD' },
    languages: { en: 'English', zh: '简体中文' },
  },
  logout: 'Log out',
  menu: 'Menu',
  skip: 'Skip to the content',
  signIn: {
    title: 'Sign in to the site',
    documentTitle: 'Sign in',
    account: 'Email Address',
    password: 'Password',
    code: 'Code',
    codePlaceholder: 'Please enter the code',
    captcha: 'Code picture, click for a new one',
    submit: 'Sign in',
    forgot: 'Forgot password?',
    join: 'New here? Join Free>',
    byCode: 'Sign in with an e-mail code',
    byPassword: 'Sign in with password',
    working: 'Checking the safety of this sign-in, a few seconds …',
    totp: 'Code of your authenticator app',
    totpHint: 'Or one of your recovery codes.',
    startAgain: 'Start again',
    emailCode: 'E-mail code',
    pause: (minutes: number) => `Please try again in ${minutes} min.`,
    toConsole: 'Sign in at the review console',
    toOffice: 'Sign in at the member centre',
  },
  code: {
    send: 'Send code',
    again: (seconds: number) => `Again in ${seconds} s`,
    sent: 'The code has been sent. It is valid for 10 minutes.',
  },
  ago: {
    minutes: (n: number) => `${n} min`,
    hours: (n: number) => `${n} h`,
    days: (n: number) => `${n} d`,
    now: 'just now',
  },
};
export type BackofficeWords = typeof backoffice;
