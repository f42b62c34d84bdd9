/** The route table of spec M2.1 and M2.2. The pages are in routes.tsx. */
import { pathBuilder } from '../backoffice/routing/screens.ts';
import { home, type OfficeScreen, outside, table } from './outside-screens.ts';

/** Screens with menu and header. The menu has the order of the table. */
export const inside = table({
  ...home,

  products: {
    path: '/products/passed',
    also: '/tool/ProductActive',
    who: 'supplier',
    group: 'tools',
    menu: true,
    count: 'published',
  },
  productsUnderReview: {
    path: '/products/review',
    also: '/tool/ProductReview',
    who: 'supplier',
    tabOf: 'products',
    count: 'underReview',
  },
  productsRejected: {
    path: '/products/rejected',
    also: '/tool/ProductRejected',
    who: 'supplier',
    tabOf: 'products',
    count: 'failed',
  },
  productDrafts: { path: '/products/drafts', who: 'supplier', tabOf: 'products', count: 'draft' },
  productsDeleted: { path: '/products/deleted', who: 'supplier', tabOf: 'products', count: 'deleted' },
  productImport: { path: '/products/import', who: 'supplier', tabOf: 'products' },
  productsTop: { path: '/products/top', who: 'supplier', tabOf: 'products', count: 'pins' },
  groups: {
    path: '/groups',
    also: '/tool/ProductGroup',
    who: 'supplier',
    tabOf: 'products',
    count: 'groups',
  },
  groupBatch: { path: '/tool/BatchProcessing', who: 'supplier', under: 'groups' },
  groupBatchOf: { path: '/groups/:id/batch', who: 'supplier', under: 'groups', isStep: true },
  reviewRelease: { path: '/tool/ReviewRelease', who: 'supplier', tabOf: 'products', count: 'reviewRelease' },
  productCategory: { path: '/products/new/step1/:id?', who: 'supplier', under: 'products' },
  productNew: { path: '/products/new/edit', who: 'supplier', under: 'products', isStep: true },
  productEdit: { path: '/products/:id/edit', who: 'supplier', under: 'products', isStep: true },
  productDone: { path: '/products/new/done', who: 'supplier', under: 'products', isStep: true },

  albums: { path: '/album/home', who: 'supplier', group: 'tools', menu: true, count: 'albums' },
  albumBin: { path: '/album/bin', who: 'supplier', tabOf: 'albums', count: 'recycledImages' },
  album: { path: '/album/:id', who: 'supplier', under: 'albums', isStep: true },

  purchases: {
    path: '/tool/PurchaseActive',
    who: 'member',
    group: 'tools',
    menu: true,
    count: 'purchasesInEffect',
  },
  purchasesUnderReview: {
    path: '/tool/PurchaseReview',
    who: 'member',
    tabOf: 'purchases',
    count: 'purchasesUnderReview',
  },
  purchasesRejected: {
    path: '/tool/PurchaseRejected',
    who: 'member',
    tabOf: 'purchases',
    count: 'purchasesRejected',
  },
  purchasesClosed: {
    path: '/tool/PurchaseClosed',
    who: 'member',
    tabOf: 'purchases',
    count: 'purchasesClosed',
  },
  quotations: {
    path: '/quotations',
    who: 'member',
    tabOf: 'purchases',
    buyerMenu: true,
    count: 'quotations',
  },
  quotation: { path: '/quotations/:id', who: 'member', under: 'quotations', isStep: true },
  myQuotations: { path: '/myquote', who: 'supplier', tabOf: 'purchases', count: 'myQuotations' },
  quotationRevise: { path: '/myquote/:id/edit', who: 'supplier', under: 'myQuotations', isStep: true },
  purchase: { path: '/tool/Purchase/:id', who: 'member', under: 'purchases', isStep: true },
  purchaseEdit: { path: '/tool/Purchase/:id/edit', who: 'member', under: 'purchases', isStep: true },
  company: { path: '/company', who: 'member', group: 'company', menu: true },
  companyDetail: { path: '/company/DetailedInfo', who: 'supplier', tabOf: 'company' },
  companyContact: { path: '/company/ContactInfo', who: 'supplier', tabOf: 'company' },
  becomeSupplier: { path: '/company/BecomeSupplier', who: 'buyer', group: 'company', menu: true },
  certification: { path: '/company/EnterpriseCert', who: 'supplier', group: 'company', menu: true },

  domain: { path: '/setshop/DomainSettings', who: 'supplier', group: 'shop', menu: true },
  decoration: { path: '/setshop/ShopDecoration', who: 'supplier', group: 'shop', menu: true },
  shopNews: { path: '/setshop/ShopNews', who: 'supplier', tabOf: 'decoration' },
  shopVideos: { path: '/setshop/ShopVideos', who: 'supplier', tabOf: 'decoration' },
  shopQualifications: { path: '/setshop/ShopQualifications', who: 'supplier', tabOf: 'decoration' },
  shopContentNew: {
    path: '/setshop/ShopContent/new/:what',
    who: 'supplier',
    under: 'decoration',
    isStep: true,
  },
  shopContentEdit: { path: '/setshop/ShopContent/:id', who: 'supplier', under: 'decoration', isStep: true },

  enquiries: { path: '/inquiries', who: 'member', group: 'messages', menu: true, count: 'enquiries' },
  enquiry: { path: '/inquiries/:id', who: 'member', under: 'enquiries', isStep: true },
  messages: {
    path: '/message/PrivateMessage/',
    who: 'member',
    group: 'messages',
    menu: true,
    count: 'messages',
  },
  notices: { path: '/message/CircuitNotice', who: 'member', tabOf: 'messages', count: 'notices' },
  decisions: { path: '/appeals', who: 'member', tabOf: 'messages' },
  decision: { path: '/decisions/:id', who: 'member', under: 'decisions', isStep: true },

  deals: { path: '/deals', who: 'member', group: 'more', menu: true },
  deal: { path: '/deals/:id', who: 'member', under: 'deals', isStep: true },
  leads: { path: '/tool/Leads', who: 'supplier', group: 'more', menu: true, count: 'leads' },
  savedProducts: {
    path: '/saved/products',
    also: '/saved',
    who: 'member',
    group: 'more',
    menu: true,
    count: 'savedProducts',
  },
  savedSuppliers: {
    path: '/saved/suppliers',
    who: 'member',
    tabOf: 'savedProducts',
    count: 'savedSuppliers',
  },
  savedSearches: { path: '/saved/searches', who: 'member', tabOf: 'savedProducts', count: 'savedSearches' },

  account: { path: '/account/AccountInfo', who: 'member', menu: true },
  security: { path: '/account/AccountSecurity', who: 'member', tabOf: 'account' },
  emailPreferences: { path: '/account/EmailPreferences', who: 'member', tabOf: 'account' },
  verifyEmail: { path: '/account/AccountSecurity/BindMailbox', who: 'member', under: 'security' },
  bindEmail: {
    path: '/account/AccountSecurity/BindMailbox1',
    who: 'member',
    under: 'security',
    isStep: true,
  },
  bindPhone: { path: '/account/AccountSecurity/BindPhone', who: 'member', under: 'security' },
  password: { path: '/account/AccountSecurity/ChangePassword', who: 'member', under: 'security' },
  secondFactor: { path: '/account/AccountSecurity/SecondFactor', who: 'member', under: 'security' },
  cancelAccount: { path: '/account/AccountSecurity/AccountCancel', who: 'member', under: 'security' },

  apiKeys: { path: '/account/ApiKeys', who: 'member', tabOf: 'account' },
  webhooks: { path: '/account/Webhooks', who: 'member', tabOf: 'account' },
  webhook: { path: '/account/Webhooks/:id', who: 'member', under: 'webhooks', isStep: true },

  map: { path: '/map', who: 'member', isStep: true },
});

export const screens = { ...outside, ...inside };
export type ScreenName = keyof typeof screens;
export type InsideName = keyof typeof inside;

const namesOf = <T extends object>(lines: T) => Object.keys(lines) as (keyof T & string)[];
export const outsideNames = namesOf(outside);
export const insideNames = namesOf(inside);

type StepName = {
  [Name in InsideName]: (typeof inside)[Name] extends { isStep: true } ? Name : never;
}[InsideName];
/** Screens that a link can open. */
export type MappedName = Exclude<InsideName, StepName>;
export const mappedNames = insideNames.filter((name): name is MappedName => !('isStep' in inside[name]));

/** The table without its literal types: the lines as what they have in common. */
export const screen = (name: ScreenName): OfficeScreen<ScreenName> => screens[name];
export const pathOf = pathBuilder(screens);
