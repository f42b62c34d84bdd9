import type { PortalPages } from '../../../contract/pages.ts';
import { useSite } from '../../catalogue/site.tsx';
import { Layout } from '../layout.tsx';

/** Seed 2.18, after it was sent. */
export function FeedbackSent(_: PortalPages['feedback-sent']) {
  const { words } = useSite();
  return (
    <Layout>
      <h1>{words.help.feedback}</h1>
    </Layout>
  );
}
