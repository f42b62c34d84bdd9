import type { PortalPages } from '../../../../contract/pages.ts';
import { Layout } from '../../../storefront/frame/layout.tsx';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Island } from '../../../ui/island.tsx';
import GuestRequest from '../../islands/guest-request.tsx';
import { EndedLink } from '../../tracking/ended-link.tsx';
import { Manage } from '../../tracking/manage.tsx';

/** A request of a guest, behind the link in the mail. The page itself is the same for every token. */
export function GuestRequestPage({ token, ended, manage }: PortalPages['guest-request']) {
  const { words, lang } = useSite();
  const { own, comparison, quantity, receive, closingDate } = words.request;
  const { made, madeText, open } = words.deal;
  const { responseRate, responseTime, oneHour, hours, days } = words.common;
  if (ended) return <EndedLink sent={ended.sent} words={words.request.manage.ended} />;
  return (
    <Layout action={null}>
      <div className="mx-auto max-w-[1080px] py-10">
        <h1 className="mb-6 text-xxl">{own.title}</h1>
        <noscript>
          <p className="mb-6 rounded-md bg-warning-tint px-4 py-3">{own.noScript}</p>
        </noscript>
        {manage?.done && (
          <p role="status" className="mb-4 rounded-md bg-success-tint px-4 py-3 text-success">
            {words.request.manage.done[manage.done]}
          </p>
        )}
        <Island
          name="guest-request"
          of={GuestRequest}
          props={{
            token,
            lang,
            words: { ...own, quantity, receive, closingDate },
            comparison: {
              comparison,
              common: { responseRate, responseTime, oneHour, hours, days },
              withdrawn: words.values.withdrawn,
              report: words.report.link,
            },
            deal: { made, madeText, open },
            units: words.values.units,
          }}
        />
        {manage && <Manage token={token} manage={manage} />}
      </div>
    </Layout>
  );
}
