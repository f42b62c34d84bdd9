import type { PortalPages } from '../../../contract/pages.ts';
import { Layout } from '../frame/layout.tsx';
import { LeadRow } from '../leads/lead-row.tsx';
import { LeadFacets, useLeadFilters } from '../search/facets/lead-facets.tsx';
import { FilterAction } from '../search/filter-sheet.tsx';
import { SearchResults } from '../search/results/results.tsx';
import { ResultsBar } from '../search/results/results-bar.tsx';

/** Spec P2.9, buying leads. */
export function SearchLeads(props: PortalPages['search-leads']) {
  const { asked, results, pictures } = props;
  const active = useLeadFilters(props);
  return (
    <Layout kw={asked.kw} action={results.total > 0 ? <FilterAction active={active.length} /> : undefined}>
      <SearchResults
        kind="buying"
        asked={asked}
        results={results}
        pictures={pictures}
        active={active}
        facets={<LeadFacets {...props} />}
        also={<LeadRows leads={results.also} />}
      >
        <ResultsBar
          kind="buying"
          asked={asked}
          results={results}
          sorts={['relevance', 'newest', 'closing']}
        />
        <LeadRows leads={results.items} />
      </SearchResults>
    </Layout>
  );
}

function LeadRows({ leads }: { leads: PortalPages['search-leads']['results']['items'] }) {
  return (
    <ul className="space-y-4">
      {leads.map((lead) => (
        <LeadRow key={lead.ID} lead={lead} />
      ))}
    </ul>
  );
}
