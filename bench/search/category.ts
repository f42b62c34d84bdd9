/**
 * `npm run bench -- category [PRODUCTS …]`: what a page of a category asks the index, twenty products with all facets and
 * parameters, by level of the category and by number of products; processor of the thread, without database and rendering.
 */
import { CERTIFICATIONS } from '../../domain/enumerations.ts';
import type { IndexedProduct } from '../../server/search/index/feed/indexed.ts';
import { answer } from '../../server/search/match/memory/answer.ts';
import { ProductIndex } from '../../server/search/match/memory/kinds/product-index.ts';
import { figure } from '../support/figures.ts';

const SIZES = process.argv.slice(2).map(Number);
const ROUNDS = 200;
/** As many as the categories of the reference tree, about. */
const [ROOTS, SUBS, LEAVES] = [28, 280, 2240];
const NOW = Date.UTC(2026, 5, 1);
const UNITS = ['piece', 'set', 'ton', 'metre'];
const LEVELS = { root: ROOTS, 'second level': SUBS, leaf: LEAVES };

let seed = 7;
const below = (n: number): number => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed % n;
};
const suppliers = Array.from({ length: 50_000 }, (_, i) => ({
  companyId: i + 1,
  province: below(30),
  tierRank: below(4),
  answers: below(3) === 0,
  certificates: CERTIFICATIONS.filter(() => below(20) === 0),
  established: 2026 - below(40),
}));
const productOf = (id: number): IndexedProduct => {
  const leaf = below(LEAVES);
  return {
    ...suppliers[below(Math.ceil(id / 20))]!,
    id,
    document: `-1 0 thing\n\n\n`,
    categories: [1 + (leaf % ROOTS), 1000 + (leaf % SUBS), 10_000 + leaf],
    prices: [[1, null, 1 + below(4000) / 8]],
    currency: '$',
    unit: UNITS[below(4)]!,
    minOrder: 1 + below(500),
    refreshedAt: NOW - below(1_000_000),
    sample: below(3) === 0,
    properties: [
      ['Material', ['Steel', 'Brass', 'Aluminum'][below(3)]!],
      ['Power', `${1 + below(20)} kW`],
    ],
  };
};

for (const size of SIZES.length > 0 ? SIZES : [4000, 100_000, 1_000_000]) {
  const index = new ProductIndex();
  for (let id = 1; id <= size; id++) index.put(productOf(id));
  for (const [name, count] of Object.entries(LEVELS)) {
    const level = Object.keys(LEVELS).indexOf(name) + 1;
    const first = [1, 1000, 10_000][level - 1]!;
    const ask = () =>
      answer(index, {
        words: [],
        head: -1,
        filters: { cate: { level, id: first + below(count) } },
        sort: 'relevance',
        offset: 0,
        limit: 20,
        also: 0,
        now: NOW,
      });
    for (let i = 0; i < ROUNDS; i++) ask();
    const before = process.cpuUsage();
    let found = 0;
    for (let i = 0; i < ROUNDS; i++) found += ask().total;
    const { user, system } = process.cpuUsage(before);
    figure(
      `${size} products, ${name}, of ${Math.round(found / ROUNDS)}`,
      (user + system) / 1000 / ROUNDS,
      'ms',
    );
  }
}
process.exit(0);
