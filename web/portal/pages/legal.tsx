import type { PortalPages } from '../../../contract/pages.ts';
import { useSite } from '../../catalogue/site.tsx';
import { Layout } from '../layout.tsx';

/** Seed 2.16. */
export function Legal(_: PortalPages['legal']) {
  const { words } = useSite();
  return (
    <Layout>
      <h1>{words.help.guide}</h1>
    </Layout>
  );
}
