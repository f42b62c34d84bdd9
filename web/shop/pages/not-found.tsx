import type { ShopPages } from '../../../contract/pages.ts';
import { MessagePage } from '../../storefront/message-page.tsx';
import { useSite } from '../../storefront/site.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Layout } from '../layout.tsx';

export function NotFound({ company, template }: ShopPages['not-found']) {
  const { words, to } = useSite();
  const { shop, failures } = words;
  return (
    <Layout company={company} template={template}>
      <MessagePage title={shop.notFoundTitle} text={failures.notFoundText}>
        <ButtonLink href={to('/')}>{shop.toShop}</ButtonLink>
        <ButtonLink href={to('/productlist.html')} look="quiet">
          {shop.allProducts}
        </ButtonLink>
      </MessagePage>
    </Layout>
  );
}
