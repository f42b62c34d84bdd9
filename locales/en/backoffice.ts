import type { AccountStatus } from '../../domain/account.ts';
import type { EnquiryStatus } from '../../domain/enquiry.ts';
import type { PurchaseStatus } from '../../domain/purchase-audit.ts';
import { units } from './units.ts';

interface Statuses {
  account: Record<AccountStatus, string>;
  enquiry: Record<EnquiryStatus, string>;
  purchase: Record<PurchaseStatus, string>;
}

/** Words that the member centre and the reviewers' console share. */
export const backoffice = {
  brand: 'Overseas B2B Marketplace',
  home: 'Home',
  back: 'Back',
  save: 'Save',
  cancel: 'Cancel',
  confirm: 'Confirm',
  edit: 'Edit',
  remove: 'Delete',
  search: 'Search',
  reload: 'Try again',
  actions: 'Actions',
  none: '–',
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
  list: { selectPage: 'Select page', columns: 'Columns', clearFilters: 'Show all' },
  permission: {
    certification: {
      text: 'Your company must be certified before it can use this.',
      next: 'Enterprise certification',
    },
    membership: { text: 'Only companies with a membership can use this.', next: 'Compare memberships' },
    supplier: { text: 'Only supplier companies can use this.', next: 'To my workbench' },
    buyer: { text: 'Only buyer companies can use this.', next: 'To my workbench' },
  },
  statuses: {
    account: { 1: 'Normal', 2: 'Deregistered', 3: 'Banned' },
    enquiry: { 1: 'New', 2: 'Read', 3: 'Replied', 4: 'Closed', 5: 'Spam' },
    purchase: { 1: 'In effect', 2: 'Under review', 3: 'Not passed', 4: 'Closed', 5: 'Expired' },
  } satisfies Statuses as Statuses,
  bulk: {
    done: (n: number) => `Done: ${n}`,
    notDone: (n: number) => `Not done: ${n}`,
    title: 'Result',
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
    emailCode: 'E-mail code',
    pause: (minutes: number) => `Please try again in ${minutes} min.`,
    staffOnly:
      'This account does not belong to the review team. Please sign in to the member centre instead.',
    toOffice: 'To the member centre',
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
export type OfficeDeskWords = typeof backoffice;
