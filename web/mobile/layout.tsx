import type { ReactNode } from 'react';
import { searchPath } from '../storefront/addresses.ts';
import { CompareTray } from '../storefront/compare-button.tsx';
import { FloatingBackToTop } from '../storefront/frame/back-to-top.tsx';
import { Mark } from '../storefront/frame/logo.tsx';
import { RegionalForm } from '../storefront/frame/regional-settings.tsx';
import { SavedLink } from '../storefront/frame/saved-link.tsx';
import { SkipLink } from '../storefront/frame/skip-link.tsx';
import { useSite } from '../storefront/site.tsx';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/icon.tsx';
import { MenuLink } from '../ui/menu.tsx';

/** The phone's page: search on top, everything else in one column. `dock` stays at the lower edge. */
export function Layout({ kw = '', dock, children }: { kw?: string; dock?: ReactNode; children: ReactNode }) {
  const { words } = useSite();
  return (
    <>
      <SkipLink />
      <TopBar kw={kw} />
      <main id="content" className="mx-auto max-w-[640px] px-4">
        {children}
      </main>
      <footer
        className={`mt-14 bg-jade-deep px-4 py-8 text-center text-xs text-jade-soft ${dock ? 'pb-28' : ''}`}
      >
        {fill(words.common.footer.copyright, { brand: words.common.brand })}
      </footer>
      <CompareTray />
      <FloatingBackToTop raised={dock !== undefined} />
      {dock && (
        <aside
          aria-label={words.common.contactSupplier}
          className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]"
        >
          {dock}
        </aside>
      )}
    </>
  );
}

function TopBar({ kw }: { kw: string }) {
  const site = useSite();
  const { common } = site.words;
  const kind = site.here.startsWith('/search-supplier/') ? 'supplier' : 'product';
  const placeholder = common.searchPlaceholders[kind === 'supplier' ? 'suppliers' : 'products'];
  const links = [
    { name: common.allProducts, href: site.to('/All') },
    { name: common.postRequests, href: site.portal('/post-sourcing-request') },
    { name: common.viewBuyingLeads, href: site.portal('/buying-leads') },
    { name: common.signIn, href: site.office('/login.html') },
    { name: common.joinFree, href: site.office('/register.html') },
    { name: common.help, href: site.portal('/guide') },
  ];
  return (
    <header className="on-deep sticky top-0 z-40 bg-jade-dark text-paper">
      <div className="mx-auto flex max-w-[640px] items-center gap-2 px-4 py-2.5">
        <a href={site.to('/')} aria-label={common.brand}>
          <Mark size={36} />
        </a>
        <search
          data-behaviour="search-suggest"
          data-words={JSON.stringify(site.words.search.suggestions)}
          className="min-w-0 grow"
        >
          <form action={site.to(searchPath(kind, 1))} data-kind={kind} className="relative flex">
            <input
              type="search"
              name="kw"
              defaultValue={kw}
              maxLength={200}
              aria-label={placeholder}
              placeholder={placeholder}
              className="h-10 w-full min-w-0 rounded-l-md bg-paper px-3 text-md text-ink placeholder:text-ink-faint"
            />
            <button
              type="submit"
              aria-label={common.search}
              className="grid h-10 w-11 shrink-0 place-items-center rounded-r-md bg-cinnabar"
            >
              <Icon name="search" size={18} />
            </button>
          </form>
        </search>
        <SavedLink className="shrink-0" />
        <details data-menu className="shrink-0">
          <summary aria-label={common.menu} className="grid size-10 place-items-center">
            <Icon name="menu" />
          </summary>
          <div className="absolute inset-x-4 top-full mt-1 rounded-lg border border-line bg-paper p-3 text-ink shadow-high">
            <nav aria-label={common.menu}>
              {links.map(({ name, href }) => (
                <MenuLink key={href} href={href}>
                  {name}
                </MenuLink>
              ))}
            </nav>
            <div className="mt-2 border-t border-line p-3 text-sm">
              <RegionalForm id="regional" />
            </div>
          </div>
        </details>
      </div>
    </header>
  );
}
