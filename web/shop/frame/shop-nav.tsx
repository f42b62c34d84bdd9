import { useSite } from '../../storefront/site.tsx';
import { Menu, MenuLink } from '../../ui/menu.tsx';
import type { ShopFrame } from '../shop-frame.ts';

const entry =
  'block border-b-3 border-transparent py-3 font-semibold whitespace-nowrap hover:text-jade aria-[current]:border-cinnabar aria-[current]:text-jade';

/** Home, products with the groups, profile, contact (spec P2.21). */
export function ShopNav({ company }: Pick<ShopFrame, 'company'>) {
  const { words, to, here } = useSite();
  const { shop } = words;
  const current = (isHere: boolean) => (isHere ? { 'aria-current': 'page' as const } : {});
  return (
    <div className="border-y border-line bg-paper">
      <nav aria-label={words.common.menu} className="mx-auto max-w-page px-6 max-md:px-4">
        <ul className="flex flex-wrap gap-x-8 max-md:gap-x-4 max-md:text-sm">
          <li>
            <a href={to('/')} className={entry} {...current(here === '/')}>
              {shop.home}
            </a>
          </li>
          <li className={here.startsWith('/productlist') || here.startsWith('/groups/') ? 'text-jade' : ''}>
            {company.groups.length === 0 ? (
              <a
                href={to('/productlist.html')}
                className={entry}
                {...current(here.startsWith('/productlist'))}
              >
                {shop.products}
              </a>
            ) : (
              <Menu name="shop" label={<span className="py-1 font-semibold">{shop.products}</span>}>
                <MenuLink href={to('/productlist.html')}>{shop.all}</MenuLink>
                {company.groups.map(({ id, name }) => (
                  <MenuLink key={id} href={to(`/groups/${id}`)}>
                    {name}
                  </MenuLink>
                ))}
              </Menu>
            )}
          </li>
          <li className={here === '/about.html' ? 'text-jade' : ''}>
            <Menu name="shop" label={<span className="py-1 font-semibold">{shop.companyProfile}</span>}>
              <MenuLink href={to('/about.html')}>{shop.about}</MenuLink>
            </Menu>
          </li>
          <li>
            <a href={to('/contact.html')} className={entry} {...current(here === '/contact.html')}>
              {shop.contactUs}
            </a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
