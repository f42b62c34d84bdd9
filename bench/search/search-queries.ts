/** What visitors of a large marketplace type: drawn from its own titles, the same at every run. */

import type { ProductQuery } from '../../contract/search.ts';
import { draw, seedOf } from '../../db/seed/product/draw.ts';
import type { Deps } from '../../server/platform/deps.ts';

export type Query = Pick<ProductQuery, 'kw' | 'sort'> & Partial<ProductQuery>;

const letters = /^[a-z]{5,}$/i;
/** Two neighbouring letters change places. */
const mistyped = (word: string): string => word.slice(0, 2) + word[3] + word[2] + word.slice(4);

/** So many different queries: of one to four words, with mistakes, sizes, Chinese, filters; first the commonest word of all. */
export async function drawQueries(deps: Deps, count: number): Promise<Query[]> {
  const { rows: common } = await deps.db.$client.query<{ phrase: string }>(
    `SELECT phrase FROM search_phrases WHERE phrase ~ '^[a-z]+$' ORDER BY products DESC, phrase LIMIT 1`,
  );
  const { rows: phrases } = await deps.db.$client.query<{ phrase: string }>(
    'SELECT phrase FROM search_phrases ORDER BY products DESC, phrase LIMIT 20',
  );
  const { rows: titles } = await deps.db.$client.query<{ title: string; category_id: number }>(
    'SELECT title, category_id FROM products WHERE listed ORDER BY md5(id::text) LIMIT 1000',
  );
  const { rows: names } = await deps.db.$client.query<{ name_zh: string }>(
    'SELECT name_zh FROM categories WHERE is_end ORDER BY md5(id::text) LIMIT 50',
  );
  const all = new Map<string, Query>();
  const add = (query: Omit<Query, 'sort'>) => {
    if (all.size < count) all.set(JSON.stringify(query), { ...query, sort: 'relevance' });
  };
  add({ kw: common[0]!.phrase });
  for (const { phrase } of phrases) add({ kw: phrase });
  for (let i = 0; all.size < count && i < 10 * count; i++) {
    const d = draw(seedOf('query', i));
    const { title, category_id } = titles[d.int(0, titles.length - 1)]!;
    const words = title.split(/[\s,]+/).filter((word) => word.length > 1);
    const from = d.int(0, Math.max(words.length - 3, 0));
    const some = words.slice(from, from + d.int(1, 4));
    const kind = d.int(0, 9);
    const wrong = some.findIndex((word) => letters.test(word));
    if (kind === 0) add({ kw: names[d.int(0, names.length - 1)]!.name_zh });
    else if (kind === 1 && wrong >= 0) add({ kw: some.with(wrong, mistyped(some[wrong]!)).join(' ') });
    else if (kind === 2) add({ kw: some.join(' '), cate: category_id });
    else if (kind === 3) add({ kw: some.join(' '), maxPrice: 50 });
    else add({ kw: some.join(' ') });
  }
  return [...all.values()];
}

/** So many different queries of one to three words that no language has, the same at every run. */
export function drawNonsense(count: number): Query[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return Array.from({ length: count }, (_, i) => {
    const d = draw(seedOf('nonsense', i));
    const word = () => Array.from({ length: d.int(5, 11) }, () => letters[d.int(0, 25)]!).join('');
    return { kw: Array.from({ length: d.int(1, 3) }, word).join(' '), sort: 'relevance' };
  });
}
