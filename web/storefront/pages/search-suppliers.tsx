import type { PortalPages } from '../../../contract/pages.ts';
import { Layout } from '../frame/layout.tsx';
import { FilterAction } from '../search/filter-sheet.tsx';
import { SearchResults } from '../search/results.tsx';
import { ResultsBar } from '../search/results-bar.tsx';
import { SupplierFacets, useSupplierFilters } from '../search/supplier-facets.tsx';
import { SupplierResult } from '../search/supplier-result.tsx';

/** Spec P2.9, suppliers. */
export function SearchSuppliers(props: PortalPages['search-suppliers']) {
  const { asked, results } = props;
  const active = useSupplierFilters(props);
  return (
    <Layout kw={asked.kw} action={results.total > 0 ? <FilterAction active={active.length} /> : undefined}>
      <SearchResults
        kind="supplier"
        asked={asked}
        results={results}
        active={active}
        facets={<SupplierFacets {...props} />}
      >
        <ResultsBar kind="supplier" asked={asked} results={results} sorts={['relevance', 'newest']} />
        <ul className="space-y-4">
          {results.items.map((supplier, i) => (
            <SupplierResult key={supplier.id} supplier={supplier} eager={i < 2} />
          ))}
        </ul>
      </SearchResults>
    </Layout>
  );
}
