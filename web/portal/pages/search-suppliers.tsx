import type { PortalPages } from '../../../contract/pages.ts';
import { ContactDrawer } from '../../storefront/contact-drawer.tsx';
import { SearchResults } from '../../storefront/search/results.tsx';
import { ResultsBar } from '../../storefront/search/results-bar.tsx';
import { SupplierFacets, useSupplierFilters } from '../../storefront/search/supplier-facets.tsx';
import { SupplierResultList } from '../../storefront/search/supplier-result.tsx';
import { Layout } from '../layout.tsx';

/** Spec P2.9, suppliers. */
export function SearchSuppliers(props: PortalPages['search-suppliers']) {
  const { asked, results } = props;
  const active = useSupplierFilters(props);
  return (
    <Layout kw={asked.kw}>
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
        <ContactDrawer />
      </SearchResults>
    </Layout>
  );
}
