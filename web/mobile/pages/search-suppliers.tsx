import type { MobilePages } from '../../../contract/pages.ts';
import { SearchResults } from '../../storefront/search/results.tsx';
import { ResultsBar } from '../../storefront/search/results-bar.tsx';
import { SupplierFacets, useSupplierFilters } from '../../storefront/search/supplier-facets.tsx';
import { SupplierResultList } from '../../storefront/search/supplier-result.tsx';
import { SearchPage } from '../search-page.tsx';

export function SearchSuppliers(props: MobilePages['search-suppliers']) {
  const { asked, results } = props;
  const active = useSupplierFilters(props);
  return (
    <SearchPage kind="supplier" kw={asked.kw}>
      <SearchResults
        kind="supplier"
        asked={asked}
        results={results}
        active={active}
        facets={<SupplierFacets {...props} />}
        also={<SupplierResultList suppliers={results.also} />}
      >
        <ResultsBar kind="supplier" asked={asked} results={results} sorts={['relevance', 'newest']} />
        <SupplierResultList suppliers={results.items} eager={2} />
      </SearchResults>
    </SearchPage>
  );
}
