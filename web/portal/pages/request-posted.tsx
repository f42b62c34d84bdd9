import type { PortalPages } from '../../../contract/pages.ts';
import { useSite } from '../../catalogue/site.tsx';
import { Layout } from '../layout.tsx';

/** Seed 2.12, after it was posted. */
export function RequestPosted(_: PortalPages['request-posted']) {
  const { words } = useSite();
  return (
    <Layout>
      <h1>{words.request.title}</h1>
    </Layout>
  );
}
