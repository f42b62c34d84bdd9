import type { PortalPages } from '../../../contract/pages.ts';
import { useSite } from '../../catalogue/site.tsx';
import { Layout } from '../layout.tsx';

/** Seed 2.9, buying leads. */
export function SearchLeads(_: PortalPages['search-leads']) {
  const { words } = useSite();
  return (
    <Layout>
      <h1>{words.search.results}</h1>
    </Layout>
  );
}
