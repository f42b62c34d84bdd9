/**
 * What a guest has saved, in a cookie shared by all hosts: other browser storage belongs to one host, but products
 * are saved on the portal, suppliers in their shops, and the member centre takes both over at registration (decision
 * 27).
 */
import { MAX_SAVED_BY_GUEST, type SavedKind, searchAddress, searchAt } from './saved.ts';

export const SAVED_COOKIE = 'saved';

/** Last saved first. */
export interface Saved {
  products: number[];
  suppliers: number[];
  /** Addresses of their first pages, without a language. */
  searches: string[];
}
export const NOTHING_SAVED: Saved = { products: [], suppliers: [], searches: [] };

/** Characters of the cookie's value as the browser keeps it: a browser takes 4,096 with its name. */
const LONGEST = 3500;

export function writeSaved({ products, suppliers, searches }: Saved): string {
  const ids = (list: readonly number[]) => list.map((id) => id.toString(36)).join('.');
  const text = new URLSearchParams({ p: ids(products), s: ids(suppliers) });
  for (const search of searches) text.append('q', search);
  return text.toString();
}

/** Whatever stands in the cookie: what cannot be read is left out. */
export function readSaved(text: string): Saved {
  const fields = new URLSearchParams(text.slice(0, 4096));
  const idsIn = (name: string, most: number) => {
    const numbers = (fields.get(name) ?? '')
      .split('.')
      .filter((id) => /^[1-9a-z][0-9a-z]{0,9}$/.test(id))
      .map((id) => Number.parseInt(id, 36));
    return [...new Set(numbers)].filter(Number.isSafeInteger).slice(0, most);
  };
  const searches = fields.getAll('q').flatMap((address) => {
    const search = searchAt(address);
    return search ? [searchAddress(search)] : [];
  });
  return {
    products: idsIn('p', MAX_SAVED_BY_GUEST.products),
    suppliers: idsIn('s', MAX_SAVED_BY_GUEST.suppliers),
    searches: [...new Set(searches)].slice(0, MAX_SAVED_BY_GUEST.searches),
  };
}

export const countSaved = (saved: Saved): number =>
  saved.products.length + saved.suppliers.length + saved.searches.length;

/** With the thing or without it; null where a browser has no room for it. */
export function toggleSaved<K extends SavedKind>(
  saved: Saved,
  kind: K,
  thing: Saved[K][number],
): Saved | null {
  const kept = saved[kind] as (number | string)[];
  if (kept.includes(thing)) return { ...saved, [kind]: kept.filter((one) => one !== thing) };
  if (kept.length >= MAX_SAVED_BY_GUEST[kind]) return null;
  const more: Saved = { ...saved, [kind]: [thing, ...kept] };
  return encodeURIComponent(writeSaved(more)).length > LONGEST ? null : more;
}
