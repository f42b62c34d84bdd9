import type { ReactNode } from 'react';
import { CompareTray } from '../lists/compare-button.tsx';
import { useSite } from '../shell/site.tsx';
import { ActionBar } from './action-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LogoBar } from './logo-bar.tsx';
import { OtherLanguage } from './other-language.tsx';
import { SkipLink } from './skip-link.tsx';

/**
 * Every page of the portal and the mobile site between its header and its footer. A `wide` page sets the width of its
 * own parts, so that some of them reach from edge to edge.
 */
export function Layout({
  kw,
  wide,
  action,
  actionUntilLarge,
  children,
}: {
  kw?: string;
  wide?: boolean;
  /** The page's own main action in the bar at the lower edge of a phone; null on a form (action-bar.tsx). */
  action?: ReactNode;
  /** Also between phone and large screen, in place of the link to post a request. */
  actionUntilLarge?: boolean;
  children: ReactNode;
}) {
  const { site } = useSite();
  return (
    <>
      <SkipLink />
      <OtherLanguage />
      <header data-behaviour={site === 'mobile' ? 'installable' : undefined}>
        <Header />
        <LogoBar {...(kw !== undefined && { kw })} />
      </header>
      <main id="content" className={wide ? undefined : 'mx-auto max-w-page px-6 max-md:px-4'}>
        {children}
      </main>
      <Footer />
      {/* it would cover fields */}
      {action !== null && <CompareTray />}
      <ActionBar action={action} untilLarge={actionUntilLarge === true} />
    </>
  );
}
