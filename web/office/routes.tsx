/** The pages of the route table in screens.ts, with the words that each needs. */
import type { ComponentProps } from 'react';
import { type RouteObject, redirect } from 'react-router';
import { PRODUCT_STATUS, type ProductStatus } from '../../domain/product/product-review.ts';
import { Queries } from '../backoffice/app/query-provider.tsx';
import { useFindingWords, useSecondFactorWords } from '../backoffice/app/words.ts';
import { loadWords, page, type RoutePage } from '../backoffice/routing/page.ts';
import { around, type SignInName, screenRoute, signInRoutes } from './entrance.tsx';
import type { ContentListPage } from './features/shop/content/content-list-page.tsx';
import { guardScreen } from './guard.ts';
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
import {
  useAccountWords,
  useAlbumWords,
  useApiKeyWords,
  useCompanyWords,
  useDashboardWords,
  useEmailWords,
  useEnquiryWords,
  useFrameWords,
  useGroupWords,
  useImportWords,
  useLeadWords,
  useMapWords,
  useMessageWords,
  usePinWords,
  useProductListWords,
  useProductWords,
  usePurchaseWords,
  useQuotationWords,
  useReasonWords,
  useRecoveryWords,
  useRegisterWords,
  useReportWords,
  useSavedWords,
  useShopContentWords,
  useShopWords,
  useWebhookWords,
  useWelcomeWords,
} from './words.ts';

type Load = Parameters<typeof page<object>>[0];
const of =
  (...words: RoutePage['words']) =>
  (load: Load) =>
    page(load, words);
const registration = of(useRegisterWords, useReasonWords, useWelcomeWords);
const recovery = of(useRecoveryWords);
const product = of(useProductWords, useReasonWords, useFindingWords, useAlbumWords);
const album = of(useAlbumWords);
const company = of(useCompanyWords, useReasonWords);
const shop = of(useShopWords, useShopContentWords, useReasonWords, useAlbumWords);
const saved = of(useSavedWords);
const enquiry = of(useEnquiryWords, useReportWords);
const message = of(useMessageWords);
const account = of(useAccountWords);
const apiKey = of(useAccountWords, useApiKeyWords);
const webhook = of(useAccountWords, useWebhookWords);
const map = of(useMapWords);
const dashboard = of(useDashboardWords);

const productList = (status: ProductStatus) =>
  page(
    async () => (await import('./features/product/list/list-page.tsx')).ProductListPage,
    [useProductWords, useProductListWords, useReasonWords, useGroupWords, usePinWords],
    { status },
  );

const purchaseList = (list: PurchaseList) =>
  page(async () => (await import('./features/purchase/list-page.tsx')).PurchaseListPage, [usePurchaseWords], {
    list,
  });
const purchase = of(usePurchaseWords);
const quotations = of(useQuotationWords, usePurchaseWords, useReportWords);

const groupBatch = page(
  async () => (await import('./features/group/batch-page.tsx')).GroupBatchPage,
  [useProductWords, useGroupWords],
  {},
);

const contents = (props: ComponentProps<typeof ContentListPage>) =>
  page(
    async () => (await import('./features/shop/content/content-list-page.tsx')).ContentListPage,
    [useShopContentWords, useReasonWords],
    props,
  );

type PageName = Exclude<ScreenName, SignInName>;
const pages: Record<PageName, RoutePage> = {
  register: registration(async () => (await import('./features/register/step1.tsx')).RegisterStep1Page),
  registerCompany: registration(
    async () => (await import('./features/register/step2.tsx')).RegisterStep2Page,
  ),
  registered: registration(async () => (await import('./features/register/step3.tsx')).RegisterStep3Page),
  recovery: recovery(async () => (await import('./features/recovery/step1.tsx')).RecoveryStep1Page),
  recoveryPassword: recovery(async () => (await import('./features/recovery/step2.tsx')).RecoveryStep2Page),
  undoChange: recovery(async () => (await import('./features/recovery/undo-change-page.tsx')).UndoChangePage),
  recovered: recovery(async () => (await import('./features/recovery/step3.tsx')).RecoveryStep3Page),
  dashboard: dashboard(async () => (await import('./features/dashboard/dashboard-page.tsx')).DashboardPage),
  products: productList(PRODUCT_STATUS.published),
  productsUnderReview: productList(PRODUCT_STATUS.underReview),
  productsRejected: productList(PRODUCT_STATUS.failed),
  productDrafts: productList(PRODUCT_STATUS.draft),
  productsDeleted: productList(PRODUCT_STATUS.deleted),
  productImport: page(
    async () => (await import('./features/import/import-page.tsx')).ImportPage,
    [useProductWords, useImportWords, useFindingWords],
  ),
  reviewRelease: page(
    async () => (await import('./features/product/edit/review-release-page.tsx')).ReviewReleasePage,
    [useProductWords, useProductListWords, useReasonWords],
  ),
  productsTop: page(
    async () => (await import('./features/pin/pins-page.tsx')).PinsPage,
    [useProductWords, usePinWords],
  ),
  groups: page(
    async () => (await import('./features/group/groups-page.tsx')).GroupsPage,
    [useProductWords, useGroupWords],
  ),
  groupBatch: groupBatch,
  groupBatchOf: groupBatch,
  productCategory: product(
    async () => (await import('./features/product/category/category-page.tsx')).CategoryPage,
  ),
  productNew: product(async () => (await import('./features/product/edit/new-page.tsx')).NewProductPage),
  productEdit: product(async () => (await import('./features/product/edit/edit-page.tsx')).EditProductPage),
  productDone: product(async () => (await import('./features/product/edit/done-page.tsx')).ProductDonePage),
  purchases: purchaseList('purchases'),
  purchasesUnderReview: purchaseList('purchasesUnderReview'),
  purchasesRejected: purchaseList('purchasesRejected'),
  purchasesClosed: purchaseList('purchasesClosed'),
  purchase: purchase(async () => (await import('./features/purchase/detail-page.tsx')).PurchasePage),
  purchaseEdit: purchase(async () => (await import('./features/purchase/edit-page.tsx')).EditPurchasePage),
  quotations: quotations(async () => (await import('./features/quotation/list-page.tsx')).QuotationsToMePage),
  quotation: quotations(async () => (await import('./features/quotation/detail-page.tsx')).QuotationPage),
  myQuotations: quotations(
    async () => (await import('./features/quotation/list-page.tsx')).QuotationsFromMePage,
  ),
  quotationRevise: of(
    useQuotationWords,
    useProductWords,
  )(async () => (await import('./features/quotation/revise-page.tsx')).ReviseQuotationPage),
  leads: page(async () => (await import('./features/lead/leads-page.tsx')).LeadsPage, [useLeadWords]),
  savedProducts: saved(async () => (await import('./features/saved/products-page.tsx')).SavedProductsPage),
  savedSuppliers: saved(async () => (await import('./features/saved/suppliers-page.tsx')).SavedSuppliersPage),
  savedSearches: saved(async () => (await import('./features/saved/searches-page.tsx')).SavedSearchesPage),
  albums: album(async () => (await import('./features/album/home-page.tsx')).AlbumHomePage),
  albumBin: album(async () => (await import('./features/album/bin-page.tsx')).AlbumBinPage),
  album: album(async () => (await import('./features/album/album-page.tsx')).AlbumPage),
  company: company(async () => (await import('./features/company/basic-page.tsx')).CompanyBasicPage),
  becomeSupplier: page(
    async () => (await import('./features/company/become-supplier-page.tsx')).BecomeSupplierPage,
    [useCompanyWords, useRegisterWords, useReasonWords],
  ),
  companyDetail: company(async () => (await import('./features/company/detail-page.tsx')).CompanyDetailPage),
  companyContact: company(
    async () => (await import('./features/company/contact-page.tsx')).CompanyContactPage,
  ),
  certification: company(
    async () => (await import('./features/company/certification-page.tsx')).CertificationPage,
  ),
  domain: shop(async () => (await import('./features/shop/domain-page.tsx')).DomainPage),
  decoration: shop(async () => (await import('./features/shop/decoration-page.tsx')).DecorationPage),
  shopNews: contents({ kind: 'news', tab: 'shopNews' }),
  shopVideos: contents({ kind: 'video', tab: 'shopVideos' }),
  shopQualifications: contents({ kind: 'qualification', tab: 'shopQualifications' }),
  shopContentNew: shop(
    async () => (await import('./features/shop/content/content-pages.tsx')).NewContentPage,
  ),
  shopContentEdit: shop(
    async () => (await import('./features/shop/content/content-pages.tsx')).EditContentPage,
  ),
  enquiries: enquiry(async () => (await import('./features/enquiry/list-page.tsx')).EnquiryListPage),
  enquiry: enquiry(async () => (await import('./features/enquiry/thread-page.tsx')).EnquiryPage),
  messages: message(async () => (await import('./features/message/messages-page.tsx')).MessagesPage),
  notices: message(async () => (await import('./features/message/notices-page.tsx')).NoticesPage),
  account: account(async () => (await import('./features/account/info-page.tsx')).AccountInfoPage),
  security: account(async () => (await import('./features/account/security-page.tsx')).SecurityPage),
  emailPreferences: of(
    useAccountWords,
    useEmailWords,
  )(async () => (await import('./features/account/email-preferences-page.tsx')).EmailPreferencesPage),
  verifyEmail: account(
    async () => (await import('./features/account/verify-email-page.tsx')).VerifyEmailPage,
  ),
  bindEmail: account(async () => (await import('./features/account/bind-pages.tsx')).BindEmailPage),
  bindPhone: account(async () => (await import('./features/account/bind-pages.tsx')).BindPhonePage),
  password: account(async () => (await import('./features/account/password-page.tsx')).PasswordPage),
  secondFactor: of(
    useAccountWords,
    useSecondFactorWords,
  )(async () => (await import('./features/account/second-factor-page.tsx')).SecondFactorPage),
  cancelAccount: account(async () => (await import('./features/account/cancel-page.tsx')).CancelPage),
  apiKeys: apiKey(async () => (await import('./features/api-key/keys-page.tsx')).ApiKeysPage),
  webhooks: webhook(async () => (await import('./features/webhook/list-page.tsx')).WebhooksPage),
  webhook: webhook(async () => (await import('./features/webhook/detail-page.tsx')).WebhookPage),
  map: map(async () => (await import('./features/map/map-page.tsx')).MapPage),
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
  loader: (args) => loadWords([useFrameWords], args),
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
