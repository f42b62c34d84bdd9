import type { PortalPages } from '../../../../contract/pages.ts';
import { BarLink } from '../../../storefront/frame/action-bar.tsx';
import { Layout } from '../../../storefront/frame/layout.tsx';
import { useSite } from '../../../storefront/shell/site.tsx';
import { ApplyCard } from '../../marketing/apply-card.tsx';
import { Closing } from '../../marketing/closing.tsx';
import { Flow, Results } from '../../marketing/promotion/flow.tsx';
import { PromotionHero } from '../../marketing/promotion/hero.tsx';
import { PackageTable } from '../../marketing/promotion/package-table.tsx';
import { Pains, Strengths, Why } from '../../marketing/promotion/reasons.tsx';

/** Spec P2.15. */
export function Promotion({ form, sent }: PortalPages['promotion']) {
  const { marketing } = useSite().words;
  const { closing } = marketing.promotion;
  return (
    <Layout wide action={<BarLink href="#join" icon="send" label={marketing.promotion.join} />}>
      <PromotionHero />
      <Pains />
      <Why />
      <Strengths />
      <PackageTable />
      <Flow />
      <Results />
      <Closing id="join" title={closing.title} text={closing.text} steps={closing.steps}>
        <ApplyCard place="bottom" from="2" after="toast" form={form} sent={sent} />
      </Closing>
    </Layout>
  );
}
