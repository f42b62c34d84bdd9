import type { PortalPages } from '../../../contract/pages.ts';
import { useSite } from '../../catalogue/site.tsx';
import { Layout } from '../layout.tsx';

/** Seed 2.15. */
export function Promotion(_: PortalPages['promotion']) {
  const { words } = useSite();
  return (
    <Layout>
      <h1>{words.offer.membership}</h1>
    </Layout>
  );
}
