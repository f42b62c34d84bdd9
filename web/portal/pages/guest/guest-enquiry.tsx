import type { PortalPages } from '../../../../contract/pages.ts';
import { Layout } from '../../../storefront/frame/layout.tsx';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Island } from '../../../ui/island.tsx';
import GuestEnquiry from '../../islands/guest-enquiry.tsx';
import { EndedLink } from '../../tracking/ended-link.tsx';

/** The thread behind the link in a guest's mail. The page itself is the same for every token. */
export function GuestEnquiryPage({ token, ended }: PortalPages['guest-enquiry']) {
  const { words, lang } = useSite();
  if (ended) return <EndedLink sent={ended.sent} words={words.enquiry.thread.ended} />;
  return (
    <Layout action={null}>
      <div className="mx-auto max-w-[820px] py-10">
        <h1 className="mb-6 text-xxl">{words.enquiry.thread.title}</h1>
        <noscript>
          <p className="mb-6 rounded-md bg-warning-tint px-4 py-3">{words.enquiry.thread.noScript}</p>
        </noscript>
        <Island
          name="guest-enquiry"
          of={GuestEnquiry}
          props={{ token, lang, words: words.enquiry, report: words.report.link }}
        />
      </div>
    </Layout>
  );
}
