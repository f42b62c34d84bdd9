import type { PortalPages } from '../../../contract/pages.ts';
import { useSite } from '../../catalogue/site.tsx';
import { Layout } from '../layout.tsx';

/** Seed 2.11, one lead. */
export function BuyingLead(_: PortalPages['buying-lead']) {
  const { words } = useSite();
  return (
    <Layout>
      <h1>{words.lead.title}</h1>
    </Layout>
  );
}
