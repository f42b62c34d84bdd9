/** Suggestions while a visitor types (spec P2.9): words, categories, suppliers and some products. */
import type { Suggestions } from '../../../contract/search.ts';
import { productCards } from '../../features/card/card.ts';
import type { Deps } from '../../platform/deps.ts';
import { suggest } from '../suggest/suggest.ts';
import { findProducts } from './products.ts';

const ITEMS = 3;

/** The suggestions with the first products of the likeliest words, or of the first category where no title goes on so. */
export async function suggestWithProducts(deps: Deps, typed: string): Promise<Suggestions> {
  const suggestions = await suggest(deps, typed);
  // without anything that begins so the words may be nonsense: nothing is searched by guessing
  if (suggestions.products.length === 0 && suggestions.categories.length === 0) return suggestions;
  const kw = suggestions.products[0] ?? suggestions.categories[0]?.name ?? typed;
  const { ids } = await findProducts(deps, { kw, sort: 'relevance' }, { offset: 0, limit: ITEMS }, 0);
  const cards = await productCards(deps.replica, ids);
  return { ...suggestions, items: cards.map(({ id, title, image }) => ({ id, title, image })) };
}
