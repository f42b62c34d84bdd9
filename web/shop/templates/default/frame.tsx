import { SaveButton } from '../../../storefront/lists/save-button.tsx';
import { ShopBody } from '../../frame/shop-body.tsx';
import { ShopName } from '../../frame/shop-name.tsx';
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
  return (
    <div className="border-b border-line bg-paper">
      <div className="mx-auto flex max-w-page items-center justify-between gap-x-8 gap-y-3 px-6 py-5 max-lg:flex-wrap max-md:px-4 max-md:py-4">
        <ShopName company={company} verified="text-success" />
        <div className="flex w-full items-center gap-3 lg:max-w-[440px]">
          <SaveButton kind="suppliers" thing={company.id} name={company.name} className="shrink-0" />
          <div className="grow">
            <ShopSearch />
          </div>
        </div>
      </div>
    </div>
  );
}
