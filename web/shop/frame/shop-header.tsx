import { CompanyLogo } from '../../storefront/company-logo.tsx';
import { SaveButton } from '../../storefront/save-button.tsx';
import { SecondName } from '../../storefront/second-name.tsx';
import { useSite } from '../../storefront/site.tsx';
import { TierBadge } from '../../storefront/tier-badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ShopFrame } from '../shop-frame.ts';

/** A member's header stands on its own colours and names what it mainly makes. */
export function ShopHeader({ company, template }: ShopFrame) {
  const { words, to } = useSite();
  const isVip = template === 'vip';
  const [main = ''] = company.basicinformation['Main Products'].split(',');
  return (
    <div className={isVip ? 'on-deep corrugated bg-jade-dark text-paper' : 'bg-paper'}>
      <div className="mx-auto flex max-w-page flex-wrap items-center md:flex-nowrap justify-between gap-x-8 gap-y-4 px-6 py-6 max-md:px-4 max-md:py-4">
        <div className="relative flex min-w-0 items-center gap-4">
          <CompanyLogo name={company.name} logo={company.logo} size="lg" />
          <div className="min-w-0">
            <p className="text-xl leading-7 font-semibold max-md:text-lg">
              <a href={to('/')} className="after:absolute after:inset-0 hover:underline">
                {company.name}
              </a>
              <SecondName company={company} className="text-base" />
            </p>
            <p
              className={`mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm [&_a]:relative [&_a]:z-1 ${isVip ? 'text-jade-soft' : 'text-ink-soft'}`}
            >
              <TierBadge tier={company.templateDirectory} linked />
              <span className="inline-flex items-center gap-1">
                <Icon name="shield" size={14} />
                {words.product.verified}
              </span>
              {main && (
                <span>
                  {words.shop.mainProducts} {main}
                </span>
              )}
            </p>
          </div>
        </div>
        <div className="flex gap-3 max-md:w-full">
          <SaveButton
            kind="suppliers"
            thing={company.id}
            name={company.name}
            size="lg"
            className="max-md:h-10"
          />
          <ButtonLink
            href={to('/contact.html')}
            look={isVip ? 'quiet' : 'accent'}
            size="lg"
            className="max-md:h-10 max-md:grow"
          >
            <Icon name="mail" size={18} />
            {words.shop.contactNow}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
