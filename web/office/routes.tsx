/** The route table of spec M2.1 and M2.2, as far as the member centre has it. */
import { Outlet, type RouteObject, redirect } from 'react-router';
import { PRODUCT_STATUS, type ProductStatus } from '../../domain/product-review.ts';
import { Crashed } from '../backoffice/shell/crashed.tsx';
import { NotFound } from '../backoffice/shell/not-found.tsx';
import { guard } from './guard.ts';
import { SupplierOnly } from './layout/supplier-only.tsx';

const outside: RouteObject[] = [
  { path: '/login.html', lazy: () => import('./features/sign-in/chinese.tsx') },
  { path: '/en/login.html', lazy: () => import('./features/sign-in/english.tsx') },
  { path: '/register.html', lazy: () => import('./features/register/step1.tsx') },
  { path: '/register1', loader: () => redirect('/register.html') },
  { path: '/register2.html', lazy: () => import('./features/register/step2.tsx') },
  { path: '/register3.html', lazy: () => import('./features/register/step3.tsx') },
  { path: '/ForgotPassword1', lazy: () => import('./features/recovery/step1.tsx') },
  { path: '/ForgotPassword2', lazy: () => import('./features/recovery/step2.tsx') },
  { path: '/ForgotPassword3', lazy: () => import('./features/recovery/step3.tsx') },
];

const productList = (status: ProductStatus) => async () => {
  const { ProductListPage } = await import('./features/product/list-page.tsx');
  return { element: <ProductListPage key={status} status={status} /> };
};

const forSuppliers: RouteObject[] = [
  { path: '/products', loader: () => redirect('/products/passed') },
  { path: '/products/passed', lazy: productList(PRODUCT_STATUS.published) },
  { path: '/products/review', lazy: productList(PRODUCT_STATUS.underReview) },
  { path: '/products/rejected', lazy: productList(PRODUCT_STATUS.failed) },
  { path: '/products/drafts', lazy: productList(PRODUCT_STATUS.draft) },
  { path: '/products/deleted', lazy: productList(PRODUCT_STATUS.deleted) },
  { path: '/products/new/step1/:id?', lazy: () => import('./features/product/category-page.tsx') },
  { path: '/products/new/edit', lazy: () => import('./features/product/new-page.tsx') },
  { path: '/products/:id/edit', lazy: () => import('./features/product/edit-page.tsx') },
  { path: '/products/new/done', lazy: () => import('./features/product/done-page.tsx') },
  { path: '/company', lazy: () => import('./features/company/basic-page.tsx') },
  { path: '/company/DetailedInfo', lazy: () => import('./features/company/detail-page.tsx') },
  { path: '/company/ContactInfo', lazy: () => import('./features/company/contact-page.tsx') },
  { path: '/company/EnterpriseCert', lazy: () => import('./features/company/certification-page.tsx') },
  { path: '/setshop/DomainSettings', lazy: () => import('./features/shop/domain-page.tsx') },
  { path: '/setshop/ShopDecoration', lazy: () => import('./features/shop/decoration-page.tsx') },
];

const workspace: RouteObject[] = [
  { path: '/', lazy: () => import('./features/dashboard/dashboard-page.tsx') },
  { element: <SupplierOnly />, children: forSuppliers },
  { path: '/message/PrivateMessage', lazy: () => import('./features/message/messages-page.tsx') },
  { path: '/message/CircuitNotice', lazy: () => import('./features/message/notices-page.tsx') },
  { path: '/inquiries', lazy: () => import('./features/enquiry/list-page.tsx') },
  { path: '/inquiries/:id', lazy: () => import('./features/enquiry/thread-page.tsx') },
  { path: '/account/AccountInfo', lazy: () => import('./features/account/info-page.tsx') },
  { path: '/account/AccountSecurity', lazy: () => import('./features/account/security-page.tsx') },
  {
    path: '/account/AccountSecurity/BindMailbox',
    lazy: () => import('./features/account/verify-email-page.tsx'),
  },
  {
    path: '/account/AccountSecurity/BindMailbox1',
    lazy: () => import('./features/account/bind-email-page.tsx'),
  },
  {
    path: '/account/AccountSecurity/BindPhone',
    lazy: () => import('./features/account/bind-phone-page.tsx'),
  },
  {
    path: '/account/AccountSecurity/ChangePassword',
    lazy: () => import('./features/account/password-page.tsx'),
  },
  {
    path: '/account/AccountSecurity/AccountCancel',
    lazy: () => import('./features/account/cancel-page.tsx'),
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
    children: [...outside, { lazy: () => import('./layout/office-layout.tsx'), children: workspace }],
  },
];
