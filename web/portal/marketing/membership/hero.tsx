import type { PortalPages } from '../../../../contract/pages.ts';
import { TIERS } from '../../../../domain/company/membership.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { yuan } from '../amounts.ts';
import { ApplyCard } from '../apply-card.tsx';
import { Harbour } from './harbour.tsx';

export function MembershipHero({ form, sent }: Pick<PortalPages['membership'], 'form' | 'sent'>) {
  const { words, lang } = useSite();
  const { membership } = words.marketing;
  const { facts } = membership;
  const tiers = Object.values(TIERS);
  const lowest = yuan(Math.min(...tiers.map(({ price }) => price)), lang);
  const shown = [
    [lowest, facts.from],
    [String(tiers.length), facts.tiers],
    ['1:1', facts.advisor],
  ] as const;
  return (
    <section aria-labelledby="membership" className="relative overflow-hidden bg-jade-deep text-paper">
      <Harbour id="quay" className="absolute inset-x-0 bottom-0 h-60 w-full max-lg:hidden" />
      <div className="relative mx-auto grid max-w-page gap-x-16 gap-y-10 px-6 py-16 max-md:px-4 max-md:py-10 lg:grid-cols-[1fr_400px]">
        <div className="lg:pb-56">
          <p className="text-sm font-semibold tracking-[0.06em] text-jade-soft">{membership.eyebrow}</p>
          <h1
            id="membership"
            className="mt-4 max-w-[20ch] wrap-break-word break-keep text-display max-md:text-xxl xl:text-[52px] xl:leading-[60px]"
          >
            {membership.title}
          </h1>
          <p className="mt-5 max-w-[52ch] text-md text-jade-soft">{membership.text}</p>
          <dl className="mt-9 flex flex-wrap gap-x-10 gap-y-5">
            {shown.map(([value, name]) => (
              <div key={name} className="flex flex-col-reverse">
                <dt className="text-sm text-jade-soft">{name}</dt>
                <dd className="text-xl font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Harbour
          id="small-quay"
          className="-mx-6 h-44 w-[calc(100%+48px)] max-md:-mx-4 max-md:w-[calc(100%+32px)] lg:hidden"
        />
        <div className="self-start max-lg:-mt-14">
          <ApplyCard place="top" from="1" after="message" form={form} sent={sent} />
        </div>
      </div>
    </section>
  );
}
