import type { ReactNode } from 'react';
import { CompareTray } from '../storefront/compare-button.tsx';
import { Floating } from '../storefront/frame/floating.tsx';
import { Footer } from '../storefront/frame/footer.tsx';
import { Header } from '../storefront/frame/header.tsx';
import { LogoBar } from '../storefront/frame/logo-bar.tsx';
import { SkipLink } from '../storefront/frame/skip-link.tsx';

/**
 * Every page of the portal between its header and its footer. A `wide` page sets the width of its own parts, so that
 * some of them reach from edge to edge.
 */
export function Layout({ kw, wide, children }: { kw?: string; wide?: boolean; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header>
        <Header />
        <LogoBar {...(kw !== undefined && { kw })} />
      </header>
      <main id="content" className={wide ? undefined : 'mx-auto max-w-page px-6 max-md:px-4'}>
        {children}
      </main>
      <Footer />
      <CompareTray />
      <Floating />
    </>
  );
}
