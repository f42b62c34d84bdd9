import type { PortalPages } from '../../../contract/pages.ts';
import { useSite } from '../../storefront/site.tsx';
import { Island } from '../../ui/island.tsx';
import GuestRequest from '../islands/guest-request.tsx';
import { Layout } from '../layout.tsx';

/** A request of a guest, behind the link in the mail. The page itself is the same for every token. */
export function GuestRequestPage({ token }: PortalPages['guest-request']) {
  const { words, lang } = useSite();
  const { own, quantity, receive, closingDate } = words.request;
  return (
    <Layout>
      <div className="mx-auto max-w-[1080px] py-10">
        <h1 className="mb-6 text-xxl">{own.title}</h1>
        <noscript>
          <p className="mb-6 rounded-md bg-warning-tint px-4 py-3">{own.noScript}</p>
        </noscript>
        <Island
          name="guest-request"
          of={GuestRequest}
          props={{
            token,
            lang,
            words: { ...own, quantity, receive, closingDate },
            units: words.values.units,
          }}
        />
      </div>
    </Layout>
  );
}
