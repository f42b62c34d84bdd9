import type { PortalPages } from '../../../contract/pages.ts';
import { useSite } from '../../catalogue/site.tsx';
import { Layout } from '../layout.tsx';

/** Seed 2.13. */
export function SiteMap(_: PortalPages['sitemap']) {
  const { words } = useSite();
  return (
    <Layout>
      <h1>{words.sitemap.title}</h1>
    </Layout>
  );
}
