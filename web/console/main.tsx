import '../backoffice/app/without-eval.ts';
import '../backoffice/app/trusted-types.ts';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import '../backoffice/backoffice.css';
import { startBackCloses } from '../backoffice/app/back-closes.ts';
import './console.css';
import { endWaitingOnServer } from '../client/end-on-server.ts';
import { routes } from './routes.tsx';

startBackCloses();
const router = createBrowserRouter(routes);
endWaitingOnServer();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<RouterProvider router={router} />);
