/** Names of what facets count: categories, provinces, countries, and values that have words. */
import type { Address } from '../../contract/address.ts';
import type { Category } from '../../contract/category.ts';
import { FACET_WORDS, type FacetWords } from '../../locales/facets.ts';
import { addressTrees } from '../features/address/address.ts';
import { categoryBook } from '../features/category/category.ts';
import type { Deps } from '../platform/deps.ts';
import type { Named } from './facets.ts';
import type { CategoryFilter } from './match/engine.ts';

export interface Names {
  category(id: number): Category | undefined;
  /** A province by its id. */
  province(id: number): Named | undefined;
  /** The province that a place lies in or is; null for a country. */
  provinceOf(address: number): number | null;
  /** A country by its id. */
  country(id: number): Address | undefined;
}

interface Places {
  provinces: Map<number, Address>;
  countries: Map<number, Address>;
  /** Of provinces and their cities. */
  within: Map<number, number>;
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
      countries: new Map(tree.map((country) => [country.id, country])),
      provinces: new Map(all.map((place) => [place.id, place])),
      within: new Map(
        all.flatMap(({ id, children = [] }) =>
          [id, ...children.map((city) => city.id)].map((of) => [of, id]),
        ),
      ),
    };
    places.set(tree, known);
  }
  const { provinces, countries, within } = known;
  return {
    category: (id) => book.byId.get(id),
    province: (id) => provinces.get(id),
    provinceOf: (address) => within.get(address) ?? null,
    country: (id) => countries.get(id),
  };
}

/** A category as a filter; null where there is none of this id. */
export async function categoryFilter(deps: Deps, id: number): Promise<CategoryFilter | null> {
  const category = (await categoryBook(deps)).byId.get(id);
  return category ? { id, level: category.level } : null;
}
