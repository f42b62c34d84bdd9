import '../backoffice/without-eval.ts';
import '../backoffice/trusted-types.ts';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import '../backoffice/backoffice.css';
import { startBackCloses } from '../backoffice/back-closes.ts';
import './console.css';
import { endWaitingOnServer } from '../client/end-on-server.ts';
import { routes } from './routes.tsx';

startBackCloses();
const router = createBrowserRouter(routes);
endWaitingOnServer();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<RouterProvider router={router} />);
