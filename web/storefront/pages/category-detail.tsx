import type { PortalPages } from '../../../contract/pages.ts';
import { PAGE_SIZES } from '../../../domain/page/paging.ts';
import { Pagination } from '../../ui/list/pagination.tsx';
import { Breadcrumb } from '../../ui/menu/breadcrumb.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { CategoryGuide } from '../category/guide.tsx';
import { Siblings } from '../category/siblings.tsx';
import { Layout } from '../frame/layout.tsx';
import { EmptyCategory } from '../lists/empty-category.tsx';
import { Listing } from '../lists/listing.tsx';
import { PinnedCarousel } from '../lists/pinned-carousel.tsx';
import { ProductFacets } from '../search/facets/product-facets.tsx';
import { FilterPanel } from '../search/filter-panel.tsx';
import { FilterAction } from '../search/filter-sheet.tsx';
import { PRODUCT_SORTS, SortMenu } from '../search/results/sort-menu.tsx';
import { listingPath } from '../shell/addresses.ts';
import { categoryName } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';
import { trail } from '../shell/trail.ts';

/** Spec P2.8. */
export function CategoryDetail({
  category,
  pinned,
  products,
  search,
  guide,
}: PortalPages['category-detail']) {
  const { words, lang, to } = useSite();
  const { common, storefront } = words;
  const steps = trail(category, lang);
  const name = categoryName(category, lang);
  const count =
    products.total === 1 ? storefront.oneProduct : fill(storefront.productsCount, { n: products.total });
  return (
    <Layout action={search ? <FilterAction active={0} /> : undefined}>
      <Breadcrumb
        label={common.breadcrumb}
        items={[
          { name: common.home, href: to('/') },
          { name: common.allProducts, href: to('/All') },
          ...steps.slice(0, -1).map((step) => ({ name: step.name, href: to(step.href) })),
          { name },
        ]}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[248px_minmax(0,1fr)]">
        <div className="space-y-4 max-lg:contents">
          <nav
            aria-label={storefront.categoryPath}
            className="rounded-lg border border-line bg-paper p-5 max-lg:hidden"
          >
            <h2 className="mb-2 text-sm text-ink-faint">{storefront.categoryPath}</h2>
            <ul className="space-y-1 text-sm">
              {steps.map((step, i) => (
                <li key={step.href} className={i === 0 ? '' : 'border-l border-line pl-3'}>
                  <a
                    href={to(i === steps.length - 1 ? listingPath(step.segments.join('/'), 1) : step.href)}
                    aria-current={i === steps.length - 1 ? 'true' : undefined}
                    className="block py-1 hover:text-jade hover:underline aria-[current]:font-semibold aria-[current]:text-jade"
                  >
                    {step.name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {search && (
            <FilterPanel active={0} results={count}>
              <ProductFacets {...search} />
            </FilterPanel>
          )}
        </div>
        <div className="min-w-0">
          <h1 className="text-xxl">{name}</h1>
          <p className="mb-5 text-sm text-ink-soft">{count}</p>
          <Siblings category={category} siblings={guide.siblings} />
          <CategoryGuide category={category} guide={guide} products={products.items} />
          <PinnedCarousel items={pinned} />
          {products.items.length === 0 ? (
            <EmptyCategory />
          ) : (
            <Listing
              title={storefront.productList}
              products={products.items}
              // the guide stands above it
              eager={0}
              tools={search && <SortMenu kind="product" asked={search.asked} sorts={PRODUCT_SORTS} />}
            />
          )}
          <Pagination
            page={products.page}
            total={products.total}
            size={products.size}
            words={common.pagination}
            sizes={PAGE_SIZES}
            href={(page, size) => to(listingPath(category.full_path, page, size))}
          />
        </div>
      </div>
    </Layout>
  );
}
