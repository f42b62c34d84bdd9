import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import * as z from 'zod';
import '../backoffice/backoffice.css';
import './console.css';
import { routes } from './routes.tsx';

// The Content-Security-Policy forbids the code that zod would otherwise compile.
z.config({ jitless: true });

const router = createBrowserRouter(routes);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<RouterProvider router={router} />);
