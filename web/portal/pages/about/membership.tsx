import type { PortalPages } from '../../../../contract/pages.ts';
import { BarLink } from '../../../storefront/frame/action-bar.tsx';
import { Layout } from '../../../storefront/frame/layout.tsx';
import { useSite } from '../../../storefront/shell/site.tsx';
import { ApplyCard } from '../../marketing/apply-card.tsx';
import { Closing } from '../../marketing/closing.tsx';
import { Advantages } from '../../marketing/membership/advantages.tsx';
import { Cases } from '../../marketing/membership/cases.tsx';
import { MembershipHero } from '../../marketing/membership/hero.tsx';
import { Themes } from '../../marketing/membership/themes.tsx';
import { TierTable } from '../../marketing/membership/tier-table.tsx';

/** Spec P2.14. */
export function Membership({ form, sent, cases, free }: PortalPages['membership']) {
  const { marketing } = useSite().words;
  const { closing } = marketing.membership;
  return (
    <Layout wide action={<BarLink href="#join" icon="send" label={marketing.form.submit} />}>
      <MembershipHero form={form} sent={sent} />
      <Themes />
      <Advantages free={free} />
      <TierTable />
      <Cases cases={cases} />
      <Closing id="join" title={closing.title} text={closing.text} steps={closing.steps}>
        <ApplyCard place="bottom" from="1" after="message" form={form} sent={sent} />
      </Closing>
    </Layout>
  );
}
