import type { ReactNode } from 'react';
import {
  hasFeature,
  PROMOTION_FEATURES,
  PROMOTION_PLATFORMS,
  PROMOTION_TIERS,
  type PromotionFeature,
  type PromotionTier,
} from '../../../../domain/product/promotion.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fill } from '../../../ui/picture/fill.ts';
import { atLeast, yuan } from '../amounts.ts';
import { Band, BandTitle } from '../band.tsx';
import { GroupRow, PlanTable, Row } from '../plan-table.tsx';

const TIERS = Object.keys(PROMOTION_TIERS) as PromotionTier[];
const FEATURES = Object.keys(PROMOTION_FEATURES) as PromotionFeature[];

type Package = (typeof PROMOTION_TIERS)[PromotionTier];

/** Spec P9.5. */
export function PackageTable() {
  const { words, lang } = useSite();
  const { tiers } = words.marketing.promotion;
  const each = (show: (of: Package) => ReactNode) => TIERS.map((tier) => show(PROMOTION_TIERS[tier]));
  return (
    <Band id="packages" labelledBy="packages-title" className="scroll-mt-6">
      <BandTitle id="packages-title" title={tiers.title} />
      <PlanTable
        caption={tiers.caption}
        corner={tiers.package}
        columns={TIERS.map((tier) => (
          <span key={tier} className="block">
            <span className="block text-lg font-semibold max-md:text-base">{tiers.names[tier]}</span>
            <span className="mt-2 block text-sm text-ink-faint max-md:text-xs">
              {tiers.listPrice} <s>{yuan(PROMOTION_TIERS[tier].listPrice, lang)}</s>
            </span>
            <strong className="block text-xl max-md:text-sm">
              {yuan(PROMOTION_TIERS[tier].price, lang)}
            </strong>
            <span className="block text-sm text-ink-soft">{tiers.perYear}</span>
          </span>
        ))}
      >
        <GroupRow name={tiers.deliverables} columns={TIERS.length} />
        <Row
          name={tiers.accounts}
          cells={each(({ accounts }) => fill(tiers.accountsOf, { n: accounts, all: PROMOTION_PLATFORMS }))}
        />
        <Row name={tiers.posts} cells={each(({ posts }) => posts)} />
        <Row name={tiers.videos} cells={each(({ videos }) => videos)} />
        <Row name={tiers.exposure} cells={each(({ exposure }) => atLeast(exposure, lang))} />
        <Row name={tiers.followers} cells={each(({ followers }) => atLeast(followers, lang))} />
        <Row name={tiers.inquiries} cells={each(({ inquiries }) => `>${inquiries}`)} />
        <GroupRow name={tiers.features} columns={TIERS.length} />
        {FEATURES.map((feature) => (
          <Row
            key={feature}
            name={tiers.featureNames[feature]}
            cells={TIERS.map((tier) => <Included key={tier} yes={hasFeature(tier, feature)} />)}
          />
        ))}
      </PlanTable>
    </Band>
  );
}

function Included({ yes }: { yes: boolean }) {
  const { tiers } = useSite().words.marketing.promotion;
  return yes ? (
    <span className="inline-block text-success">
      <Icon name="check" />
      <span className="sr-only">{tiers.included}</span>
    </span>
  ) : (
    <span className="text-line-strong">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{tiers.notIncluded}</span>
    </span>
  );
}
