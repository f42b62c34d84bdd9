import type { PortalPages } from '../../../contract/pages.ts';
import { useSite } from '../../catalogue/site.tsx';
import { Layout } from '../layout.tsx';

/** Seed 2.18. */
export function FeedbackPage(_: PortalPages['feedback']) {
  const { words } = useSite();
  return (
    <Layout>
      <h1>{words.help.feedback}</h1>
    </Layout>
  );
}
