import type { PortalPages } from '../../../contract/pages.ts';
import type { CategoryTree } from '../../../contract/product/category.ts';
import { Layout } from '../../storefront/frame/layout.tsx';
import { categoryPath, productPath } from '../../storefront/shell/addresses.ts';
import { categoryName } from '../../storefront/shell/names.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { langAttribute } from '../../storefront/text/lang-attribute.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoreLink } from '../../ui/link.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { Breadcrumb } from '../../ui/menu/breadcrumb.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { Section } from '../../ui/section.tsx';
import { MainPages } from '../sitemap/main-pages.tsx';

const SIZES = [20, 50, 100];
/** What the list has when the address does not say (spec P9.1). */
const SIZE = 50;

const addressOf = (page: number, size: number): string => {
  const query = [...(size === SIZE ? [] : [`size=${size}`]), ...(page === 1 ? [] : [`page=${page}`])];
  return query.length > 0 ? `/map.html?${query.join('&')}` : '/map.html';
};

/** Spec P2.13, with the ways to every part of the site on its first page. */
export function SiteMap({ latest, tree }: PortalPages['sitemap']) {
  const { words, lang, to } = useSite();
  const { common, sitemap } = words;
  const title =
    sitemap.title + (latest.page > 1 ? ` – ${fill(common.pagination.page, { n: latest.page })}` : '');
  return (
    <Layout>
      <Breadcrumb
        label={common.breadcrumb}
        items={[{ name: common.home, href: to('/') }, { name: sitemap.title }]}
      />
      <h1 className="text-xxl">{title}</h1>
      {latest.page === 1 && <MainPages />}
      <Section id="latest" title={sitemap.latest} note={fill(sitemap.latestNote, { n: latest.total })}>
        <ol
          start={(latest.page - 1) * latest.size + 1}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-8 rounded-lg border border-line bg-paper px-6 py-3 text-sm max-md:px-4 md:grid-cols-[repeat(2,minmax(0,1fr))]"
        >
          {latest.items.map(({ id, title }) => (
            <li key={id} className="border-b border-line last:border-0 md:nth-last-2:odd:border-0">
              <a
                href={to(productPath(id))}
                lang={langAttribute(title, lang)}
                className="block py-2.5 hover:text-jade hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
        <Pagination
          page={latest.page}
          total={latest.total}
          size={latest.size}
          words={common.pagination}
          sizes={SIZES}
          href={(page, size) => to(addressOf(page, size))}
        />
      </Section>
      {tree.length > 0 && (
        <Section id="categories" title={sitemap.categories}>
          <div className="grid items-start gap-3 md:grid-cols-2">
            {tree.map((root) => (
              <Root key={root.id} root={root} />
            ))}
          </div>
        </Section>
      )}
    </Layout>
  );
}

/** Closed, a line of the page: all leaves together are longer than anyone reads. */
function Root({ root }: { root: CategoryTree }) {
  const { words, lang, to } = useSite();
  const name = categoryName(root, lang);
  return (
    <details className="group rounded-lg border border-line bg-paper md:open:col-span-2">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 px-6 py-4 hover:text-jade max-md:px-4 [&::-webkit-details-marker]:hidden">
        <h3 className="text-base">{name}</h3>
        <Icon
          name="chevron-down"
          size={18}
          className="text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line px-6 pt-4 pb-6 max-md:px-4">
        <MoreLink href={to(categoryPath([root.path], false))} label={fill(words.common.viewMoreOf, { name })}>
          {words.common.viewMore}
        </MoreLink>
        <ul className="mt-4 grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-4">
          {root.subs.map((sub) => (
            <li key={sub.id} className="text-sm">
              <a
                href={to(categoryPath([root.path, sub.path], sub.is_end))}
                className="font-semibold hover:text-jade hover:underline"
              >
                {categoryName(sub, lang)}
              </a>
              {sub.subs.length > 0 && (
                <ul className="mt-1 text-ink-soft">
                  {sub.subs.map((leaf) => (
                    <li key={leaf.id}>
                      <a
                        href={to(categoryPath([root.path, sub.path, leaf.path], true))}
                        className="inline-block py-0.5 hover:text-jade hover:underline"
                      >
                        {categoryName(leaf, lang)}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
