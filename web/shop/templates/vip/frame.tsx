import { SaveButton } from '../../../storefront/lists/save-button.tsx';
import { mainProductsText } from '../../../storefront/shell/names.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ContactLink } from '../../frame/contact-link.tsx';
import { ShopBody } from '../../frame/shop-body.tsx';
import { ShopName } from '../../frame/shop-name.tsx';
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
  const { words } = useSite();
  const [main = ''] = company.basicinformation['Main Products'].split(',');
  return (
    <div className="on-deep corrugated bg-jade text-paper">
      <div className="mx-auto flex max-w-page items-center justify-between gap-x-8 gap-y-4 px-6 py-6 max-lg:flex-wrap max-md:px-4 max-md:py-4">
        <ShopName company={company} verified="text-paper" className="grow">
          {main && (
            <span>
              {words.shop.mainProducts} {mainProductsText(main, words)}
            </span>
          )}
        </ShopName>
        <div className="flex items-center gap-3 max-lg:w-full">
          <SaveButton
            kind="suppliers"
            thing={company.id}
            name={company.name}
            size="lg"
            className="shrink-0 max-lg:h-10 max-lg:px-4 max-lg:text-base"
          />
          <div className="grow lg:hidden">
            <ShopSearch id="shop-search-narrow" />
          </div>
          <ContactLink look="quiet" size="lg" className="max-md:hidden">
            <Icon name="mail" size={18} />
            {words.shop.contactNow}
          </ContactLink>
        </div>
      </div>
    </div>
  );
}
