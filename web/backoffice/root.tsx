import { Outlet } from 'react-router';
import { Providers } from './app/providers.tsx';
import { useScrollToTop } from './shell/scroll-to-top.ts';

/** Around every page of either app, with and without the shell. */
export function Root() {
  useScrollToTop();
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}
