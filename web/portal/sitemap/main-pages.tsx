import { useSite } from '../../storefront/shell/site.tsx';

/** The pages that are not of a product, category, supplier or lead. */
export function MainPages() {
  const { words, lang, to, office } = useSite();
  const { common, sitemap } = words;
  // legal documents have an address for each language in place of /zh (spec P2.16)
  const legal = (path: string) => (lang === 'zh' ? path : `${path}-eng`);
  const columns: { title: string; links: [name: string, href: string][] }[] = [
    {
      title: sitemap.buy,
      links: [
        [common.home, to('/')],
        [common.allProducts, to('/All')],
        [common.postRequests, to('/post-sourcing-request')],
      ],
    },
    {
      title: sitemap.sell,
      links: [
        [common.buyingLeads, to('/buying-leads')],
        [common.joinMembership, to('/vip-kuajingtong')],
        [common.footer.promotion, to('/cross-border-promotion')],
        [common.joinFree, office('/register.html')],
      ],
    },
    {
      title: sitemap.help,
      links: [
        [sitemap.guide, to('/guide')],
        [common.footer.feedback, to('/feedback')],
      ],
    },
    {
      title: sitemap.rules,
      links: [
        [common.footer.terms, legal('/terms-and-conditions')],
        [common.footer.disclaimer, legal('/disclaimer')],
        [common.footer.privacy, legal('/privacy-policy')],
        [common.footer.licences, to('/licences')],
        [sitemap.prohibited, legal('/prohibited-category')],
        [sitemap.publishing, legal('/standard-of-product-publishment')],
        [sitemap.images, legal('/standard-of-images')],
      ],
    },
  ];
  return (
    <section aria-label={sitemap.pages} className="mt-6">
      <div className="grid gap-6 rounded-lg border border-line bg-paper p-6 max-md:p-4 sm:grid-cols-2 lg:grid-cols-4">
        {columns.map(({ title, links }) => (
          <div key={title}>
            <h2 className="text-base">{title}</h2>
            <ul className="mt-2 text-sm">
              {links.map(([name, href]) => (
                <li key={href}>
                  <a href={href} className="inline-block py-1 hover:text-jade hover:underline">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
