import type { ShopPages } from '../../../contract/pages.ts';
import { MessagePage } from '../../storefront/shell/message-page.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ShopSearch } from '../frame/shop-search.tsx';
import { Layout } from '../layout.tsx';

/** Says that there is no such page, and offers the search of the shop. */
export function NotFound(frame: ShopPages['not-found']) {
  const { words, to } = useSite();
  const { shop } = words;
  return (
    <Layout shop={frame}>
      <MessagePage title={shop.notFoundTitle} text={shop.notFoundText}>
        <div className="mb-3 w-full max-w-[420px]">
          <ShopSearch id="not-found-search" />
        </div>
        <ButtonLink href={to('/')}>{shop.toShop}</ButtonLink>
        <ButtonLink href={to('/productlist.html')} look="quiet">
          {shop.allProducts}
        </ButtonLink>
      </MessagePage>
    </Layout>
  );
}
