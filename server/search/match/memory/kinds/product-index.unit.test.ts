/** The product index finds and counts what a pass over all products finds and counts. */
import { expect, test } from 'vitest';
import { CERTIFICATIONS } from '../../../../../domain/enumerations.ts';
import type { IndexedProduct } from '../../../index/feed/indexed.ts';
import { plainWord } from '../../../text/word.ts';
import { type Count, MIN_ORDERS, type ProductFilters, type ProductSearch, YEARS } from '../../engine.ts';
import { answer } from '../answer.ts';
import { ProductIndex } from './product-index.ts';

let seed = 23;
const random = () => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
};
const below = (n: number) => Math.floor(random() * n);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;

const NOW = Date.UTC(2026, 5, 1);
const YEAR = 2026;
const RATES: Record<string, number> = { $: 1, '¥': 8 };
const UNITS = ['piece', 'set', 'ton', 'metre'];
const CERTIFICATES = CERTIFICATIONS.slice(0, 5);
/** Leaves of four roots; below a category of the second level stand fewer than an eighth of all. */
const LEAVES = Array.from({ length: 36 }, (_, i) => [1 + (i % 4), 10 + (i % 12), 100 + i] as const);

const productOf = (id: number): IndexedProduct => ({
  id,
  // half of all hold the one word, a third the other
  document: `-1 0 thing${random() < 0.5 ? ' lamp' : ''}${random() < 0.3 ? ' pump' : ''}\n\n\n`,
  companyId: 1 + below(40),
  categories: oneOf(LEAVES),
  prices:
    random() < 0.15
      ? []
      : [
          [1, 99, 1 + below(4000) / 8],
          [100, null, 1 + below(800) / 8],
        ],
  currency: oneOf(['$', '$', '¥', '€']),
  unit: oneOf(UNITS),
  minOrder: oneOf([1, 2, 10, 40, 300, 20_000]),
  province: below(6),
  tierRank: below(4),
  refreshedAt: NOW - below(1e9),
  sample: random() < 0.3,
  answers: random() < 0.4,
  certificates: CERTIFICATES.filter(() => random() < 0.2),
  established: random() < 0.2 ? 0 : YEAR - below(40),
  properties: [],
});

type Passes = (product: IndexedProduct) => boolean;
/** At the minimum order, as cards say it. */
const dollarsOf = ({ prices, minOrder, currency }: IndexedProduct): number => {
  const tier = prices.find(([, last]) => last === null || minOrder <= last);
  return (tier?.[2] ?? 0) / (RATES[currency] ?? Number.POSITIVE_INFINITY);
};
const within =
  (least: number, most: number): Passes =>
  (product) => {
    const price = dollarsOf(product);
    return price > 0 && price >= least && price <= most;
  };

/** A filter that is drawn, the facet that is counted without it, and what it lets pass. */
const DRAWN: (() => { facet: string; filter: ProductFilters; passes: Passes })[] = [
  () => {
    const [level, id] = oneOf([
      [1, 1 + below(4)],
      [2, 10 + below(12)],
      [3, 100 + below(36)],
    ] as const);
    return { facet: '', filter: { cate: { level, id } }, passes: (p) => p.categories[level - 1] === id };
  },
  () => {
    const [minPrice, maxPrice] = [below(60), 60 + below(200)];
    return { facet: 'price', filter: { minPrice, maxPrice }, passes: within(minPrice, maxPrice) };
  },
  () => {
    const unit = oneOf(UNITS);
    return { facet: 'unit', filter: { unit }, passes: (p) => p.unit === unit };
  },
  () => {
    const minOrder = oneOf(MIN_ORDERS);
    return { facet: 'minOrder', filter: { minOrder }, passes: (p) => p.minOrder <= minOrder };
  },
  () => {
    const province = below(6);
    return { facet: 'province', filter: { province }, passes: (p) => p.province === province };
  },
  () => {
    const tierRank = below(4);
    return { facet: 'tier', filter: { tierRank }, passes: (p) => p.tierRank === tierRank };
  },
  () => ({ facet: 'sample', filter: { sample: true }, passes: (p) => p.sample }),
  () => ({ facet: 'answers', filter: { answers: true }, passes: (p) => p.answers }),
  () => {
    const certificate = oneOf(CERTIFICATES);
    return {
      facet: 'certificate',
      filter: { certificate },
      passes: (p) => p.certificates.includes(certificate),
    };
  },
  () => {
    const establishedUntil = YEAR - oneOf(YEARS);
    const passes: Passes = ({ established }) => established > 0 && established <= establishedUntil;
    return { facet: 'years', filter: { establishedUntil }, passes };
  },
];

const counted = (values: Iterable<string | number>): Count[] => {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
};
/** Of bounds from the narrowest on how many are within each, and none that says nothing new. */
const cumulated = (bounds: readonly number[], numberWithin: (bound: number) => number): Count[] => {
  let before = 0;
  return bounds.flatMap((bound) => {
    const n = numberWithin(bound);
    const isNew = n > before;
    before = n;
    return isNew ? [[bound, n] satisfies Count] : [];
  });
};
/** The counts of a facet, by going through the products. */
const PLAIN: Record<string, (products: IndexedProduct[]) => Count[]> = {
  category: (all) => counted(all.map(({ categories }) => categories[2])),
  unit: (all) => counted(all.map(({ unit }) => unit)),
  province: (all) => counted(all.map(({ province }) => province)),
  tier: (all) => counted(all.map(({ tierRank }) => tierRank)),
  sample: (all) => counted(all.filter(({ sample }) => sample).map(() => 'true')),
  answers: (all) => counted(all.filter(({ answers }) => answers).map(() => 'true')),
  certificate: (all) => counted(all.flatMap(({ certificates }) => certificates)),
  minOrder: (all) => cumulated(MIN_ORDERS, (bound) => all.filter(({ minOrder }) => minOrder <= bound).length),
  years: (all) =>
    cumulated(
      YEARS.toReversed(),
      (years) => all.filter(({ established }) => established > 0 && YEAR - established >= years).length,
    ),
};
const byValue = (counts: readonly Count[]) => counts.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));

const index = new ProductIndex();
index.setRates(RATES);
const products = new Map<number, IndexedProduct>();
let lastId = 0;
/** Puts new ones, and some in the place of others; removes some. */
function change(n: number): void {
  for (let i = 0; i < n; i++) {
    const id = random() < 0.7 || lastId === 0 ? ++lastId : 1 + below(lastId);
    const product = productOf(id);
    products.set(id, product);
    index.put(product);
    if (random() < 0.1) {
      const gone = 1 + below(lastId);
      products.delete(gone);
      index.remove(gone);
    }
  }
}

// there are more groups of suppliers than a question finds products, and fewer of terms: both ways to count are gone
test('totals, facets and pages under any filters are those of plain counting, while products come and go', () => {
  change(600);
  for (let round = 0; round < 400; round++) {
    if (round % 4 === 0) change(1 + below(8));
    const drawn = Array.from({ length: below(4) }, () => oneOf(DRAWN));
    const filters = [...new Set(drawn)].map((draw) => draw());
    const word = oneOf(['', 'lamp', 'pump']);
    const query: ProductSearch = {
      words: word ? [plainWord(word)] : [],
      head: -1,
      filters: Object.assign({}, ...filters.map(({ filter }) => filter)),
      sort: 'newest',
      offset: 0,
      limit: 20,
      also: 0,
      now: NOW,
    };
    const said = JSON.stringify([word, query.filters]);
    const of = [...products.values()].filter(({ document }) => document.includes(word));
    const passing = (facet?: string) =>
      of.filter((product) => filters.every((one) => one.facet === facet || one.passes(product)));
    const { total, ids, counts } = answer(index, query);
    expect(total, said).toBe(passing().length);
    expect(ids, said).toEqual(
      passing()
        .map(({ id }) => id)
        .sort((a, b) => b - a)
        .slice(0, 20),
    );
    for (const [facet, plain] of Object.entries(PLAIN))
      expect(byValue(counts[facet as 'unit']), `${facet} ${said}`).toEqual(byValue(plain(passing(facet))));
    // a range counts what it gives as a filter
    for (const [range, n] of counts.price) {
      const [least, most] = String(range).split('-').map(Number) as [number, number];
      expect(n, `${range} ${said}`).toBe(
        passing('price').filter(within(least, most || Number.POSITIVE_INFINITY)).length,
      );
    }
  }
});

test('without a quantity the price is that of the card, also where the minimum order has none', () => {
  const one = new ProductIndex();
  one.setRates(RATES);
  const negotiated = { ...productOf(1), document: '-1 0 lamp\n\n\n', currency: '¥', minOrder: 50 };
  const prices: [number, number | null, number][] = [
    [1, 10, 40],
    [11, 100, 0],
    [101, 200, 32],
    [201, null, 24],
  ];
  one.put({ ...negotiated, prices });
  const found = (filters: ProductFilters) =>
    answer(one, {
      words: [plainWord('lamp')],
      head: -1,
      filters,
      sort: 'newest',
      offset: 0,
      limit: 1,
      also: 0,
      now: NOW,
    }).total;
  const between = (minPrice: number, maxPrice: number) => ({ minPrice, maxPrice });
  // the best there is
  expect([3, 4, 5].map((dollars) => found(between(dollars, dollars)))).toEqual([1, 0, 0]);
  const at = (quantity: number) =>
    [3, 4, 5].map((dollars) => found({ ...between(dollars, dollars), quantity }));
  expect([50, 150, 201].map(at)).toEqual([
    [0, 0, 0],
    [0, 1, 0],
    [1, 0, 0],
  ]);
  // with other rates it is another price
  one.setRates({ $: 1, '¥': 6 });
  expect(found(between(4, 4))).toBe(1);
});
