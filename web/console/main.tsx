import '../backoffice/without-eval.ts';
import '../backoffice/trusted-types.ts';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import '../backoffice/backoffice.css';
import './console.css';
import { endWaitingOnServer } from '../client/end-on-server.ts';
import { routes } from './routes.tsx';

const router = createBrowserRouter(routes);
endWaitingOnServer();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<RouterProvider router={router} />);
