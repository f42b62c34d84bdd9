import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MenuLink } from '../../ui/menu/menu.tsx';
import { useSite } from '../shell/site.tsx';
import { buyerLinks, supplierLinks, visitorLinks } from './header.tsx';
import { Logo } from './logo.tsx';
import { RegionalForm } from './regional-settings.tsx';
import { SavedLink } from './saved-link.tsx';
import { SearchBox } from './search-box.tsx';

export function LogoBar({ kw = '' }: { kw?: string }) {
  const { words, portal, office, lang } = useSite();
  const { common } = words;
  return (
    <div className="border-b border-line bg-paper">
      <div className="relative mx-auto flex max-w-page flex-wrap items-end justify-between gap-x-10 gap-y-4 px-6 py-5 max-md:px-4 max-md:py-3">
        <Logo href={portal('/')} name={common.brand} />
        <div className="max-md:order-last max-md:w-full md:grow">
          <SearchBox kw={kw} />
        </div>
        <SavedLink label="max-lg:sr-only" className="text-jade max-md:-mr-6 max-md:ml-auto" />
        <ButtonLink href={office('/products/new/step1')} look="outline" className="h-11 max-lg:hidden">
          <Icon name="plus" size={18} />
          <span className={lang === 'zh' ? '' : 'text-sm tracking-[0.03em] uppercase'}>
            {common.createListing}
          </span>
        </ButtonLink>
        <PhoneMenu />
      </div>
    </div>
  );
}

/** So many of the first links are to sign in and to join. */
const GUESTS_ONLY = 2;

/** Everything of the header and the bar that a phone has no room for. */
function PhoneMenu() {
  const site = useSite();
  const { common } = site.words;
  const own = [
    { name: common.signIn, href: site.office('/login.html') },
    { name: common.joinFree, href: site.office('/register.html') },
    { name: common.createListing, href: site.office('/products/new/step1') },
  ];
  const links = [...own, ...buyerLinks(site), ...supplierLinks(site), ...visitorLinks(site)];
  const once = links.filter(({ href }, i) => links.findIndex((other) => other.href === href) === i);
  return (
    <details data-menu data-over="#menu" className="md:hidden">
      <summary
        aria-label={common.menu}
        className="grid size-11 place-items-center rounded-md border border-line"
      >
        <Icon name="menu" />
      </summary>
      <div className="absolute inset-x-4 top-16 z-40 rounded-lg border border-line bg-paper p-3 shadow-high">
        <nav aria-label={common.menu}>
          {once.map(({ name, href }, i) => (
            <div key={href} className={i < GUESTS_ONLY ? 'guests-only' : undefined}>
              <MenuLink href={href}>{name}</MenuLink>
            </div>
          ))}
        </nav>
        <div className="mt-2 border-t border-line p-3 text-sm">
          <RegionalForm id="regional-phone" />
        </div>
      </div>
    </details>
  );
}
