import { CompanyLogo } from '../../../storefront/company-logo.tsx';
import { mainProductsText } from '../../../storefront/names.ts';
import { Verified } from '../../../storefront/proof.tsx';
import { SaveButton } from '../../../storefront/save-button.tsx';
import { SecondName } from '../../../storefront/second-name.tsx';
import { useSite } from '../../../storefront/site.tsx';
import { TierBadge } from '../../../storefront/tier-badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ContactLink } from '../../frame/contact-link.tsx';
import { ShopBody } from '../../frame/shop-body.tsx';
import { ShopNav } from '../../frame/shop-nav.tsx';
import { ShopSearch } from '../../frame/shop-search.tsx';
import type { FrameProps } from '../../template.ts';

/** In the seller's own colour, which the class on the header gives to the whole page. */
export function Frame({ shop, lead, children }: FrameProps) {
  return (
    <ShopBody
      shop={shop}
      headerClass="accented"
      lead={lead}
      header={
        <>
          <Name shop={shop} />
          <ShopNav
            frame={shop}
            end={
              <div className="w-full max-w-[300px] max-lg:hidden">
                <ShopSearch />
              </div>
            }
          />
        </>
      }
    >
      {children}
    </ShopBody>
  );
}

/** Spec P2.21: logo, name with its badge, and what it mainly makes, up to the first comma. */
function Name({ shop: { company } }: Pick<FrameProps, 'shop'>) {
  const { words, to } = useSite();
  const [main = ''] = company.basicinformation['Main Products'].split(',');
  return (
    <div className="on-deep corrugated bg-jade text-paper">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-4 px-6 py-6 max-md:px-4 max-md:py-4 lg:flex-nowrap">
        <div className="relative flex min-w-0 grow items-center gap-4 md:basis-0">
          <CompanyLogo name={company.name} logo={company.logo} size="lg" />
          <div className="min-w-0">
            <p className="text-xl leading-7 font-semibold max-md:text-lg">
              <a href={to('/')} className="after:absolute after:inset-0 hover:underline">
                {company.name}
              </a>
              <SecondName company={company} className="text-base" />
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm [&_a]:relative [&_a]:z-1">
              <Verified company={company} className="text-paper" />
              <TierBadge tier={company.templateDirectory} linked />
              {main && (
                <span>
                  {words.shop.mainProducts} {mainProductsText(main, words)}
                </span>
              )}
            </p>
          </div>
        </div>
        <div className="flex gap-3">
          <SaveButton
            kind="suppliers"
            thing={company.id}
            name={company.name}
            size="lg"
            className="max-md:h-10"
          />
          <ContactLink look="quiet" size="lg" className="max-md:hidden">
            <Icon name="mail" size={18} />
            {words.shop.contactNow}
          </ContactLink>
        </div>
        <div className="w-full lg:hidden">
          <ShopSearch id="shop-search-narrow" />
        </div>
      </div>
    </div>
  );
}
