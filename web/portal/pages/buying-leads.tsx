import type { PortalPages } from '../../../contract/pages.ts';
import { useSite } from '../../catalogue/site.tsx';
import { Layout } from '../layout.tsx';

/** Seed 2.11, the list. */
export function BuyingLeads(_: PortalPages['buying-leads']) {
  const { words } = useSite();
  return (
    <Layout>
      <h1>{words.lead.title}</h1>
    </Layout>
  );
}
