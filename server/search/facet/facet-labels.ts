/** Labels of facet values: categories, provinces, countries, and values with translations. */
import type { Address } from '../../../contract/address.ts';
import type { Category } from '../../../contract/product/category.ts';
import { FACET_WORDS, type FacetWords } from '../../../locales/facets.ts';
import { addressTrees } from '../../features/address/address.ts';
import { categoryBook } from '../../features/category/category.ts';
import type { Deps } from '../../platform/deps.ts';
import type { CategoryFilter } from '../match/engine.ts';
import type { Named } from './facets.ts';

export interface Names {
  category(id: number): Category | undefined;
  /** A province by its id. */
  province(id: number): Named | undefined;
  /** A country by its code. */
  countryOf(code: string): Address | undefined;
}

interface Places {
  provinces: Map<number, Address>;
  countries: Map<string | null, Address>;
}
const places = new WeakMap<Address[], Places>();

/** What a facet's value is called, from the words of both languages. */
export const inEachLanguage = (pick: (words: FacetWords) => string): Named => ({
  name: pick(FACET_WORDS.en),
  name_zh: pick(FACET_WORDS.zh),
});

export async function namesOf(deps: Deps): Promise<Names> {
  const [book, tree] = await Promise.all([categoryBook(deps), addressTrees(deps)]);
  let known = places.get(tree);
  if (!known) {
    const all = tree.flatMap(({ children = [] }) => children);
    known = {
      countries: new Map(tree.map((country) => [country.code, country])),
      provinces: new Map(all.map((place) => [place.id, place])),
    };
    places.set(tree, known);
  }
  const { provinces, countries } = known;
  return {
    category: (id) => book.find(id),
    province: (id) => provinces.get(id),
    countryOf: (code) => countries.get(code),
  };
}

/** A category as a filter; null where there is none of this id. */
export async function categoryFilter(deps: Deps, id: number): Promise<CategoryFilter | null> {
  const category = (await categoryBook(deps)).find(id);
  return category ? { id: category.id, level: category.level } : null;
}
