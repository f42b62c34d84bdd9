/** The pages of the reviewers' console (decision 23). */
import { Outlet, type RouteObject } from 'react-router';
import type { Language } from '../../domain/enumerations.ts';
import { page } from '../backoffice/route.tsx';
import { Crashed } from '../backoffice/shell/crashed.tsx';
import { NotFound } from '../backoffice/shell/not-found.tsx';
import { signedInOnly, signedOutOnly } from './guard.ts';
import {
  useAuditWords,
  useFrameWords,
  useOutboxWords,
  usePurchaseWords,
  useQueueWords,
  useReasonWords,
  useReviewWords,
  useTicketWords,
  useUserWords,
} from './words.ts';

const signIn = (language: Language) =>
  page(async () => (await import('./features/sign-in/page.tsx')).SignInPage, [useFrameWords], { language });

const outside: RouteObject[] = [
  { path: '/login.html', loader: signedOutOnly, lazy: signIn('zh') },
  { path: '/en/login.html', loader: signedOutOnly, lazy: signIn('en') },
];

const inside: RouteObject[] = [
  {
    path: '/',
    lazy: page(
      async () => (await import('./features/queue/overview-page.tsx')).OverviewPage,
      [useQueueWords, useTicketWords],
      {},
    ),
  },
  {
    path: '/queue/:kind',
    lazy: page(
      async () => (await import('./features/queue/queue-page.tsx')).QueuePage,
      [useQueueWords, useUserWords],
      {},
    ),
  },
  {
    path: '/case/certification/:id',
    lazy: page(
      async () => (await import('./features/review/certification-page.tsx')).CertificationReviewPage,
      [useReviewWords, usePurchaseWords, useUserWords, useReasonWords],
      {},
    ),
  },
  {
    path: '/case/product/:id',
    lazy: page(
      async () => (await import('./features/review/product-page.tsx')).ProductReviewPage,
      [useReviewWords, usePurchaseWords, useUserWords, useReasonWords],
      {},
    ),
  },
  {
    path: '/case/revision/:id',
    lazy: page(
      async () => (await import('./features/review/revision-page.tsx')).RevisionReviewPage,
      [useReviewWords, usePurchaseWords, useUserWords, useReasonWords],
      {},
    ),
  },
  {
    path: '/case/purchase/:id',
    lazy: page(
      async () => (await import('./features/review/purchase-page.tsx')).PurchaseReviewPage,
      [useReviewWords, usePurchaseWords, useUserWords, useReasonWords],
      {},
    ),
  },
  {
    path: '/requests',
    lazy: page(
      async () => (await import('./features/purchase/purchases-page.tsx')).PurchasesPage,
      [usePurchaseWords, useReasonWords],
      {},
    ),
  },
  {
    path: '/feedback',
    lazy: page(
      async () => (await import('./features/feedback/feedback-page.tsx')).FeedbackPage,
      [useTicketWords],
      {},
    ),
  },
  {
    path: '/leads',
    lazy: page(
      async () => (await import('./features/prospect/prospects-page.tsx')).ProspectsPage,
      [useTicketWords],
      {},
    ),
  },
  {
    path: '/users',
    lazy: page(async () => (await import('./features/user/users-page.tsx')).UsersPage, [useUserWords], {}),
  },
  {
    path: '/outbox',
    lazy: page(
      async () => (await import('./features/outbox/outbox-page.tsx')).OutboxPage,
      [useOutboxWords],
      {},
    ),
  },
  {
    path: '/audit',
    lazy: page(async () => (await import('./features/audit/audit-page.tsx')).AuditPage, [useAuditWords], {}),
  },
  { path: '*', element: <NotFound /> },
];

export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    hydrateFallbackElement: <div />,
    errorElement: <Crashed />,
    children: [
      ...outside,
      {
        loader: signedInOnly,
        // A session may end between any two pages.
        shouldRevalidate: () => true,
        lazy: page(
          async () => (await import('./layout/console-layout.tsx')).ConsoleLayout,
          [useFrameWords],
          {},
        ),
        children: inside,
      },
    ],
  },
];
