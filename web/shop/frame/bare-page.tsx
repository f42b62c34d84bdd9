import type { ReactNode } from 'react';
import { SkipLink } from '../../storefront/frame/skip-link.tsx';
import { MarketStrip } from './market-strip.tsx';

/** A page of a shop whose company is not known, or not told. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header>
        <MarketStrip />
      </header>
      <main id="content" className="fills px-4">
        {children}
      </main>
    </>
  );
}
