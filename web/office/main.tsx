import '../backoffice/app/without-eval.ts';
import '../backoffice/app/trusted-types.ts';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router';
import '../backoffice/backoffice.css';
import { startBackCloses } from '../backoffice/app/back-closes.ts';
import { endWaitingOnServer } from '../client/end-on-server.ts';
import { isSignIn, signInOnly } from './entrance.tsx';
import './office.css';

endWaitingOnServer();
startBackCloses();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const show = (routes: RouteObject[]) =>
  createRoot(root).render(<RouterProvider router={createBrowserRouter(routes)} />);
// awaited here, the routes would wait for this script, in which they find what all pages stand in
if (isSignIn(location.pathname)) show(signInOnly);
else void import('./routes.tsx').then(({ routes }) => show(routes));
