import type { MobilePages } from '../../../contract/pages.ts';
import { categoryPath } from '../../storefront/addresses.ts';
import { categoryName } from '../../storefront/names.ts';
import { ProductGrid } from '../../storefront/product-card.tsx';
import { useSite } from '../../storefront/site.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { MoreLink } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import { Layout } from '../layout.tsx';

const SHOWN = 10;

export function Home({ tree, latest }: MobilePages['home']) {
  const { words, lang, to, portal } = useSite();
  const { home } = words;
  return (
    <Layout>
      <h1 className="sr-only">{words.common.brand}</h1>
      <section className="on-deep corrugated mt-4 rounded-lg bg-jade p-6 text-paper">
        <p className="text-xl font-bold text-balance">{home.banners.source.title}</p>
        <p className="mt-2 mb-5 text-sm">{home.banners.source.text}</p>
        <ButtonLink href={portal('/post-sourcing-request')} look="quiet">
          {words.common.postLink}
        </ButtonLink>
      </section>
      <Section
        id="categories"
        title={home.categories}
        more={<MoreLink href={to('/All')}>{home.allCategories}</MoreLink>}
      >
        <ul className="grid grid-cols-2 gap-2">
          {tree.slice(0, SHOWN).map((root) => (
            <li key={root.id}>
              <a
                href={to(categoryPath([root.path], false))}
                className="flex h-full min-h-14 items-center rounded-md border border-line bg-paper px-3 py-2 text-sm font-semibold"
              >
                {categoryName(root, lang)}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="latest" title={home.latest}>
        <ProductGrid products={latest} columns={4} />
      </Section>
    </Layout>
  );
}
