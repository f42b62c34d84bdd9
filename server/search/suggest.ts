/** What a visitor may be typing: ends of the words, categories, suppliers (seed 000 §2.9). */

import type { Category } from '../../contract/category.ts';
import type { Suggestions } from '../../contract/search.ts';
import { categoryBook } from '../features/category/category.ts';
import type { Deps } from '../platform/deps.ts';
import { normalise } from './analyse.ts';
import { categoryName } from './nearest.ts';
import { suppliersNamed } from './suggest.sql.ts';
import { lexiconOf } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

const PRODUCTS = 8;
const CATEGORIES = 4;
const SUPPLIERS = 3;

/** Words, categories and suppliers for what was typed so far; each list best first, and empty where nothing fits. */
export async function suggest(deps: Deps, kw: string): Promise<Suggestions> {
  const typed = normalise(kw).trimStart();
  if (typed.trim() === '') return { products: [], categories: [], suppliers: [] };
  const [{ vocabulary }, book, suppliers] = await Promise.all([
    lexiconOf(deps.replica),
    categoryBook(deps),
    suppliersNamed(deps.replica, typed.trim(), SUPPLIERS),
  ]);
  return {
    products: endings(typed, vocabulary, PRODUCTS),
    categories: categoriesNamed(book.byId.values(), typed.trim()).slice(0, CATEGORIES).map(categoryName),
    suppliers,
  };
}

/**
 * Ways to go on with what was typed: phrases that begin with all of it, then with its last two words, then its last
 * word, behind the words before; what is mistyped in better spelling.
 */
export function endings(typed: string, vocabulary: Vocabulary, most: number): string[] {
  const found = new Set<string>();
  const words = typed.split(/\s+/);
  for (let from = 0; from < words.length && found.size < most; from++) {
    const before = words.slice(0, from).join(' ');
    const last = words.slice(from).join(' ');
    if (last === '') continue;
    for (const phrase of vocabulary.complete(last, most)) {
      if (found.size < most) found.add(before ? `${before} ${phrase}` : phrase);
    }
  }
  const end = words.at(-1)!;
  if (found.size === 0 && end.length > 3) {
    const better = vocabulary.spell(end);
    if (better)
      for (const phrase of vocabulary.complete(better, 3))
        found.add([...words.slice(0, -1), phrase].join(' '));
  }
  return [...found];
}

/** Categories with a word that begins so in either language: those that begin with it first, then the fuller ones. */
export function categoriesNamed(categories: Iterable<Category>, typed: string): Category[] {
  const found: { category: Category; place: number }[] = [];
  for (const category of categories) {
    const name = category.name.toLowerCase();
    const inEnglish = name.startsWith(typed) ? 0 : name.includes(` ${typed}`) ? 1 : -1;
    const inChinese = category.name_zh.indexOf(typed);
    const place = inEnglish >= 0 ? inEnglish : inChinese;
    if (place >= 0) found.push({ category, place: Math.min(place, 1) });
  }
  return found
    .sort((a, b) => a.place - b.place || b.category.p_num - a.category.p_num || a.category.id - b.category.id)
    .map(({ category }) => category);
}
