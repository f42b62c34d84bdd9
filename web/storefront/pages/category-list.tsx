import type { PortalPages } from '../../../contract/pages.ts';
import { MoreLink } from '../../ui/link.tsx';
import { Breadcrumb } from '../../ui/menu/breadcrumb.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { Section } from '../../ui/section.tsx';
import { CategoryGuide } from '../category/guide.tsx';
import { Siblings } from '../category/siblings.tsx';
import { Layout } from '../frame/layout.tsx';
import { EmptyCategory } from '../lists/empty-category.tsx';
import { ProductGrid } from '../lists/product-card.tsx';
import { searchHref } from '../search/query.ts';
import { categoryPath } from '../shell/addresses.ts';
import { categoryName } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';
import { trail } from '../shell/trail.ts';
import { RecommendedSuppliers } from '../supplier/supplier-card.tsx';

/** Spec P2.7. */
export function CategoryList({ category, blocks, trending, suppliers, guide }: PortalPages['category-list']) {
  const { words, lang, to } = useSite();
  const { common, storefront } = words;
  const steps = trail(category, lang);
  const segments = category.full_path.split('/');
  const name = categoryName(category, lang);
  const filled = blocks.filter(({ items }) => items.length > 0);
  return (
    <Layout>
      <Breadcrumb
        label={common.breadcrumb}
        items={[
          { name: common.home, href: to('/') },
          { name: common.allProducts, href: to('/All') },
          ...steps.slice(0, -1).map((step) => ({ name: step.name, href: to(step.href) })),
          { name },
        ]}
      />
      <div className="on-deep corrugated tone-0 rounded-lg px-8 py-8 text-paper max-md:px-5">
        <h1 className="text-xxl">{name}</h1>
        <nav aria-label={storefront.subcategories} className="mt-5">
          <ul className="flex flex-wrap gap-2">
            {category.subs.map((sub) => (
              <li key={sub.id}>
                <a
                  href={to(categoryPath([...segments, sub.path], sub.is_end))}
                  className="block rounded-full border border-paper/40 px-3.5 py-1 text-sm hover:bg-paper hover:text-jade"
                >
                  {categoryName(sub, lang)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="mt-6">
        <Siblings category={category} siblings={category.level === 1 ? [] : guide.siblings} />
        <CategoryGuide
          category={category}
          guide={guide}
          products={[...trending, ...filled.flatMap(({ items }) => items)]}
        />
        {category.p_num > 0 && (
          <p>
            <MoreLink href={to(searchHref('product', { cate: category.id }))}>
              {storefront.guide.narrow}
            </MoreLink>
          </p>
        )}
      </div>
      {trending.length > 0 && (
        <Section id="trending" title={storefront.trending}>
          <ProductGrid products={trending} columns={4} eager={4} />
        </Section>
      )}
      {filled.map(({ cate, items }) => {
        const title = categoryName(cate, lang);
        return (
          <Section
            key={cate.id}
            id={`block-${cate.id}`}
            title={title}
            more={
              <MoreLink
                href={to(categoryPath([...segments, cate.path], cate.is_end))}
                label={fill(common.viewMoreOf, { name: title })}
              >
                {common.viewMore}
              </MoreLink>
            }
          >
            <ProductGrid products={items} columns={items.length > 4 ? 6 : 4} />
          </Section>
        );
      })}
      {trending.length === 0 && filled.length === 0 && <EmptyCategory />}
      <RecommendedSuppliers id="suppliers" suppliers={suppliers} />
    </Layout>
  );
}
