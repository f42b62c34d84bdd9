/** The screen kit of office and console. */
import '../backoffice/app/without-eval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { useLanguage } from '../backoffice/app/language.tsx';
import { Providers } from '../backoffice/app/providers.tsx';
import { createQueryClient } from '../backoffice/app/queries.ts';
import { useBackofficeWords, useFindingWords, useSecondFactorWords } from '../backoffice/app/words.ts';
import { loadWords } from '../backoffice/routing/page.ts';
import '../backoffice/backoffice.css';
import { backofficeEntries } from './backoffice/entries.tsx';
import { Gallery } from './gallery.tsx';

function Kit() {
  const { language } = useLanguage();
  // nobody is signed in here, and a refusal is a state like others: it must not lead to sign-in
  const [client] = useState(() => createQueryClient(() => {}));
  return (
    <QueryClientProvider client={client}>
      <Gallery entries={backofficeEntries((en, zh) => (language === 'zh' ? zh : en))} />
    </QueryClientProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const router = createBrowserRouter([
  {
    element: (
      <Providers>
        <Kit />
      </Providers>
    ),
    // as every app does: what waits for its words is not looked at half
    loader: (args) => loadWords([useBackofficeWords, useFindingWords, useSecondFactorWords], args),
    hydrateFallbackElement: <div />,
    // what the frame of an app surrounds
    children: [{ path: '*', element: <h1>Page</h1> }],
  },
]);
createRoot(root).render(<RouterProvider router={router} />);
