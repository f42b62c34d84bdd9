import type { PortalPages } from '../../../contract/pages.ts';
import { Listing } from '../../catalogue/listing.tsx';
import { useSite } from '../../catalogue/site.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { fill } from '../../ui/fill.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { Layout } from '../layout.tsx';
import { ActiveFilters } from '../search/active-filters.tsx';
import { Facets } from '../search/facets.tsx';
import { searchHref } from '../search/query.ts';

/** Seed 2.9, products. Filters are links and one small form: everything works without script. */
export function SearchProducts({ asked, results }: PortalPages['search-products']) {
  const { words, to } = useSite();
  const { kw, ...filters } = asked;
  const { common, catalogue } = words;
  const title = kw ? fill(catalogue.resultsFor, { kw }) : catalogue.allResults;
  const count =
    results.total === 1 ? catalogue.oneProduct : fill(catalogue.productsCount, { n: results.total });
  return (
    <Layout kw={kw}>
      <Breadcrumb label={common.breadcrumb} items={[{ name: common.home, href: to('/') }, { name: title }]} />
      <div className="grid items-start gap-6 lg:grid-cols-[240px_1fr]">
        <Facets kw={kw} filters={filters} facets={results.facets} />
        <div className="min-w-0">
          <h1 className="text-xxl break-words">{title}</h1>
          <p className="mb-4 text-sm text-ink-soft">{count}</p>
          <ActiveFilters kw={kw} filters={filters} facets={results.facets} />
          {results.items.length === 0 ? (
            <EmptyState
              icon="search"
              title={kw ? fill(catalogue.noResults, { kw }) : catalogue.empty}
              text={catalogue.noResultsText}
            >
              <ButtonLink href={to('/post-sourcing-request')}>{common.postLink}</ButtonLink>
              <ButtonLink href={to('/All')} look="quiet">
                {catalogue.otherCategories}
              </ButtonLink>
            </EmptyState>
          ) : (
            <Listing title={catalogue.productList} products={results.items} />
          )}
          <Pagination
            page={results.page}
            total={results.total}
            size={results.size}
            words={common.pagination}
            href={(page) => to(searchHref(kw, filters, page))}
          />
        </div>
      </div>
    </Layout>
  );
}
