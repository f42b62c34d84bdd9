/** In the browser: puts a quantity typed after the page loaded into its links. */
import { parseHost } from '../../../domain/page/host.ts';
import { atQuantity, siteTakesQuantity } from '../../../domain/product/needed-quantity.ts';
import { isOurUrl, publicHost } from '../../client/host.ts';

/** An address with the quantity, if the page that it leads to takes one. */
export function carrying(address: string, needed: number | null): string {
  if (!isOurUrl(address)) return address;
  const { host, pathname } = new URL(address);
  const { site } = parseHost(host, publicHost());
  return siteTakesQuantity(site, pathname) ? atQuantity(address, needed) : address;
}

/** Gives every link of the page the quantity, and the fields of searches. */
export function carryQuantity(needed: number | null): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')) {
    const address = carrying(link.href, needed);
    if (address !== link.href) link.href = address;
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('search input[name=quantity]')) {
    field.value = String(needed ?? '');
    // one that is not seen is not sent empty
    field.disabled = field.type === 'hidden' && needed === null;
  }
}
