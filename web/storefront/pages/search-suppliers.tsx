import type { PortalPages } from '../../../contract/pages.ts';
import { ContactDrawer } from '../contact/contact-drawer.tsx';
import { Layout } from '../frame/layout.tsx';
import { SupplierFacets, useSupplierFilters } from '../search/facets/supplier-facets.tsx';
import { FilterAction } from '../search/filter-sheet.tsx';
import { SearchResults } from '../search/results/results.tsx';
import { ResultsBar } from '../search/results/results-bar.tsx';
import { SupplierResultList } from '../search/results/supplier-result.tsx';

/** Spec P2.9, suppliers. */
export function SearchSuppliers(props: PortalPages['search-suppliers']) {
  const { asked, results, pictures } = props;
  const active = useSupplierFilters(props);
  return (
    <Layout kw={asked.kw} action={results.total > 0 ? <FilterAction active={active.length} /> : undefined}>
      <SearchResults
        kind="supplier"
        asked={asked}
        results={results}
        pictures={pictures}
        active={active}
        facets={<SupplierFacets {...props} />}
        also={<SupplierResultList suppliers={results.also} />}
      >
        <ResultsBar kind="supplier" asked={asked} results={results} sorts={['relevance', 'newest']} />
        <SupplierResultList suppliers={results.items} eager={2} />
        <ContactDrawer />
      </SearchResults>
    </Layout>
  );
}
