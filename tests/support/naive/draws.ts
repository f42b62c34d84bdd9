/** Random rows and questions that give every filter, facet and order something to do. */
import { BUSINESS_TYPES, CERTIFICATIONS, MAIN_MARKETS } from '../../../domain/enumerations.ts';
import { random } from '../../../domain/shuffle.ts';
import type {
  IndexedCompany,
  IndexedLead,
  IndexedProduct,
  IndexedSupplier,
} from '../../../server/search/index/feed/indexed.ts';
import type {
  CompanySearch,
  LeadSearch,
  ProductSearch,
  SupplierFilters,
} from '../../../server/search/match/engine.ts';
import { plainWord, type Word } from '../../../server/search/text/word.ts';

/** The same draws in every run; `TEST_SEED` draws others. */
export const SEED = Number(process.env.TEST_SEED || 28);
/** Ids of a kind: enough for more matches of a word than are ranked, and more postings than are looked through. */
export const IDS = 260;

export const draw = random(SEED);
export const below = (n: number) => Math.floor(draw() * n);
export const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;
const some = <T>(list: readonly T[], share = 0.3): T[] => list.filter(() => draw() < share);
const seldom = <T>(make: () => T): T | undefined => (draw() < 0.25 ? make() : undefined);

const NOW = Date.UTC(2026, 5, 1);
const DAY_MS = 86_400_000;
/** From what nearly all say, which need not be held, to what hardly any does. */
const EVERYWHERE = 'made';
/** Words that two documents or so say. */
const FEW = 120;
export const COMMON = ['steel', 'pump', 'new'];
export const RARE = ['valve', 'flange', '水泵', 'dn50', 'titanium', 'ünal', 'sprocket'];

function documentOf(id: number): string {
  const places = [
    ...some([EVERYWHERE], 0.95),
    ...some(COMMON, 0.5),
    ...some(RARE, 0.12),
    `no${id}`,
    `few${below(FEW)}`,
    ...(draw() < 0.1 ? Array(9).fill('long') : []),
  ];
  const line = places
    .toSorted(() => draw() - 0.5)
    .map((place) => (draw() < 0.15 ? `${place}|${oneOf(RARE)}` : place));
  const field = () =>
    [...some(COMMON, 0.2), ...some(RARE, 0.1)]
      .map((term) => (draw() < 0.3 ? `${term}*${2 + below(5)}` : term))
      .join(' ');
  return [
    `${below(places.length)} ${1 + below(places.length)} ${line.join(' ')}`,
    field(),
    field(),
    field(),
  ].join('\n');
}
const supplierOf = (): IndexedSupplier => ({
  province: below(6),
  tierRank: below(4),
  answers: draw() < 0.4,
  certificates: some(CERTIFICATIONS.slice(0, 5), 0.2),
  established: draw() < 0.2 ? 0 : 1980 + below(45),
});
const categoriesOf = () => {
  const leaf = below(12);
  return [1 + (leaf % 3), 10 + (leaf % 6), 100 + leaf] as const;
};
export const productOf = (id: number): IndexedProduct => ({
  id,
  document: documentOf(id),
  ...supplierOf(),
  companyId: 1 + below(12),
  categories: categoriesOf(),
  prices: oneOf([
    [],
    [[1, null, 1 + below(999) / 8]],
    [
      [1, 99, 1 + below(999) / 8],
      [100, null, 1 + below(99) / 8],
    ],
    [
      [10, 50, 1 + below(99) / 8],
      [51, 500, below(99) / 8],
    ],
  ] as const),
  currency: oneOf(['$', '$', '¥', '€']),
  unit: oneOf(['piece', 'set', 'ton']),
  minOrder: oneOf([1, 2, 10, 40, 300, 20_000]),
  refreshedAt: NOW - below(1e10),
  sample: draw() < 0.3,
  properties: [
    ...(draw() < 0.6 ? [['Colour', oneOf(['Red, Blue', 'Red', 'Green', '红'])] as const] : []),
    ...(draw() < 0.55 ? [['Power', `${1 + below(5)}${oneOf(['.5', ''])} kW`] as const] : []),
    ['Model Number', `X${id}`],
  ],
});
export const companyOf = (id: number): IndexedCompany => ({
  id,
  document: documentOf(id),
  ...supplierOf(),
  markets: some(MAIN_MARKETS.map(({ value }) => value)),
  businessTypes: some(BUSINESS_TYPES),
  createdAt: NOW - below(1e11),
});
export const leadOf = (id: number): IndexedLead => ({
  id,
  document: documentOf(id),
  categories: categoriesOf(),
  receive: oneOf(['DE', 'US', 'KE']),
  closingAt: NOW + (below(80) - 10) * DAY_MS,
  // a millisecond each, so that the newest is one of them
  publishedAt: NOW - below(1e10),
});

const wordOf = (): Word => {
  // some say one document alone, or two, beside which longer lists are looked into, not put together
  const term =
    draw() < 0.2
      ? oneOf([`no${1 + below(IDS)}`, `few${below(FEW)}`])
      : oneOf([EVERYWHERE, ...COMMON, ...RARE, 'nowhere']);
  if (draw() < 0.6) return plainWord(term);
  const variant = { terms: [oneOf(RARE)], weight: 0.8 };
  const apart = { terms: [oneOf(COMMON), oneOf([...COMMON, ...RARE])], weight: 0.6 };
  return [{ terms: [term], weight: 1 }, variant, ...(draw() < 0.5 ? [apart] : [])];
};
function shared() {
  const words = Array.from({ length: below(5) }, wordOf);
  return {
    words,
    head: words.length - 1,
    opened: seldom(() => ({ [1 + below(IDS)]: draw() })),
    offset: oneOf([0, 0, 0, 15, 110, 130]),
    limit: oneOf([0, 1, 20, 50]),
    also: oneOf([0, 10]),
    now: NOW,
  };
}
const supplierFilters = (): SupplierFilters => ({
  province: seldom(() => below(6)),
  tierRank: seldom(() => below(4)),
  answers: seldom(() => true),
  certificate: seldom(() => oneOf(CERTIFICATIONS.slice(0, 5))),
  establishedUntil: seldom(() => 2000 + below(20)),
});
const categoryOf = () => {
  const level = 1 + below(3);
  return { id: categoriesOf()[level - 1]!, level };
};
export const productSearch = (): ProductSearch => ({
  ...shared(),
  sort: oneOf(['relevance', 'relevance', 'newest', 'price_asc', 'price_desc']),
  filters: {
    ...supplierFilters(),
    cate: seldom(categoryOf),
    minPrice: seldom(() => below(40)),
    maxPrice: seldom(() => 10 + below(90)),
    quantity: seldom(() => oneOf([1, 30, 100, 501, 20_000])),
    unit: seldom(() => 'set'),
    minOrder: seldom(() => oneOf([1, 10, 500])),
    sample: seldom(() => true),
    parameters: seldom(() => [
      { name: 'colour', values: [oneOf(['red', 'Blue', '红'])] },
      ...(draw() < 0.5 ? [{ name: 'Power', values: ['2~4 kW', '5500 W'] }] : []),
    ]),
  },
});
export const companySearch = (): CompanySearch => ({
  ...shared(),
  sort: oneOf(['relevance', 'newest']),
  filters: {
    ...supplierFilters(),
    markets: seldom(() => [MAIN_MARKETS[below(3)]!.value]) ?? [],
    businessTypes: seldom(() => some(BUSINESS_TYPES)) ?? [],
  },
});
export const leadSearch = (): LeadSearch => ({
  ...shared(),
  sort: oneOf(['relevance', 'newest', 'closing']),
  filters: {
    receive: seldom(() => oneOf(['DE', 'US'])),
    category: seldom(categoryOf),
    closing: [NOW, seldom(() => NOW + 20 * DAY_MS) ?? null],
  },
});
