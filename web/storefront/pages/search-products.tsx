import type { PortalPages } from '../../../contract/pages.ts';
import { Layout } from '../frame/layout.tsx';
import { Listing } from '../lists/listing.tsx';
import { ProductGrid } from '../lists/product-card.tsx';
import { ProductFacets } from '../search/facets/product-facets.tsx';
import { FilterAction } from '../search/filter-sheet.tsx';
import { useProductFilters } from '../search/product-filters.ts';
import { SearchResults, useCount } from '../search/results/results.tsx';
import { PRODUCT_SORTS, SortMenu } from '../search/results/sort-menu.tsx';

/** Spec P2.9, products. Filters are links and small forms: everything works without script. */
export function SearchProducts(props: PortalPages['search-products']) {
  const { asked, results, pictures } = props;
  const active = useProductFilters(props);
  const count = useCount('product', results);
  return (
    <Layout kw={asked.kw} action={results.total > 0 ? <FilterAction active={active.length} /> : undefined}>
      <SearchResults
        kind="product"
        asked={asked}
        results={results}
        pictures={pictures}
        active={active}
        facets={<ProductFacets {...props} facets={props.results.facets} />}
        also={<ProductGrid products={results.also} columns={4} titleLevel="h3" />}
      >
        <Listing
          title={count}
          products={results.items}
          tools={<SortMenu kind="product" asked={asked} sorts={PRODUCT_SORTS} />}
        />
      </SearchResults>
    </Layout>
  );
}
