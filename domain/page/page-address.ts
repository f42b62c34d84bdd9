/** Canonical addresses for search engines (Spec P9.8). */

/** The query parameters that make another page of the same address, in the order in which they stand. */
const KEPT = ['id', 'category', 'page'] as const;

/**
 * A path with those parameters of its query that select another page: id, category and page. Page 1 is the address
 * without it. The path may bring a query of its own; the one given beside it wins.
 */
export function canonicalAddress(address: string, query: URLSearchParams = new URLSearchParams()): string {
  const [path = '', own = ''] = address.split('?');
  const stated = new URLSearchParams(own);
  const kept = new URLSearchParams();
  for (const name of KEPT) {
    const value = query.get(name) ?? stated.get(name);
    if (value && !(name === 'page' && value === '1')) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** The whole address of an image: a path gets the origin, and http becomes https where the origin is. */
export function imageAddress(image: string, origin: string): string {
  if (image.startsWith('/')) return origin + image;
  return origin.startsWith('https:') ? image.replace(/^http:/i, 'https:') : image;
}

const WORDS_MAX = 80;

/**
 * The words of a path that leads nowhere, for the search field of the page that says so: none of a path that holds
 * numbers alone. A word that stands twice is said once; what does not fit is left out.
 */
export function wordsOfPath(path: string): string {
  const words = new Set(path.replace(/\.\w{1,5}$/, '').match(/[\p{L}\p{M}\p{N}]+/gu));
  let text = '';
  for (const word of words) {
    const longer = text ? `${text} ${word}` : word;
    if (longer.length <= WORDS_MAX) text = longer;
  }
  return /\p{L}/u.test(text) ? text : '';
}
