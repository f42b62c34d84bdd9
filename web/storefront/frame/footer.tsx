import { fill } from '../../ui/picture/fill.ts';
import { RatesNote } from '../price/price-line.tsx';
import { useSite } from '../shell/site.tsx';
import { cachedMarkup } from '../text/markup-cache.tsx';
import { Logo } from './logo.tsx';

export function Footer() {
  return (
    <footer
      className="on-deep corrugated mt-20 bg-jade-deep text-sm text-paper"
      dangerouslySetInnerHTML={cachedMarkup(useSite(), 'footer', <Content />)}
    />
  );
}

function Content() {
  const { words, portal, office, legal } = useSite();
  const { common } = words;
  const { footer } = common;
  const columns = [
    {
      title: footer.buyers,
      links: [
        [common.allProducts, portal('/All')],
        [common.postRequests, portal('/post-sourcing-request')],
        [footer.sitemap, portal('/map.html')],
      ],
    },
    {
      title: footer.suppliers,
      links: [
        [common.createListing, office('/products/new/step1')],
        [common.buyingLeads, portal('/buying-leads')],
        [common.joinMembership, portal('/vip-kuajingtong')],
        [footer.promotion, portal('/cross-border-promotion')],
      ],
    },
    {
      title: footer.support,
      links: [
        [common.help, portal('/guide')],
        [footer.feedback, portal('/feedback')],
        [footer.terms, legal('terms-and-conditions')],
        [footer.disclaimer, legal('disclaimer')],
        [footer.privacy, legal('privacy-policy')],
        [footer.licences, portal('/licences')],
      ],
    },
  ] as const;
  return (
    <>
      <div className="mx-auto grid max-w-page gap-10 px-6 py-14 md:grid-cols-[1.6fr_1fr_1fr_1fr] max-md:px-4">
        <div>
          <Logo href={portal('/')} name={common.brand} inverse />
          <p className="mt-4 max-w-[38ch] text-jade-soft">{footer.about}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-3 text-sm font-semibold tracking-normal">{title}</h2>
            <ul className="space-y-2 text-jade-soft">
              {links.map(([name, href]) => (
                <li key={href}>
                  <a href={href} className="hover:text-paper hover:underline">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mx-auto max-w-page px-6 max-md:px-4">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-paper/15 py-5 text-xs text-jade-soft md:max-lg:pr-44">
          <p>{fill(footer.copyright, { brand: common.brand })}</p>
          <RatesNote />
        </div>
      </div>
    </>
  );
}
