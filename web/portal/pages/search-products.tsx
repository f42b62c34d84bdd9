import type { PortalPages } from '../../../contract/pages.ts';
import { Listing } from '../../storefront/listing.tsx';
import { ProductGrid } from '../../storefront/product-card.tsx';
import { ProductFacets, useProductFilters } from '../../storefront/search/product-facets.tsx';
import { SearchResults, useCount } from '../../storefront/search/results.tsx';
import { SortMenu } from '../../storefront/search/sort-menu.tsx';
import { Layout } from '../layout.tsx';

/** Spec P2.9, products. Filters are links and small forms: everything works without script. */
export function SearchProducts(props: PortalPages['search-products']) {
  const { asked, results } = props;
  const active = useProductFilters(props);
  const count = useCount('product', results);
  return (
    <Layout kw={asked.kw}>
      <SearchResults
        kind="product"
        asked={asked}
        results={results}
        active={active}
        facets={<ProductFacets {...props} />}
        also={<ProductGrid products={results.also} columns={4} titleLevel="h3" />}
      >
        <Listing
          title={count}
          products={results.items}
          tools={
            <SortMenu
              kind="product"
              asked={asked}
              sorts={['relevance', 'newest', 'price_asc', 'price_desc']}
            />
          }
        />
      </SearchResults>
    </Layout>
  );
}
