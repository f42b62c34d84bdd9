import type { PortalPages } from '../../../contract/pages.ts';
import { useSite } from '../../catalogue/site.tsx';
import { Layout } from '../layout.tsx';

/** A request of a guest, behind the link in the mail. */
export function GuestRequestPage(_: PortalPages['guest-request']) {
  const { words } = useSite();
  return (
    <Layout>
      <h1>{words.lead.title}</h1>
    </Layout>
  );
}
