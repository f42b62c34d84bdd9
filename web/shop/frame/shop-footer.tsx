import type { PublicCompany } from '../../../contract/company/company.ts';
import { RatesNote } from '../../storefront/price/price-line.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { fill } from '../../ui/picture/fill.ts';

export function ShopFooter({ company }: { company: PublicCompany }) {
  const { words, to, mobile } = useSite();
  const { shop } = words;
  const links = [
    [shop.home, to('/')],
    [shop.contact, to('/contact.html')],
    [shop.aboutUs, to('/about.html')],
    [shop.mobileSite, mobile(`/${company.root_path}/c-${company.domain}`)],
  ] as const;
  return (
    <footer className="on-deep corrugated bg-jade-deep text-sm text-jade-soft">
      <div className="mx-auto flex max-w-page flex-wrap justify-between gap-x-8 gap-y-4 px-6 py-8 max-md:px-4">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {links.map(([name, href]) => (
            <li key={href}>
              <a href={href} className="hover:text-paper hover:underline">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p>{fill(shop.copyright, { name: company.name })}</p>
        <RatesNote />
      </div>
    </footer>
  );
}
