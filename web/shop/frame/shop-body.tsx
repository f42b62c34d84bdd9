import type { ReactNode } from 'react';
import type { ShopFrame } from '../../../contract/pages.ts';
import { ContactDrawer } from '../../storefront/contact/contact-drawer.tsx';
import { BackToTop } from '../../storefront/frame/back-to-top.tsx';
import { OtherLanguage } from '../../storefront/frame/other-language.tsx';
import { SkipLink } from '../../storefront/frame/skip-link.tsx';
import { CompareTray } from '../../storefront/lists/compare-button.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ContactLink } from './contact-link.tsx';
import { MarketStrip } from './market-strip.tsx';
import { ShopFooter } from './shop-footer.tsx';

/** Pages with a form of their own. */
const HAS_FORM = /^\/(?:contact\.html|product-detail\/)/;

/** What the frames of all templates have around their page. The header's class colours the whole document (site.css). */
export function ShopBody({
  shop,
  header,
  headerClass,
  lead,
  children,
}: {
  shop: ShopFrame;
  header: ReactNode;
  headerClass?: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const { words, here } = useSite();
  const { company } = shop;
  return (
    <>
      <SkipLink />
      <OtherLanguage />
      <header className={headerClass}>
        <MarketStrip />
        {header}
      </header>
      <main id="content" className="fills">
        {lead}
        <div className="mx-auto max-w-page px-6 pb-20 empty:hidden max-md:px-4 max-md:pb-14">{children}</div>
      </main>
      <ShopFooter company={company} />
      <CompareTray />
      {/* on a phone the page's own main action stands below it */}
      <aside aria-label={words.common.contactSupplier} className="floating">
        <BackToTop />
        {here !== '/contact.html' && (
          <ContactLink look="accent" className="grow md:hidden">
            <Icon name="mail" size={18} />
            {words.shop.contactNow}
          </ContactLink>
        )}
      </aside>
      {here !== '/contact.html' && <ContactDrawer company={company} lent={HAS_FORM.test(here)} />}
    </>
  );
}
