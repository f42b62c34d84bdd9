import {
  FIRST_RESULT_DAYS,
  PROMOTION_PLATFORMS,
  PROMOTION_TIERS,
} from '../../../../domain/product/promotion.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Scene } from './scene.tsx';

export function PromotionHero() {
  const { words } = useSite();
  const { promotion } = words.marketing;
  const facts = [
    [FIRST_RESULT_DAYS, promotion.facts.days],
    [PROMOTION_PLATFORMS, promotion.facts.platforms],
    [`>${PROMOTION_TIERS.standard.inquiries}`, promotion.facts.inquiries],
  ] as const;
  return (
    <section aria-labelledby="promotion" className="overflow-hidden border-b border-line bg-paper">
      <div className="mx-auto grid max-w-page items-center gap-12 px-6 py-16 max-md:px-4 max-md:py-10 lg:grid-cols-[1fr_520px]">
        <div>
          <p className="text-sm font-semibold tracking-[0.06em] text-jade">{promotion.eyebrow}</p>
          <h1
            id="promotion"
            className="mt-4 max-w-[20ch] wrap-break-word break-keep text-display max-md:text-xxl xl:text-[52px] xl:leading-[60px]"
          >
            {promotion.title}
          </h1>
          <p className="mt-5 max-w-[54ch] text-md text-ink-soft">{promotion.text}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="#apply-bottom" look="accent" size="lg">
              {promotion.join}
            </ButtonLink>
            <ButtonLink href="#packages" look="quiet" size="lg">
              {promotion.compare}
            </ButtonLink>
          </p>
          <dl className="mt-12 grid max-w-[560px] grid-cols-3 gap-x-6 border-t border-line pt-6">
            {facts.map(([value, name]) => (
              <div key={name} className="flex flex-col-reverse justify-end">
                <dt className="text-sm text-ink-soft">{name}</dt>
                <dd className="text-xxl font-semibold text-jade">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Scene />
      </div>
    </section>
  );
}
