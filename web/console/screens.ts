/** The route table of the reviewers' console (decision 23). The pages stand in routes.tsx. */
import { pathBuilder, type Screen } from '../backoffice/routing/screens.ts';

/** Operators are reviewers too, and administrators operators. */
export type Who = 'guest' | 'anybody' | 'reviewer' | 'operator' | 'administrator';
type Group = 'review' | 'online' | 'people' | 'catalogue' | 'operation';
/** What waits there is counted beside its name. */
type Count =
  | 'certification'
  | 'product'
  | 'revision'
  | 'purchase'
  | 'shop'
  | 'changes'
  | 'held'
  | 'feedback'
  | 'reports'
  | 'appeals'
  | 'infringements'
  | 'samples'
  | 'wordHits'
  | 'synonyms'
  | 'prospects'
  | 'work';

export interface ConsoleScreen<Name extends string = string> extends Screen<Name, Group> {
  who: Who;
  count?: Count;
}

const table = <const T extends { [Name in keyof T]: ConsoleScreen<keyof T & string> }>(lines: T) => lines;

const outside = table({
  signIn: { path: '/login.html', who: 'guest' },
  signInEnglish: { path: '/en/login.html', who: 'guest' },
  invitation: { path: '/invitation', who: 'anybody' },
});

/** Screens with menu and header. The menu has the order of the table: the daily work of review stands first. */
export const inside = table({
  overview: { path: '/', who: 'reviewer', menu: true },

  certificationQueue: {
    path: '/queue/certification',
    who: 'reviewer',
    group: 'review',
    menu: true,
    count: 'certification',
  },
  productQueue: { path: '/queue/product', who: 'reviewer', group: 'review', menu: true, count: 'product' },
  revisionQueue: { path: '/queue/revision', who: 'reviewer', group: 'review', menu: true, count: 'revision' },
  purchaseQueue: { path: '/queue/purchase', who: 'reviewer', group: 'review', menu: true, count: 'purchase' },
  shopQueue: { path: '/queue/shop', who: 'reviewer', group: 'review', menu: true, count: 'shop' },
  companyChanges: {
    path: '/company-changes',
    who: 'reviewer',
    group: 'review',
    menu: true,
    count: 'changes',
  },
  heldEnquiries: {
    path: '/held-enquiries',
    who: 'reviewer',
    group: 'review',
    menu: true,
    count: 'held',
  },
  reports: { path: '/reports', who: 'reviewer', group: 'review', menu: true, count: 'reports' },
  infringements: {
    path: '/infringements',
    who: 'reviewer',
    group: 'review',
    menu: true,
    count: 'infringements',
  },
  infringement: { path: '/infringements/:id', who: 'reviewer', under: 'infringements' },
  appeals: { path: '/appeals', who: 'reviewer', group: 'review', menu: true, count: 'appeals' },
  appeal: { path: '/appeals/:id', who: 'reviewer', under: 'appeals' },
  samples: { path: '/samples', who: 'reviewer', group: 'review', menu: true, count: 'samples' },
  feedback: { path: '/feedback', who: 'reviewer', group: 'review', menu: true, count: 'feedback' },
  certificationReview: { path: '/queue/certification/:id', who: 'reviewer', under: 'certificationQueue' },
  productReview: { path: '/queue/product/:id', who: 'reviewer', under: 'productQueue' },
  revisionReview: { path: '/queue/revision/:id', who: 'reviewer', under: 'revisionQueue' },
  shopReview: { path: '/queue/shop/:id', who: 'reviewer', under: 'shopQueue' },
  purchaseReview: { path: '/queue/purchase/:id', who: 'reviewer', under: 'purchaseQueue' },

  decisions: { path: '/decisions', who: 'operator', group: 'review', menu: true },

  wordHits: { path: '/word-hits', who: 'reviewer', group: 'online', menu: true, count: 'wordHits' },
  onlineProducts: { path: '/products-online', who: 'operator', group: 'online', menu: true },
  shopContents: { path: '/shop-contents', who: 'reviewer', group: 'online', menu: true },
  purchases: { path: '/requests', who: 'reviewer', group: 'online', menu: true },

  companies: { path: '/companies', who: 'reviewer', group: 'people', menu: true },
  company: { path: '/companies/:id', who: 'reviewer', under: 'companies' },
  endingMemberships: { path: '/ending-memberships', who: 'operator', under: 'companies' },
  users: { path: '/users', who: 'operator', group: 'people', menu: true },
  person: { path: '/users/:id', who: 'operator', under: 'users' },
  prospects: { path: '/leads', who: 'operator', group: 'people', menu: true, count: 'prospects' },
  staff: { path: '/staff', who: 'administrator', group: 'people', menu: true },

  categories: { path: '/categories', who: 'operator', group: 'catalogue', menu: true },
  prohibitedWords: { path: '/words', who: 'operator', group: 'catalogue', menu: true },
  synonyms: { path: '/synonyms', who: 'operator', group: 'catalogue', menu: true, count: 'synonyms' },
  emptySearches: { path: '/empty-searches', who: 'operator', group: 'catalogue', menu: true },

  answers: { path: '/answers', who: 'operator', under: 'overview' },
  storage: { path: '/storage', who: 'operator', under: 'overview' },
  banners: { path: '/banners', who: 'operator', group: 'operation', menu: true },
  notices: { path: '/notices', who: 'operator', group: 'operation', menu: true },
  outbox: { path: '/outbox', who: 'operator', group: 'operation', menu: true },
  emailGallery: { path: '/emails', who: 'operator', group: 'operation', menu: true },
  work: { path: '/work', who: 'operator', group: 'operation', menu: true, count: 'work' },
  workKinds: { path: '/work/kinds', who: 'operator', tabOf: 'work' },
  audit: { path: '/audit', who: 'operator', group: 'operation', menu: true },
  settings: { path: '/settings', who: 'operator', group: 'operation', menu: true },
  findingSwitches: { path: '/settings/findings', who: 'operator', under: 'settings' },
  settingChanges: { path: '/settings/changes', who: 'operator', under: 'settings' },
  security: { path: '/security', who: 'operator', group: 'operation', menu: true },
});

export const screens = { ...outside, ...inside };
export type ScreenName = keyof typeof screens;

const namesOf = <T extends object>(lines: T) => Object.keys(lines) as (keyof T & string)[];
export const outsideNames = namesOf(outside);
export const insideNames = namesOf(inside);

/** The table without its literal types: the lines as what they have in common. */
export const screen = (name: ScreenName): ConsoleScreen<ScreenName> => screens[name];
export const pathOf = pathBuilder(screens);
