import { Menu, MenuLink } from '../../ui/menu/menu.tsx';
import { type Site, useSite } from '../shell/site.tsx';
import { RegionalSettings } from './regional-settings.tsx';
import { VisitorMenu } from './visitor-menu.tsx';

export const visitorLinks = ({ words, office, portal }: Site) => [
  { name: words.common.myOffice, href: office('/') },
  { name: words.common.myProducts, href: office('/products') },
  { name: words.common.viewBuyingLeads, href: portal('/buying-leads') },
  { name: words.common.postRequests, href: portal('/post-sourcing-request') },
  { name: words.common.help, href: portal('/guide') },
];

export const buyerLinks = ({ words, portal }: Site) => [
  { name: words.common.viewCategories, href: portal('/All') },
  { name: words.common.postRequests, href: portal('/post-sourcing-request') },
];

export const supplierLinks = ({ words, portal }: Site) => [
  { name: words.common.joinMembership, href: portal('/vip-kuajingtong') },
  { name: words.common.buyingLeads, href: portal('/buying-leads') },
  { name: words.common.contactUs, href: portal('/feedback') },
];

/** The strip above the logo (spec P2.4). On a phone its links are in the menu of the logo bar. */
export function Header() {
  const site = useSite();
  const { common } = site.words;
  return (
    <div className="on-deep bg-jade-deep text-sm text-paper max-md:hidden">
      <div className="mx-auto flex max-w-page items-center justify-between gap-6 px-6">
        <VisitorMenu links={visitorLinks(site).slice(1)} />
        <div className="flex items-center gap-5">
          <HeaderMenu label={common.forBuyers} links={buyerLinks(site)} />
          <HeaderMenu label={common.forSuppliers} links={supplierLinks(site)} />
          <a href={site.portal('/guide')} className="py-2 hover:underline max-lg:hidden">
            {common.help}
          </a>
          <RegionalSettings />
        </div>
      </div>
    </div>
  );
}

function HeaderMenu({ label, links }: { label: string; links: { name: string; href: string }[] }) {
  return (
    <Menu label={label} name="header" align="right">
      {links.map(({ name, href }) => (
        <MenuLink key={href} href={href}>
          {name}
        </MenuLink>
      ))}
    </Menu>
  );
}
