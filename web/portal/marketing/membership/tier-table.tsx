import { TIERS, type Tier } from '../../../../domain/company/membership.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fill } from '../../../ui/picture/fill.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { yuan } from '../amounts.ts';
import { Band, BandTitle } from '../band.tsx';
import { PlanTable, Row } from '../plan-table.tsx';

const TIER_LIST = Object.keys(TIERS) as Tier[];
const LOOKS = {
  silver: 'bg-silver-tint text-silver',
  vip: 'bg-gold-tint text-gold',
  diamond: 'bg-diamond-tint text-diamond',
} as const satisfies Record<Tier, string>;

/** Spec P9.4. */
export function TierTable() {
  const { words, lang } = useSite();
  const { tiers } = words.marketing.membership;
  const shared = Object.values(tiers.shared);
  return (
    <Band id="tiers" labelledBy="tiers-title" className="scroll-mt-6">
      <BandTitle id="tiers-title" title={tiers.title} text={tiers.text} />
      <PlanTable
        caption={tiers.caption}
        corner={tiers.tier}
        columns={TIER_LIST.map((tier) => (
          <span
            key={tier}
            className={classNames(
              'inline-flex items-center gap-2 rounded-md px-3 py-1.5 font-semibold max-md:px-1.5 max-md:text-xs',
              LOOKS[tier],
            )}
          >
            <svg
              width="14"
              height="14"
              viewBox="0 0 10 10"
              aria-hidden="true"
              fill="currentColor"
              className="max-lg:hidden"
            >
              <path d="M5 0 10 3.6 8 10H2L0 3.6z" />
            </svg>
            {words.common.tiers[tier]}
          </span>
        ))}
      >
        <Row
          name={tiers.price}
          cells={TIER_LIST.map((tier) => (
            <strong key={tier} className="text-xl max-md:text-sm">
              {yuan(TIERS[tier].price, lang)}
            </strong>
          ))}
        />
        <Row name={tiers.products} cells={TIER_LIST.map((tier) => TIERS[tier].products)} />
        <Row name={tiers.space} cells={TIER_LIST.map((tier) => `${TIERS[tier].storageMb}MB`)} />
        <Row name={tiers.pins} cells={TIER_LIST.map((tier) => fill(tiers.times, { n: TIERS[tier].pins }))} />
        {shared.map((name) => (
          <Row
            key={name}
            name={name}
            cells={TIER_LIST.map((tier) => (
              <span key={tier} className="inline-block text-success">
                <Icon name="check" />
                <span className="sr-only">{tiers.included}</span>
              </span>
            ))}
          />
        ))}
      </PlanTable>
      <p className="mt-8 text-center">
        <ButtonLink href="#apply-bottom" look="accent" size="lg">
          {words.marketing.form.title}
        </ButtonLink>
      </p>
    </Band>
  );
}
