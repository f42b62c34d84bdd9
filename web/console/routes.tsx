/** The pages of the route table in screens.ts, with the words that each needs. */
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { ReviewKind } from '../../contract/schema/review.ts';
import type { Language } from '../../domain/enumerations.ts';
import { Queries } from '../backoffice/app/query-provider.tsx';
import {
  useAntdWords,
  useBackofficeWords,
  useFindingWords,
  useSecondFactorWords,
} from '../backoffice/app/words.ts';
import { Root } from '../backoffice/root.tsx';
import { loadWords, page, type RoutePage } from '../backoffice/routing/page.ts';
import { Crashed } from '../backoffice/shell/crashed.tsx';
import { SignInPage } from './features/sign-in/page.tsx';
import { guardScreen } from './guard.ts';
import { insideNames, outsideNames, type ScreenName, screen } from './screens.ts';
import {
  useAuditWords,
  useCompanyChangeWords,
  useEmailWords,
  useFrameWords,
  useHeldEnquiryWords,
  useOutboxWords,
  usePurchaseWords,
  useQueueWords,
  useReasonWords,
  useReportWords,
  useReviewWords,
  useShopContentWords,
  useTicketWords,
  useUserWords,
  useWorkWords,
} from './words.ts';

// In the first chunk, as everybody signs in first.
const signIn = (language: Language) => page(async () => SignInPage, [useFrameWords], { language });
const queue = (kind: ReviewKind) =>
  page(
    async () => (await import('./features/queue/queue-page.tsx')).QueuePage,
    [useQueueWords, usePurchaseWords, useUserWords],
    { kind },
  );
const review = <Props extends object>(load: () => Promise<ComponentType<Props>>, props?: Props) =>
  page(load, [useReviewWords, usePurchaseWords, useUserWords, useReasonWords, useFindingWords], props);
const productReview = (kind: 'product' | 'revision') =>
  review(async () => (await import('./features/review/product/product-page.tsx')).ProductReviewPage, {
    kind,
  });

const pages: Record<ScreenName, RoutePage> = {
  signIn: signIn('zh'),
  signInEnglish: signIn('en'),
  overview: page(
    async () => (await import('./features/queue/overview-page.tsx')).OverviewPage,
    [useQueueWords, useTicketWords, useWorkWords],
  ),
  certificationQueue: queue('certification'),
  productQueue: queue('product'),
  revisionQueue: queue('revision'),
  purchaseQueue: queue('purchase'),
  shopQueue: queue('shop'),
  companyChanges: page(
    async () => (await import('./features/company-change/changes-page.tsx')).CompanyChangesPage,
    [useCompanyChangeWords],
  ),
  heldEnquiries: page(
    async () => (await import('./features/held-enquiry/held-page.tsx')).HeldEnquiriesPage,
    [useHeldEnquiryWords, useTicketWords],
  ),
  feedback: page(
    async () => (await import('./features/feedback/feedback-page.tsx')).FeedbackPage,
    [useTicketWords],
  ),
  reports: page(
    async () => (await import('./features/report/reports-page.tsx')).ReportsPage,
    [useTicketWords, useReportWords],
  ),
  shopContents: page(
    async () => (await import('./features/shop/contents-page.tsx')).ShopContentsPage,
    [useShopContentWords],
  ),
  purchases: page(
    async () => (await import('./features/purchase/purchases-page.tsx')).PurchasesPage,
    [usePurchaseWords, useReasonWords],
  ),
  certificationReview: review(
    async () =>
      (await import('./features/review/certification/certification-page.tsx')).CertificationReviewPage,
  ),
  productReview: productReview('product'),
  revisionReview: productReview('revision'),
  shopReview: page(
    async () => (await import('./features/review/shop/shop-page.tsx')).ShopReviewPage,
    [useReviewWords, usePurchaseWords, useUserWords, useReasonWords, useShopContentWords],
  ),
  purchaseReview: review(
    async () => (await import('./features/review/purchase/purchase-page.tsx')).PurchaseReviewPage,
  ),
  prospects: page(
    async () => (await import('./features/prospect/prospects-page.tsx')).ProspectsPage,
    [useTicketWords],
  ),
  users: page(
    async () => (await import('./features/user/users-page.tsx')).UsersPage,
    [useUserWords, useReviewWords],
  ),
  outbox: page(async () => (await import('./features/outbox/outbox-page.tsx')).OutboxPage, [useOutboxWords]),
  work: page(async () => (await import('./features/work/work-page.tsx')).WorkPage, [useWorkWords]),
  emailGallery: page(
    async () => (await import('./features/email/gallery-page.tsx')).EmailGalleryPage,
    [useEmailWords],
  ),
  audit: page(
    async () => (await import('./features/audit/audit-page.tsx')).AuditPage,
    [useAuditWords, useUserWords],
  ),
  security: page(
    async () => (await import('./features/security/security-page.tsx')).SecurityPage,
    [useSecondFactorWords],
  ),
};

const route = (name: ScreenName): RouteObject => ({
  path: screen(name).path,
  handle: name,
  loader: (args) => {
    guardScreen(screen(name), args.request);
    return loadWords(pages[name].words, args);
  },
  // A session may end between any two pages.
  shouldRevalidate: () => true,
  lazy: pages[name].lazy,
});

// One chunk: whoever sees the menu may need each of these.
const frame = () => import('./layout/frame.ts');
const isForOperators = (name: ScreenName) => screen(name).who === 'operator';

const workspace: RouteObject = {
  loader: (args) => loadWords([useFrameWords, useSecondFactorWords], args),
  lazy: { Component: async () => (await frame()).ConsoleLayout },
  children: [
    {
      lazy: { ErrorBoundary: async () => (await frame()).PageCrashed },
      children: [
        {
          lazy: { Component: async () => (await frame()).OperatorOnly },
          children: insideNames.filter(isForOperators).map(route),
        },
        ...insideNames.filter((name) => !isForOperators(name)).map(route),
        {
          path: '*',
          loader: ({ request }) => {
            guardScreen({ who: 'reviewer' }, request);
            return null;
          },
          shouldRevalidate: () => true,
          lazy: { Component: async () => (await frame()).NotFound },
        },
      ],
    },
  ],
};

export const routes: RouteObject[] = [
  {
    loader: (args) => loadWords([useBackofficeWords, useAntdWords], args),
    shouldRevalidate: () => true,
    element: <Root />,
    hydrateFallbackElement: <div />,
    children: [
      {
        errorElement: <Crashed />,
        children: [...outsideNames.map(route), { element: <Queries />, children: [workspace] }],
      },
    ],
  },
];
