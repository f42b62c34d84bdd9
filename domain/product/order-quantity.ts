/**
 * The quantity a buyer needs travels in addresses as `quantity`: every page that shows prices takes it and passes it
 * on in its links (decision 29).
 */
import { readQuantity } from '../price/list-price.ts';

/** Pages of the portal and the mobile site that have it in their address, one by one. */
const ALONE = new Set(['/compare', '/enquiry', '/saved', '/recently-viewed']);
/** Products, searches for products and suppliers, and categories; not leads, which are not priced. */
const PRICED = /^\/(?!buying-leads\/|search-buying\/)(?:[\w-]+\/)+(?:\d+\.html)?$/;
/** A supplier on the mobile site. */
const SUPPLIER = /^\/[\w-]+\/c-[^/]+$/;

/**
 * Whether the page at `path`, without host, language and query, takes a quantity. Of a shop all pages do. A test compares
 * this with the route tables.
 */
export const takesQuantity = (path: string): boolean =>
  ALONE.has(path) || PRICED.test(path) || SUPPLIER.test(path);

/** Under these every site has files and calls, not pages. */
const NO_PAGE = /^\/(?:files|assets|api|services)\//;

/** The same of a path of any site, with its language. */
export const siteTakesQuantity = (site: string, path: string): boolean =>
  !NO_PAGE.test(path) &&
  (site === 'shop' ||
    ((site === 'portal' || site === 'mobile') && takesQuantity(path.replace(/^\/zh(?=\/)/, ''))));

/** The quantity that an address, or its query, says; null for none. */
export const quantityIn = (address: string): number | null =>
  readQuantity(new URLSearchParams(/^[^#?]*\?([^#]*)/.exec(address)?.[1]).get('quantity'));

/** The same address with this quantity in place of its own, or with none. */
export function atQuantity(address: string, orderQuantity: number | null): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(address) ?? [];
  const parts = query.split('&').filter((part) => part && !part.startsWith('quantity='));
  if (orderQuantity !== null) parts.push(`quantity=${orderQuantity}`);
  return `${path}${parts.length > 0 ? `?${parts.join('&')}` : ''}${hash}`;
}
