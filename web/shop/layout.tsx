import type { ReactNode } from 'react';
import { CompareTray } from '../storefront/compare-button.tsx';
import { FloatingBackToTop } from '../storefront/frame/back-to-top.tsx';
import { SkipLink } from '../storefront/frame/skip-link.tsx';
import { MarketStrip } from './frame/market-strip.tsx';
import { ShopFooter } from './frame/shop-footer.tsx';
import { ShopHeader } from './frame/shop-header.tsx';
import { ShopNav } from './frame/shop-nav.tsx';
import type { ShopFrame } from './shop-frame.ts';

/** Every page of a shop. `lead` runs over the whole width, above the rest. */
export function Layout({
  company,
  template,
  lead,
  children,
}: ShopFrame & { lead?: ReactNode; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header>
        <MarketStrip />
        <ShopHeader company={company} template={template} />
      </header>
      <ShopNav company={company} />
      <main id="content">
        {lead}
        <div className="mx-auto max-w-page px-6 max-md:px-4">{children}</div>
      </main>
      <ShopFooter company={company} />
      <CompareTray />
      <FloatingBackToTop />
    </>
  );
}
