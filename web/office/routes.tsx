/** The route table of spec M2.1 and M2.2, as far as the member centre has it. */
import { Outlet, type RouteObject, redirect } from 'react-router';
import type { Language } from '../../domain/enumerations.ts';
import { PRODUCT_STATUS, type ProductStatus } from '../../domain/product-review.ts';
import { page } from '../backoffice/route.tsx';
import { Crashed } from '../backoffice/shell/crashed.tsx';
import { NotFound } from '../backoffice/shell/not-found.tsx';
import { guard } from './guard.ts';
import { SupplierOnly } from './layout/supplier-only.tsx';
import {
  useAccountWords,
  useCompanyWords,
  useDashboardWords,
  useEnquiryWords,
  useFrameWords,
  useMessageWords,
  useProductWords,
  useReasonWords,
  useRecoveryWords,
  useRegisterWords,
  useShopWords,
} from './words.ts';

const signIn = (language: Language) =>
  page(async () => (await import('./features/sign-in/page.tsx')).SignInPage, [], { language });

const outside: RouteObject[] = [
  { path: '/login.html', lazy: signIn('zh') },
  { path: '/en/login.html', lazy: signIn('en') },
  {
    path: '/register.html',
    lazy: page(
      async () => (await import('./features/register/step1.tsx')).RegisterStep1Page,
      [useRegisterWords],
      {},
    ),
  },
  { path: '/register1', loader: () => redirect('/register.html') },
  {
    path: '/register2.html',
    lazy: page(
      async () => (await import('./features/register/step2.tsx')).RegisterStep2Page,
      [useRegisterWords, useReasonWords],
      {},
    ),
  },
  {
    path: '/register3.html',
    lazy: page(
      async () => (await import('./features/register/step3.tsx')).RegisterStep3Page,
      [useRegisterWords],
      {},
    ),
  },
  {
    path: '/ForgotPassword1',
    lazy: page(
      async () => (await import('./features/recovery/step1.tsx')).RecoveryStep1Page,
      [useRecoveryWords],
      {},
    ),
  },
  {
    path: '/ForgotPassword2',
    lazy: page(
      async () => (await import('./features/recovery/step2.tsx')).RecoveryStep2Page,
      [useRecoveryWords],
      {},
    ),
  },
  {
    path: '/ForgotPassword3',
    lazy: page(
      async () => (await import('./features/recovery/step3.tsx')).RecoveryStep3Page,
      [useRecoveryWords],
      {},
    ),
  },
];

const productList = (status: ProductStatus) =>
  page(
    async () => (await import('./features/product/list-page.tsx')).ProductListPage,
    [useProductWords, useReasonWords],
    { status },
  );

const forSuppliers: RouteObject[] = [
  { path: '/products', loader: () => redirect('/products/passed') },
  { path: '/products/passed', lazy: productList(PRODUCT_STATUS.published) },
  { path: '/products/review', lazy: productList(PRODUCT_STATUS.underReview) },
  { path: '/products/rejected', lazy: productList(PRODUCT_STATUS.failed) },
  { path: '/products/drafts', lazy: productList(PRODUCT_STATUS.draft) },
  { path: '/products/deleted', lazy: productList(PRODUCT_STATUS.deleted) },
  {
    path: '/products/new/step1/:id?',
    lazy: page(
      async () => (await import('./features/product/category-page.tsx')).CategoryPage,
      [useProductWords, useReasonWords],
      {},
    ),
  },
  {
    path: '/products/new/edit',
    lazy: page(
      async () => (await import('./features/product/new-page.tsx')).NewProductPage,
      [useProductWords, useReasonWords],
      {},
    ),
  },
  {
    path: '/products/:id/edit',
    lazy: page(
      async () => (await import('./features/product/edit-page.tsx')).EditProductPage,
      [useProductWords, useReasonWords],
      {},
    ),
  },
  {
    path: '/products/new/done',
    lazy: page(
      async () => (await import('./features/product/done-page.tsx')).ProductDonePage,
      [useProductWords, useReasonWords],
      {},
    ),
  },
  {
    path: '/company',
    lazy: page(
      async () => (await import('./features/company/basic-page.tsx')).CompanyBasicPage,
      [useCompanyWords, useReasonWords],
      {},
    ),
  },
  {
    path: '/company/DetailedInfo',
    lazy: page(
      async () => (await import('./features/company/detail-page.tsx')).CompanyDetailPage,
      [useCompanyWords, useReasonWords],
      {},
    ),
  },
  {
    path: '/company/ContactInfo',
    lazy: page(
      async () => (await import('./features/company/contact-page.tsx')).CompanyContactPage,
      [useCompanyWords, useReasonWords],
      {},
    ),
  },
  {
    path: '/company/EnterpriseCert',
    lazy: page(
      async () => (await import('./features/company/certification-page.tsx')).CertificationPage,
      [useCompanyWords, useReasonWords],
      {},
    ),
  },
  {
    path: '/setshop/DomainSettings',
    lazy: page(async () => (await import('./features/shop/domain-page.tsx')).DomainPage, [useShopWords], {}),
  },
  {
    path: '/setshop/ShopDecoration',
    lazy: page(
      async () => (await import('./features/shop/decoration-page.tsx')).DecorationPage,
      [useShopWords],
      {},
    ),
  },
];

const workspace: RouteObject[] = [
  {
    path: '/',
    lazy: page(
      async () => (await import('./features/dashboard/dashboard-page.tsx')).DashboardPage,
      [useDashboardWords],
      {},
    ),
  },
  { element: <SupplierOnly />, children: forSuppliers },
  {
    path: '/message/PrivateMessage',
    lazy: page(
      async () => (await import('./features/message/messages-page.tsx')).MessagesPage,
      [useMessageWords],
      {},
    ),
  },
  {
    path: '/message/CircuitNotice',
    lazy: page(
      async () => (await import('./features/message/notices-page.tsx')).NoticesPage,
      [useMessageWords],
      {},
    ),
  },
  {
    path: '/inquiries',
    lazy: page(
      async () => (await import('./features/enquiry/list-page.tsx')).EnquiryListPage,
      [useEnquiryWords],
      {},
    ),
  },
  {
    path: '/inquiries/:id',
    lazy: page(
      async () => (await import('./features/enquiry/thread-page.tsx')).EnquiryPage,
      [useEnquiryWords],
      {},
    ),
  },
  {
    path: '/account/AccountInfo',
    lazy: page(
      async () => (await import('./features/account/info-page.tsx')).AccountInfoPage,
      [useAccountWords],
      {},
    ),
  },
  {
    path: '/account/AccountSecurity',
    lazy: page(
      async () => (await import('./features/account/security-page.tsx')).SecurityPage,
      [useAccountWords],
      {},
    ),
  },
  {
    path: '/account/AccountSecurity/BindMailbox',
    lazy: page(
      async () => (await import('./features/account/verify-email-page.tsx')).VerifyEmailPage,
      [useAccountWords],
      {},
    ),
  },
  {
    path: '/account/AccountSecurity/BindMailbox1',
    lazy: page(
      async () => (await import('./features/account/bind-email-page.tsx')).BindEmailPage,
      [useAccountWords],
      {},
    ),
  },
  {
    path: '/account/AccountSecurity/BindPhone',
    lazy: page(
      async () => (await import('./features/account/bind-phone-page.tsx')).BindPhonePage,
      [useAccountWords],
      {},
    ),
  },
  {
    path: '/account/AccountSecurity/ChangePassword',
    lazy: page(
      async () => (await import('./features/account/password-page.tsx')).PasswordPage,
      [useAccountWords],
      {},
    ),
  },
  {
    path: '/account/AccountSecurity/AccountCancel',
    lazy: page(
      async () => (await import('./features/account/cancel-page.tsx')).CancelPage,
      [useAccountWords],
      {},
    ),
  },
  { path: '*', element: <NotFound /> },
];

export const routes: RouteObject[] = [
  {
    loader: guard,
    // A session may end, or begin, between any two pages.
    shouldRevalidate: () => true,
    element: <Outlet />,
    hydrateFallbackElement: <div />,
    errorElement: <Crashed />,
    children: [
      ...outside,
      {
        lazy: page(
          async () => (await import('./layout/office-layout.tsx')).OfficeLayout,
          [useFrameWords],
          {},
        ),
        children: workspace,
      },
    ],
  },
];
