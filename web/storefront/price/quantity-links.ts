/** In the browser: puts a quantity typed after the page loaded into its links. */
import { parseHost } from '../../../domain/page/host.ts';
import { atQuantity, siteTakesQuantity } from '../../../domain/product/order-quantity.ts';
import { isOurUrl, publicHost } from '../../client/host.ts';

/** An address with the quantity, if the page that it leads to takes one. */
export function carrying(address: string, orderQuantity: number | null): string {
  if (!isOurUrl(address)) return address;
  const { host, pathname } = new URL(address);
  const { site } = parseHost(host, publicHost());
  return siteTakesQuantity(site, pathname) ? atQuantity(address, orderQuantity) : address;
}

/** Gives every link of the page the quantity, and the fields of searches. */
export function carryQuantity(orderQuantity: number | null): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')) {
    const address = carrying(link.href, orderQuantity);
    if (address !== link.href) link.href = address;
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('search input[name=quantity]')) {
    field.value = String(orderQuantity ?? '');
    // one that is not seen is not sent empty
    field.disabled = field.type === 'hidden' && orderQuantity === null;
  }
}
