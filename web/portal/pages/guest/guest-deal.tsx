import type { PortalPages } from '../../../../contract/pages.ts';
import { Layout } from '../../../storefront/frame/layout.tsx';
import { useSite } from '../../../storefront/shell/site.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { EmptyState } from '../../../ui/list/empty-state.tsx';
import { fill } from '../../../ui/picture/fill.ts';
import { AskedFor, Terms } from '../../deal/agreed.tsx';
import { DealHead } from '../../deal/head.tsx';
import { People } from '../../deal/people.tsx';
import { SafePayment } from '../../deal/safe-payment.tsx';
import { Steps } from '../../deal/steps.tsx';

/** What came of a guest's request, behind the same link: both sides of the deal read this. */
export function GuestDealPage({ token, deal, form, today }: PortalPages['guest-deal']) {
  const { words, to } = useSite();
  const text = words.deal;
  if (!deal)
    return (
      <Layout action={null}>
        <div className="mx-auto max-w-[1080px] py-10">
          <h1 className="mb-6 text-xxl">{text.yours}</h1>
          <EmptyState icon="mail" title={text.missing} text={text.missingText} />
        </div>
      </Layout>
    );
  return (
    <Layout action={null}>
      <div className="mx-auto max-w-[1080px] space-y-6 py-10">
        <h1 className="text-xxl">{fill(text.title, { number: deal.number })}</h1>
        <DealHead deal={deal} />
        <Steps deal={deal} form={form} today={today} />
        <People deal={deal} />
        <SafePayment />
        <Terms deal={deal} />
        <AskedFor deal={deal} />
        <p>
          <TextLink href={to(`/request/${token}`)}>{text.toRequest}</TextLink>
        </p>
      </div>
    </Layout>
  );
}
