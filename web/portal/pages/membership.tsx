import type { PortalPages } from '../../../contract/pages.ts';
import { useSite } from '../../catalogue/site.tsx';
import { Layout } from '../layout.tsx';

/** Seed 2.14. */
export function Membership(_: PortalPages['membership']) {
  const { words } = useSite();
  return (
    <Layout>
      <h1>{words.offer.membership}</h1>
    </Layout>
  );
}
