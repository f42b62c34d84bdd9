import type { ReactNode } from 'react';
import type { ShopFrame } from '../../../contract/pages.ts';
import { groupName } from '../../storefront/shell/names.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { Menu, MenuLink } from '../../ui/menu/menu.tsx';

const entry =
  'block border-b-3 border-transparent py-3 font-semibold whitespace-nowrap hover:text-jade aria-[current]:border-jade aria-[current]:text-jade';

/** Pages under Company Profile, by where they begin; those that the shop has nothing for are left out (decision 28). */
function profileLinks(
  { company: { decoration } }: ShopFrame,
  shop: Record<'about' | 'news' | 'videos' | 'certificates', string>,
) {
  return [
    { name: shop.about, path: '/about.html', shown: true },
    { name: shop.certificates, path: '/qualification.html', shown: decoration.has_qualifications },
    { name: shop.news, path: '/news/', shown: decoration.has_news },
    { name: shop.videos, path: '/video/', shown: decoration.has_videos },
  ].filter(({ shown }) => shown);
}

/** Home, products with the groups, profile, contact (spec P2.21); `end` stands at the right where there is room. */
export function ShopNav({ frame, end }: { frame: ShopFrame; end?: ReactNode }) {
  const { words, to, here } = useSite();
  const { shop } = words;
  const { company } = frame;
  const current = (isHere: boolean) => (isHere ? { 'aria-current': 'page' as const } : {});
  const profile = profileLinks(frame, shop);
  const inProfile = profile.some(({ path }) => here.startsWith(path));
  const inProducts = /^\/(?:productlist|groups\/|product-detail\/)/.test(here);
  return (
    <div className="border-b border-line bg-paper">
      <div className="mx-auto flex max-w-page items-center justify-between gap-6 px-6 max-md:px-4">
        <nav aria-label={words.common.menu}>
          <ul className="flex flex-wrap gap-x-8 max-md:gap-x-5 max-md:text-sm max-sm:gap-x-3.5 max-sm:text-xs">
            <li>
              <a href={to('/')} className={entry} {...current(here === '/')}>
                {shop.home}
              </a>
            </li>
            <li className={inProducts ? 'text-jade' : ''}>
              {company.groups.length === 0 ? (
                <a href={to('/productlist.html')} className={entry} {...current(inProducts)}>
                  {shop.products}
                </a>
              ) : (
                <Menu name="shop" label={<span className="py-1 font-semibold">{shop.products}</span>}>
                  <MenuLink href={to('/productlist.html')}>{shop.all}</MenuLink>
                  {company.groups.map(({ id, name }) => (
                    <MenuLink key={id} href={to(`/groups/${id}`)}>
                      {groupName(name, words)}
                    </MenuLink>
                  ))}
                </Menu>
              )}
            </li>
            <li className={inProfile ? 'text-jade' : ''}>
              <Menu name="shop" label={<span className="py-1 font-semibold">{shop.companyProfile}</span>}>
                {profile.map(({ name, path }) => (
                  <MenuLink key={path} href={to(path)}>
                    {name}
                  </MenuLink>
                ))}
              </Menu>
            </li>
            <li>
              <a href={to('/contact.html')} className={entry} {...current(here === '/contact.html')}>
                {shop.contactUs}
              </a>
            </li>
          </ul>
        </nav>
        {end}
      </div>
    </div>
  );
}
