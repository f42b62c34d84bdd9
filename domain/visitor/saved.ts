/** What visitors can save: products, suppliers and searches (decision 27). */

/** Of a member. */
export const MAX_SAVED = { products: 500, suppliers: 200, searches: 50 } as const;
/** Of a guest, whose browser sends the list with every page that it asks for. */
export const MAX_SAVED_BY_GUEST = { products: 60, suppliers: 30, searches: 8 } as const;
export type SavedKind = keyof typeof MAX_SAVED;

/** How often what is new is told by e-mail. */
export const SAVED_DIGESTS = ['daily', 'weekly', 'none'] as const;
export type SavedDigest = (typeof SAVED_DIGESTS)[number];

export const SEARCH_KINDS = ['product', 'supplier', 'buying'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export interface SavedSearch {
  kind: SearchKind;
  /** Words and filters as the search's page takes them, in the order of SEARCH_FILTERS. */
  query: string;
}

const PROOF = ['answers', 'certificate', 'years'];
/** What tells one search from another; in which order and how many to a page is none of it. */
export const SEARCH_FILTERS: Record<SearchKind, readonly string[]> = {
  product: [
    ...[
      'kw',
      'exact',
      'cate',
      'minPrice',
      'maxPrice',
      'quantity',
      'unit',
      'minOrder',
      'province',
      'tier',
      'certified',
    ],
    ...['sample', ...PROOF, 'parameters'],
  ],
  supplier: ['kw', 'exact', 'markets', 'businessTypes', 'province', 'tier', ...PROOF],
  buying: ['kw', 'exact', 'category', 'receive', 'remain_days'],
};
export const LONGEST_QUERY = 600;

const ADDRESS = /^(?:\/zh)?\/search-(product|supplier|buying)\/[1-9]\d{0,8}\.html$/;

/**
 * The search whose page stands at the address, a path with its query; null where there is none, where nothing is
 * searched for, or where it is too long to keep.
 */
export function searchAt(address: string): SavedSearch | null {
  const [path = '', given = ''] = address.split(/\?(.*)/s);
  const kind = ADDRESS.exec(path)?.[1] as SearchKind | undefined;
  if (!kind) return null;
  const asked = new URLSearchParams(given);
  const kept = new URLSearchParams();
  for (const name of SEARCH_FILTERS[kind]) {
    const value = (asked.get(name) ?? '').replace(/\s+/g, ' ').trim();
    // without words nothing is as typed
    if (name === 'exact' && !kept.has('kw')) continue;
    // a lone half of a surrogate pair would become another sign
    if (value !== '' && value.isWellFormed()) kept.set(name, value);
  }
  const query = kept.toString();
  return query === '' || query.length > LONGEST_QUERY ? null : { kind, query };
}

/** The first page of a saved search, without a language. */
export const searchAddress = ({ kind, query }: SavedSearch): string => `/search-${kind}/1.html?${query}`;
