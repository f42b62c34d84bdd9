/** The pages of the route table in screens.ts, with the words that each needs. */
import type { ComponentProps } from 'react';
import { type RouteObject, redirect } from 'react-router';
import { PRODUCT_STATUS, type ProductStatus } from '../../domain/product/product-review.ts';
import { Queries } from '../backoffice/app/query-provider.tsx';
import { useDecisionWords, useFindingWords, useSecondFactorWords } from '../backoffice/app/words.ts';
import { loadWords, pageWith as of, type RoutePage } from '../backoffice/routing/page.ts';
import { guardScreen } from './account/guard.ts';
import { around, type SignInName, screenRoute, signInRoutes } from './entrance.tsx';
import type { ContentListPage } from './features/shop/content/content-list-page.tsx';
import type { PurchaseList } from './layout/purchase-tabs.tsx';
import {
  type InsideName,
  inside,
  insideNames,
  outsideNames,
  pathOf,
  type ScreenName,
  screen,
} from './screens.ts';
import * as words from './words.ts';

const registration = of(words.useRegisterWords, words.useReasonWords, words.useWelcomeWords);
const recovery = of(words.useRecoveryWords);
const product = of(
  words.useProductWords,
  words.useAppealWords,
  words.useReasonWords,
  useFindingWords,
  words.useAlbumWords,
  words.usePreviewWords,
  words.useShopWords,
);
const album = of(words.useAlbumWords);
const company = of(words.useCompanyWords, words.useReasonWords);
const certification = of(words.useCompanyWords, words.useReasonWords, words.useAppealWords);
const companyDetail = of(words.useCompanyWords, words.useReasonWords, words.useAlbumWords);
const shop = of(
  words.useShopWords,
  words.useShopContentWords,
  words.useAppealWords,
  words.useReasonWords,
  words.useAlbumWords,
  words.usePreviewWords,
);
const saved = of(words.useSavedWords);
const enquiry = of(words.useEnquiryWords, words.useReportWords, words.useAppealWords);
const message = of(words.useMessageWords);
const appeal = of(
  useDecisionWords,
  words.useMessageWords,
  words.useAppealWords,
  words.useReviewReasonWords,
  words.useRuleWords,
);
const account = of(words.useAccountWords);
// keys and webhooks speak of each other
const programs = of(words.useAccountWords, words.useApiKeyWords, words.useWebhookWords);
const map = of(words.useMapWords);
const dashboard = of(words.useDashboardWords, words.useReasonWords);

const listed = of(
  words.useProductWords,
  words.useProductListWords,
  words.useReasonWords,
  words.useAppealWords,
  words.useGroupWords,
  words.usePinWords,
);
const purchase = of(words.usePurchaseWords, words.useAppealWords);
const quotations = of(
  words.useQuotationWords,
  words.usePurchaseWords,
  words.useReportWords,
  words.useAppealWords,
);
const content = of(words.useShopContentWords, words.useReasonWords, words.useAppealWords);
const productImport = of(words.useProductWords, words.useImportWords, useFindingWords);
const reviewRelease = of(
  words.useProductWords,
  words.useProductListWords,
  words.useReasonWords,
  words.useAppealWords,
);
const productsTop = of(words.useProductWords, words.usePinWords);
const groups = of(words.useProductWords, words.useGroupWords);
const deals = of(words.useDealWords);
const quotationRevise = of(words.useQuotationWords, words.useProductWords);
const becomeSupplier = of(words.useCompanyWords, words.useRegisterWords, words.useReasonWords);
const emailPreferences = of(words.useAccountWords, words.useEmailWords);
const secondFactor = of(words.useAccountWords, useSecondFactorWords);

const productList = (status: ProductStatus) =>
  listed(() => import('./features/product/list/list-page.tsx'), 'ProductListPage', { status });
const purchaseList = (list: PurchaseList) =>
  purchase(() => import('./features/purchase/list-page.tsx'), 'PurchaseListPage', { list });
const groupBatch = groups(() => import('./features/group/batch-page.tsx'), 'GroupBatchPage');
const contents = (props: ComponentProps<typeof ContentListPage>) =>
  content(() => import('./features/shop/content/content-list-page.tsx'), 'ContentListPage', props);

type PageName = Exclude<ScreenName, SignInName>;
const pages: Record<PageName, RoutePage> = {
  register: registration(() => import('./features/register/step1.tsx'), 'RegisterStep1Page'),
  registerCompany: registration(() => import('./features/register/step2.tsx'), 'RegisterStep2Page'),
  registered: registration(() => import('./features/register/step3.tsx'), 'RegisterStep3Page'),
  recovery: recovery(() => import('./features/recovery/step1.tsx'), 'RecoveryStep1Page'),
  recoveryPassword: recovery(() => import('./features/recovery/step2.tsx'), 'RecoveryStep2Page'),
  appealByLink: appeal(() => import('./features/appeal/linked-page.tsx'), 'LinkedDecisionPage'),
  undoChange: recovery(() => import('./features/recovery/undo-change-page.tsx'), 'UndoChangePage'),
  recovered: recovery(() => import('./features/recovery/step3.tsx'), 'RecoveryStep3Page'),
  dashboard: dashboard(() => import('./features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  products: productList(PRODUCT_STATUS.published),
  productsUnderReview: productList(PRODUCT_STATUS.underReview),
  productsRejected: productList(PRODUCT_STATUS.failed),
  productDrafts: productList(PRODUCT_STATUS.draft),
  productsDeleted: productList(PRODUCT_STATUS.deleted),
  productImport: productImport(() => import('./features/import/import-page.tsx'), 'ImportPage'),
  reviewRelease: reviewRelease(
    () => import('./features/product/edit/review-release-page.tsx'),
    'ReviewReleasePage',
  ),
  productsTop: productsTop(() => import('./features/pin/pins-page.tsx'), 'PinsPage'),
  groups: groups(() => import('./features/group/groups-page.tsx'), 'GroupsPage'),
  groupBatch,
  groupBatchOf: groupBatch,
  productCategory: product(() => import('./features/product/category/category-page.tsx'), 'CategoryPage'),
  productNew: product(() => import('./features/product/edit/new-page.tsx'), 'NewProductPage'),
  productEdit: product(() => import('./features/product/edit/edit-page.tsx'), 'EditProductPage'),
  productDone: product(() => import('./features/product/edit/done-page.tsx'), 'ProductDonePage'),
  purchases: purchaseList('purchases'),
  purchasesUnderReview: purchaseList('purchasesUnderReview'),
  purchasesRejected: purchaseList('purchasesRejected'),
  purchasesClosed: purchaseList('purchasesClosed'),
  purchase: purchase(() => import('./features/purchase/detail-page.tsx'), 'PurchasePage'),
  purchaseEdit: purchase(() => import('./features/purchase/edit-page.tsx'), 'EditPurchasePage'),
  deals: deals(() => import('./features/deal/list-page.tsx'), 'DealsPage'),
  deal: deals(() => import('./features/deal/deal-page.tsx'), 'DealPage'),
  quotations: quotations(() => import('./features/quotation/list-page.tsx'), 'QuotationsToMePage'),
  quotation: quotations(() => import('./features/quotation/detail-page.tsx'), 'QuotationPage'),
  myQuotations: quotations(() => import('./features/quotation/list-page.tsx'), 'QuotationsFromMePage'),
  quotationRevise: quotationRevise(
    () => import('./features/quotation/revise-page.tsx'),
    'ReviseQuotationPage',
  ),
  leads: of(words.useLeadWords)(() => import('./features/lead/leads-page.tsx'), 'LeadsPage'),
  savedProducts: saved(() => import('./features/saved/products-page.tsx'), 'SavedProductsPage'),
  savedSuppliers: saved(() => import('./features/saved/suppliers-page.tsx'), 'SavedSuppliersPage'),
  savedSearches: saved(() => import('./features/saved/searches-page.tsx'), 'SavedSearchesPage'),
  albums: album(() => import('./features/album/home-page.tsx'), 'AlbumHomePage'),
  albumBin: album(() => import('./features/album/bin-page.tsx'), 'AlbumBinPage'),
  album: album(() => import('./features/album/album-page.tsx'), 'AlbumPage'),
  company: company(() => import('./features/company/basic-page.tsx'), 'CompanyBasicPage'),
  becomeSupplier: becomeSupplier(
    () => import('./features/company/become-supplier-page.tsx'),
    'BecomeSupplierPage',
  ),
  companyDetail: companyDetail(() => import('./features/company/detail-page.tsx'), 'CompanyDetailPage'),
  companyContact: company(() => import('./features/company/contact-page.tsx'), 'CompanyContactPage'),
  certification: certification(
    () => import('./features/company/certification-page.tsx'),
    'CertificationPage',
  ),
  domain: shop(() => import('./features/shop/domain-page.tsx'), 'DomainPage'),
  decoration: shop(() => import('./features/shop/decoration-page.tsx'), 'DecorationPage'),
  shopNews: contents({ kind: 'news', tab: 'shopNews' }),
  shopVideos: contents({ kind: 'video', tab: 'shopVideos' }),
  shopQualifications: contents({ kind: 'qualification', tab: 'shopQualifications' }),
  shopContentNew: shop(() => import('./features/shop/content/content-pages.tsx'), 'NewContentPage'),
  shopContentEdit: shop(() => import('./features/shop/content/content-pages.tsx'), 'EditContentPage'),
  enquiries: enquiry(() => import('./features/enquiry/list-page.tsx'), 'EnquiryListPage'),
  enquiry: enquiry(() => import('./features/enquiry/thread-page.tsx'), 'EnquiryPage'),
  messages: message(() => import('./features/message/messages-page.tsx'), 'MessagesPage'),
  decisions: appeal(() => import('./features/appeal/decisions-page.tsx'), 'DecisionsPage'),
  decision: appeal(() => import('./features/appeal/decision-page.tsx'), 'DecisionPage'),
  notices: message(() => import('./features/message/notices-page.tsx'), 'NoticesPage'),
  account: account(() => import('./features/account/info-page.tsx'), 'AccountInfoPage'),
  security: programs(() => import('./features/account/security-page.tsx'), 'SecurityPage'),
  emailPreferences: emailPreferences(
    () => import('./features/account/email/email-preferences-page.tsx'),
    'EmailPreferencesPage',
  ),
  verifyEmail: account(() => import('./features/account/email/verify-email-page.tsx'), 'VerifyEmailPage'),
  bindEmail: account(() => import('./features/account/bind-pages.tsx'), 'BindEmailPage'),
  bindPhone: account(() => import('./features/account/bind-pages.tsx'), 'BindPhonePage'),
  password: account(() => import('./features/account/password-page.tsx'), 'PasswordPage'),
  secondFactor: secondFactor(() => import('./features/account/second-factor-page.tsx'), 'SecondFactorPage'),
  cancelAccount: account(() => import('./features/account/cancel-page.tsx'), 'CancelPage'),
  apiKeys: programs(() => import('./features/api-key/keys-page.tsx'), 'ApiKeysPage'),
  webhooks: programs(() => import('./features/webhook/list-page.tsx'), 'WebhooksPage'),
  webhook: programs(() => import('./features/webhook/detail-page.tsx'), 'WebhookPage'),
  map: map(() => import('./features/map/map-page.tsx'), 'MapPage'),
};

const routesOf = (name: InsideName): RouteObject[] => {
  const { also } = screen(name);
  return [route(name), ...(also === undefined ? [] : [route(name, also)])];
};

const route = (name: PageName, path?: string): RouteObject =>
  screenRoute(name, screen(name), pages[name], path);

// One chunk: whoever sees the menu may need each of these.
const frame = () => import('./layout/frame.ts');
const isForSuppliers = (name: InsideName) => inside[name].who === 'supplier';

const workspace: RouteObject = {
  loader: (args) => loadWords([words.useFrameWords], args),
  lazy: { Component: async () => (await frame()).OfficeLayout },
  children: [
    {
      lazy: { ErrorBoundary: async () => (await frame()).PageCrashed },
      children: [
        {
          lazy: { Component: async () => (await frame()).SupplierOnly },
          children: [
            { path: '/products', loader: () => redirect(pathOf('products')) },
            ...insideNames.filter(isForSuppliers).flatMap(routesOf),
          ],
        },
        ...insideNames.filter((name) => !isForSuppliers(name)).flatMap(routesOf),
        {
          path: '*',
          loader: ({ request }) => {
            guardScreen({ who: 'member' }, request);
            return null;
          },
          shouldRevalidate: () => true,
          lazy: { Component: async () => (await frame()).NotFound },
        },
      ],
    },
  ],
};

export const routes: RouteObject[] = around([
  ...signInRoutes,
  {
    element: <Queries />,
    children: [
      ...outsideNames
        .filter((name) => name !== 'signIn' && name !== 'signInEnglish')
        .map((name) => route(name)),
      { path: '/register1', loader: () => redirect(pathOf('register')) },
      workspace,
    ],
  },
]);
