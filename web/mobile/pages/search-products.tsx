import type { MobilePages } from '../../../contract/pages.ts';
import { searchPath } from '../../catalogue/addresses.ts';
import { useSite } from '../../catalogue/site.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { fill } from '../../ui/fill.ts';
import { Layout } from '../layout.tsx';
import { ProductPages } from '../product-pages.tsx';

export function SearchProducts({ kw, results }: MobilePages['search-products']) {
  const { words, to } = useSite();
  const { catalogue } = words;
  return (
    <Layout kw={kw}>
      <h1 className="mt-5 mb-3 text-xl break-words">
        {kw ? fill(catalogue.resultsFor, { kw }) : catalogue.allResults}
      </h1>
      {results.items.length === 0 ? (
        <EmptyState
          icon="search"
          title={kw ? fill(catalogue.noResults, { kw }) : catalogue.empty}
          text={catalogue.noResultsText}
        />
      ) : (
        <ProductPages
          products={results}
          href={(page) => `${to(searchPath('product', page))}?kw=${encodeURIComponent(kw)}`}
        />
      )}
    </Layout>
  );
}
