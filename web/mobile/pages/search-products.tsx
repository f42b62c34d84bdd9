import type { MobilePages } from '../../../contract/pages.ts';
import { ProductGrid } from '../../storefront/product-card.tsx';
import { ProductFacets, useProductFilters } from '../../storefront/search/product-facets.tsx';
import { SearchResults } from '../../storefront/search/results.tsx';
import { ResultsBar } from '../../storefront/search/results-bar.tsx';
import { SearchPage } from '../search-page.tsx';

export function SearchProducts(props: MobilePages['search-products']) {
  const { asked, results } = props;
  const active = useProductFilters(props);
  return (
    <SearchPage kind="product" kw={asked.kw}>
      <SearchResults
        kind="product"
        asked={asked}
        results={results}
        active={active}
        facets={<ProductFacets {...props} />}
        also={<ProductGrid products={results.also} columns={4} titleLevel="h3" />}
      >
        <ResultsBar
          kind="product"
          asked={asked}
          results={results}
          sorts={['relevance', 'newest', 'price_asc', 'price_desc']}
        />
        <ProductGrid products={results.items} columns={4} titleLevel="h3" />
      </SearchResults>
    </SearchPage>
  );
}
