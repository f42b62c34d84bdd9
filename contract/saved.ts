/** What a member has saved: products, suppliers and searches, and how often they hear of news (decision 27). */
import * as z from 'zod';
import { CURRENCIES } from '../domain/enumerations.ts';
import {
  LONGEST_QUERY,
  MAX_SAVED_BY_GUEST,
  SAVED_DIGESTS,
  SEARCH_FILTERS,
  SEARCH_KINDS,
  searchAt,
} from '../domain/visitor/saved.ts';
import { productCard, supplierCard } from './schema/card.ts';
import { choice, text } from './schema/field.ts';
import { idParams, nothing, paged, pageQuery } from './schema/page.ts';
import { CONTROL } from './schema/pattern.ts';
import { route } from './schema/route.ts';

const digest = choice(SAVED_DIGESTS);
/** Left out, it stays what it was, and is weekly of what is new on the list. */
const newDigest = digest.optional();

export const savedProduct = z.object({
  id: z.int(),
  /** As it was shown when it was saved. */
  title: z.string(),
  /** Null where it is not shown any more. */
  product: productCard.nullable(),
  /** What it cost then; null where it costs the same now. */
  price_then: z
    .object({ currency: z.enum(CURRENCIES), min_price: z.number(), max_price: z.number() })
    .nullable(),
  /** Its address on the portal. */
  url: z.string(),
  saved_at: z.string(),
});
export type SavedProduct = z.infer<typeof savedProduct>;

export const savedSupplier = z.object({
  id: z.int(),
  name: z.string(),
  /** Null where it is not shown any more. */
  supplier: supplierCard.nullable(),
  /** Of its shop; empty where that is closed. */
  url: z.string(),
  digest,
  saved_at: z.string(),
});
export type SavedSupplier = z.infer<typeof savedSupplier>;

export const savedSearch = z.object({
  id: z.int(),
  kind: choice(SEARCH_KINDS),
  /** Words and filters, in the caller's language. */
  text: z.string(),
  /** Its first page on the portal. */
  url: z.string(),
  digest,
  saved_at: z.string(),
});
export type SavedSearchItem = z.infer<typeof savedSearch>;

/** Words of a search for each kind, one of its filters at least; "as typed" alone asks for nothing. */
const ADDRESS = Object.entries(SEARCH_FILTERS).map(([kind, names]) => {
  const filters = names.filter((name) => name !== 'exact').join('|');
  return `${kind}/[1-9][0-9]{0,8}\\.html\\?(?:[^&${CONTROL}]*&)*(?:${filters})=[^&${CONTROL}]*[^&+\\s${CONTROL}]`;
});
const address = text(LONGEST_QUERY + 100)
  .refine((given) => searchAt(given) !== null, 'unknown_choice')
  .meta({ pattern: `^\\s*(?:/zh)?/search-(?:${ADDRESS.join('|')})[^${CONTROL}]*$` });
const someIds = (most: number) => z.array(z.int().positive()).max(most).default([]);

export const savedRoutes = {
  savedIds: route('GET', '/session/saved/ids', 'trader', {
    summary: 'Which products and suppliers the caller saved, and the addresses of saved searches.',
    reply: z.object({
      products: z.array(z.int()),
      suppliers: z.array(z.int()),
      searches: z.array(z.object({ id: z.int(), address: z.string() })),
    }),
  }),
  listSavedProducts: route('GET', '/session/saved/products', 'trader', {
    summary: 'Saved products, the last saved first; those that are gone under the title that they had.',
    query: z.object(pageQuery),
    reply: paged(savedProduct),
  }),
  saveProduct: route('PUT', '/session/saved/products/:id', 'trader', {
    summary: 'Saves a product that is shown; at most 500 (422 quota_saved).',
    params: idParams,
    reply: nothing,
  }),
  unsaveProduct: route('DELETE', '/session/saved/products/:id', 'trader', {
    summary: 'Takes a product off the list; also one that is not on it.',
    params: idParams,
    reply: nothing,
  }),
  listSavedSuppliers: route('GET', '/session/saved/suppliers', 'trader', {
    summary: 'Saved suppliers, the last saved first.',
    query: z.object(pageQuery),
    reply: paged(savedSupplier),
  }),
  saveSupplier: route('PUT', '/session/saved/suppliers/:id', 'trader', {
    summary:
      'Saves a supplier, or changes how often its new products are told; at most 200 (422 quota_saved). With a digest it is followed.',
    params: idParams,
    body: z.object({ digest: newDigest }),
    reply: nothing,
  }),
  unsaveSupplier: route('DELETE', '/session/saved/suppliers/:id', 'trader', {
    summary: 'Takes a supplier off the list; also one that is not on it.',
    params: idParams,
    reply: nothing,
  }),
  listSavedSearches: route('GET', '/session/saved/searches', 'trader', {
    summary: 'Saved searches, the last saved first.',
    query: z.object(pageQuery),
    reply: paged(savedSearch),
  }),
  saveSearch: route('POST', '/session/saved/searches', 'trader', {
    creates: true,
    summary:
      'Saves the search at an address of the portal, without page and order; at most 50 (422 quota_saved). A search that is saved already keeps its id.',
    body: z.object({ address, digest: newDigest }),
    reply: z.object({ id: z.int() }),
  }),
  setSearchDigest: route('PUT', '/session/saved/searches/:id', 'trader', {
    summary: 'How often new results of a saved search are told.',
    params: idParams,
    body: z.object({ digest }),
    reply: nothing,
  }),
  unsaveSearch: route('DELETE', '/session/saved/searches/:id', 'trader', {
    summary: 'Takes a search off the list; also one that is not on it.',
    params: idParams,
    reply: nothing,
  }),
  carrySaved: route('POST', '/session/saved', 'trader', {
    summary:
      'Takes over what a guest saved in the browser, as far as it is shown and there is room. Sent twice, it is saved once.',
    body: z.object({
      products: someIds(MAX_SAVED_BY_GUEST.products),
      suppliers: someIds(MAX_SAVED_BY_GUEST.suppliers),
      searches: z.array(address).max(MAX_SAVED_BY_GUEST.searches).default([]),
    }),
    reply: nothing,
  }),
};
