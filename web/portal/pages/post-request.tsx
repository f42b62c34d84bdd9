import type { PortalPages } from '../../../contract/pages.ts';
import { useSite } from '../../catalogue/site.tsx';
import { Layout } from '../layout.tsx';

/** Seed 2.12. */
export function PostRequest(_: PortalPages['post-request']) {
  const { words } = useSite();
  return (
    <Layout>
      <h1>{words.request.title}</h1>
    </Layout>
  );
}
