import { MessagePage } from '../../storefront/shell/message-page.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { BarePage } from '../frame/bare-page.tsx';

/** Says the same of a shop that never was and of one that may not open: which it is, is nobody's business. */
export function Closed() {
  const { words, portal } = useSite();
  const { shop } = words;
  return (
    <BarePage>
      <MessagePage title={shop.closedTitle} text={shop.closedText}>
        <ButtonLink href={portal('/')}>{shop.toMarketplace}</ButtonLink>
      </MessagePage>
    </BarePage>
  );
}
