import { CompanyLogo } from '../../../storefront/company-logo.tsx';
import { Verified } from '../../../storefront/proof.tsx';
import { SaveButton } from '../../../storefront/save-button.tsx';
import { SecondName } from '../../../storefront/second-name.tsx';
import { useSite } from '../../../storefront/site.tsx';
import { TierBadge } from '../../../storefront/tier-badge.tsx';
import { ShopBody } from '../../frame/shop-body.tsx';
import { ShopNav } from '../../frame/shop-nav.tsx';
import { ShopSearch } from '../../frame/shop-search.tsx';
import type { FrameProps } from '../../template.ts';

/** White, with the marketplace's own colours. */
export function Frame({ shop, lead, children }: FrameProps) {
  return (
    <ShopBody
      shop={shop}
      lead={lead}
      header={
        <>
          <Name shop={shop} />
          <ShopNav frame={shop} />
        </>
      }
    >
      {children}
    </ShopBody>
  );
}

function Name({ shop: { company } }: Pick<FrameProps, 'shop'>) {
  const { to } = useSite();
  return (
    <div className="border-b border-line bg-paper">
      <div className="mx-auto flex max-w-page items-center justify-between gap-x-8 gap-y-3 px-6 py-5 max-md:flex-wrap max-md:px-4 max-md:py-4">
        <div className="relative flex min-w-0 items-center gap-4">
          <CompanyLogo name={company.name} logo={company.logo} size="lg" />
          <div className="min-w-0">
            <p className="text-xl leading-7 font-semibold max-md:text-lg">
              <a href={to('/')} className="after:absolute after:inset-0 hover:underline">
                {company.name}
              </a>
              <SecondName company={company} className="text-base" />
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm [&_a]:relative [&_a]:z-1">
              <Verified company={company} className="text-success" />
              <TierBadge tier={company.templateDirectory} linked />
            </p>
          </div>
        </div>
        <div className="flex w-full items-center gap-3 md:max-w-[440px]">
          <SaveButton kind="suppliers" thing={company.id} name={company.name} className="shrink-0" />
          <div className="grow">
            <ShopSearch />
          </div>
        </div>
      </div>
    </div>
  );
}
