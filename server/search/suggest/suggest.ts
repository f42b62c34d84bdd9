/** What a visitor may be typing: completed words, categories, suppliers (spec P2.9). */

import type { Category } from '../../../contract/product/category.ts';
import type { Suggestions } from '../../../contract/search.ts';
import { categoryBook } from '../../features/category/category.ts';
import type { Deps } from '../../platform/deps.ts';
import { engineOf } from '../engines.ts';
import { lexiconOf } from '../lexicon.ts';
import { interpretFor } from '../run-search.ts';
import { plainText } from '../text/measure/measurements.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import { categoryName } from './nearest-category.ts';
import { suppliersNamed } from './suggest.sql.ts';

const PRODUCTS = 8;
const CATEGORIES = 4;
const SUPPLIERS = 3;
/** Continuations that are looked for in titles. */
const MAX_TRIED = 24;

/** Words, categories and suppliers for what was typed so far; each list best first, and empty where nothing fits. */
export async function suggest(deps: Deps, kw: string): Promise<Suggestions> {
  const typed = plainText(kw).trimStart();
  if (typed.trim() === '') return { products: [], counts: {}, items: [], categories: [], suppliers: [] };
  const [{ vocabulary }, book, suppliers] = await Promise.all([
    lexiconOf(deps),
    categoryBook(deps),
    suppliersNamed(deps.replica, typed.trim(), SUPPLIERS),
  ]);
  const together = (texts: readonly string[]) => inOneTitle(deps, texts);
  const products = await endings(typed, vocabulary, PRODUCTS, together);
  return {
    products,
    counts: await countsOf(deps, products),
    items: [],
    categories: categoriesNamed(
      [...book.byId.values()].filter(({ closed }) => !closed),
      typed.trim(),
    )
      .slice(0, CATEGORIES)
      .map((category) => ({ ...categoryName(category), count: category.p_num })),
    suppliers,
  };
}

/** What a search for each of the texts finds, where that is counted in passing. */
async function countsOf(deps: Deps, texts: readonly string[]): Promise<Record<string, number>> {
  const queries = await Promise.all(texts.map((text) => interpretFor(deps, 'products', text)));
  const totals = await engineOf(deps).totals(queries.map(({ words, head }) => ({ words, head })));
  return Object.fromEntries(
    texts.flatMap((text, i) => {
      const total = totals[i];
      return total ? [[text, total]] : [];
    }),
  );
}

async function inOneTitle(deps: Deps, texts: readonly string[]): Promise<Set<string>> {
  const terms = texts.map((text) => tokenize(text).map(({ term }) => term));
  const held = await engineOf(deps).inOneTitle(terms);
  return new Set(texts.filter((_, i) => held[i]));
}

/** Of these texts those whose words some title holds, the last ones side by side. */
type Together = (texts: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Ways to go on with what was typed: phrases of titles that begin with all of it; then those that begin with its last
 * two words, then its last word, where they fit the words before; what is mistyped in better spelling.
 */
export async function endings(
  typed: string,
  vocabulary: Vocabulary,
  most: number,
  together: Together,
): Promise<string[]> {
  const words = typed.split(/\s+/);
  const found = new Set(vocabulary.complete(typed, most));
  if (found.size < most) {
    const held = await fitting(continuations(words, vocabulary, most), together);
    for (const text of held) if (found.size < most) found.add(text);
  }
  const end = words.at(-1)!;
  if (found.size > 0 || end.length <= 3) return [...found];
  const better = vocabulary.spell(end);
  if (better === null) return [];
  const before = words.slice(0, -1);
  return fitting(
    vocabulary.complete(better, 3).map((phrase) => [...before, phrase].join(' ')),
    before.length > 0 ? together : async (texts) => new Set(texts),
  );
}

/** Phrases for the last words, behind the words before; more of them than are shown, for not all of them fit. */
function continuations(words: readonly string[], vocabulary: Vocabulary, most: number): string[] {
  const texts: string[] = [];
  for (let from = 1; from < words.length; from++) {
    const last = words.slice(from).join(' ');
    if (last === '') continue;
    const before = words.slice(0, from).join(' ');
    texts.push(...vocabulary.complete(last, 2 * most).map((phrase) => `${before} ${phrase}`));
  }
  return [...new Set(texts)].slice(0, MAX_TRIED);
}

const fitting = async (texts: readonly string[], together: Together): Promise<string[]> => {
  const held = texts.length > 0 ? await together(texts) : new Set<string>();
  return texts.filter((text) => held.has(text));
};

/**
 * Categories with a word that begins so in either language: those that begin with it first, then the fuller ones; in the
 * end those where each of the words begins one, in any order.
 */
export function categoriesNamed(categories: Iterable<Category>, typed: string): Category[] {
  const found: { category: Category; place: number }[] = [];
  const words = typed.split(/\s+/);
  for (const category of categories) {
    const name = category.name.toLowerCase();
    const inEnglish = name.startsWith(typed) ? 0 : name.includes(` ${typed}`) ? 1 : -1;
    const inChinese = category.name_zh.indexOf(typed);
    const place = inEnglish >= 0 ? inEnglish : Math.min(inChinese, 1);
    if (place >= 0) found.push({ category, place });
    else if (words.length > 1 && words.every((word) => ` ${name}`.includes(` ${word}`)))
      found.push({ category, place: 2 });
  }
  return found
    .sort((a, b) => a.place - b.place || b.category.p_num - a.category.p_num || a.category.id - b.category.id)
    .map(({ category }) => category);
}
