/** The pages of the reviewers' console (decision 23). */
import { Outlet, type RouteObject } from 'react-router';
import { Crashed } from '../backoffice/shell/crashed.tsx';
import { NotFound } from '../backoffice/shell/not-found.tsx';
import { signedInOnly, signedOutOnly } from './guard.ts';

const outside: RouteObject[] = [
  { path: '/login.html', loader: signedOutOnly, lazy: () => import('./features/sign-in/chinese.tsx') },
  { path: '/en/login.html', loader: signedOutOnly, lazy: () => import('./features/sign-in/english.tsx') },
];

const inside: RouteObject[] = [
  { path: '/', lazy: () => import('./features/queue/overview-page.tsx') },
  { path: '/queue/:kind', lazy: () => import('./features/queue/queue-page.tsx') },
  { path: '/case/certification/:id', lazy: () => import('./features/review/certification-page.tsx') },
  { path: '/case/product/:id', lazy: () => import('./features/review/product-page.tsx') },
  { path: '/case/revision/:id', lazy: () => import('./features/review/revision-page.tsx') },
  { path: '/case/purchase/:id', lazy: () => import('./features/review/purchase-page.tsx') },
  { path: '/requests', lazy: () => import('./features/purchase/purchases-page.tsx') },
  { path: '/feedback', lazy: () => import('./features/feedback/feedback-page.tsx') },
  { path: '/leads', lazy: () => import('./features/prospect/prospects-page.tsx') },
  { path: '/users', lazy: () => import('./features/user/users-page.tsx') },
  { path: '/outbox', lazy: () => import('./features/outbox/outbox-page.tsx') },
  { path: '/audit', lazy: () => import('./features/audit/audit-page.tsx') },
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
        lazy: () => import('./layout/console-layout.tsx'),
        children: inside,
      },
    ],
  },
];
