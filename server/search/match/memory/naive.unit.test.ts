/** Whatever is written and asked, the indexes answer as an engine that goes through every document (tests/support/naive). */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUSINESS_TYPES, CERTIFICATIONS, MAIN_MARKETS } from '../../../../domain/enumerations.ts';
import { random } from '../../../../domain/shuffle.ts';
import { NaiveEngine } from '../../../../tests/support/naive/engine.ts';
import {
  NAIVE_COMPANIES,
  NAIVE_LEADS,
  naiveProducts,
  states,
} from '../../../../tests/support/naive/kinds.ts';
import type { Feed } from '../../index/feed.ts';
import type { IndexedCompany, IndexedLead, IndexedProduct, IndexedSupplier } from '../../index/indexed.ts';
import { parameterValues } from '../../text/parameter-value.ts';
import { plainWord, type Word } from '../../text/word.ts';
import { dividing } from '../dividing.ts';
import {
  type Answer,
  type CompanySearch,
  type Count,
  type LeadSearch,
  type ProductSearch,
  RANKED,
  type SupplierFilters,
} from '../engine.ts';
import { answer } from './answer.ts';
import { Indexes } from './indexes.ts';
import { parameterFacet } from './parameter-column.ts';
import { PartsReader, PartsWriter } from './parts.ts';

/** The same draws in every run; `TEST_SEED` draws others. */
const SEED = Number(process.env.TEST_SEED || 28);
const ROUNDS = 150;
/** Ids of a kind: enough for more matches of a word than are ranked, and more postings than are looked through. */
const IDS = 260;

const draw = random(SEED);
const below = (n: number) => Math.floor(draw() * n);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;
const some = <T>(list: readonly T[], share = 0.3): T[] => list.filter(() => draw() < share);
const seldom = <T>(make: () => T): T | undefined => (draw() < 0.25 ? make() : undefined);

const NOW = Date.UTC(2026, 5, 1);
const DAY_MS = 86_400_000;
/** From what nearly all say, which need not be held, to what hardly any does. */
const EVERYWHERE = 'made';
/** Words that two documents or so say. */
const FEW = 120;
const COMMON = ['steel', 'pump', 'new'];
const RARE = ['valve', 'flange', '水泵', 'dn50', 'titanium', 'ünal', 'sprocket'];

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
const productOf = (id: number): IndexedProduct => ({
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
    ['Power', `${1 + below(5)}${oneOf(['.5', ''])} kW`],
    ['Model Number', `X${id}`],
  ],
});
const companyOf = (id: number): IndexedCompany => ({
  id,
  document: documentOf(id),
  ...supplierOf(),
  markets: some(MAIN_MARKETS.map(({ value }) => value)),
  businessTypes: some(BUSINESS_TYPES),
  createdAt: NOW - below(1e11),
});
const leadOf = (id: number): IndexedLead => ({
  id,
  document: documentOf(id),
  categories: categoriesOf(),
  receive: oneOf(['DE', 'US', 'KE']),
  closingAt: NOW + (below(80) - 10) * DAY_MS,
  // a millisecond each, so that the newest is one of them
  publishedAt: NOW - below(1e10),
});

let indexes = new Indexes({} as Feed);
let rates: Record<string, number> = { $: 1, '¥': 8 };
const prices = naiveProducts(() => rates);
const naive = {
  products: new NaiveEngine(prices),
  companies: new NaiveEngine(NAIVE_COMPANIES),
  purchases: new NaiveEngine(NAIVE_LEADS),
};

/** A row in the place of another or a new one, or one that goes, of each kind. */
function write(): void {
  const id = 1 + below(IDS);
  if (draw() < 0.2) {
    for (const kind of ['products', 'companies', 'purchases'] as const) {
      indexes[kind].remove(id);
      naive[kind].remove(id);
    }
    return;
  }
  const [product, company, lead] = [productOf(id), companyOf(id), leadOf(id)];
  for (const { products, companies, purchases } of [indexes, naive]) {
    products.put(product);
    companies.put(company);
    purchases.put(lead);
  }
}
function setRates(): void {
  rates = { $: 1, ...(draw() < 0.7 && { '¥': 5 + below(5) }), ...(draw() < 0.3 && { '€': 0.9 }) };
  indexes.products.setRates(rates);
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-naive-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
/** From now on the index that another start reads from the file. */
function keepAndRead(): void {
  const file = path.join(folder, 'index');
  const out = fs.openSync(file, 'w');
  indexes.persist(new PartsWriter(out));
  fs.closeSync(out);
  const kept = fs.openSync(file, 'r');
  indexes = new Indexes({} as Feed);
  indexes.persist(new PartsReader(kept));
  fs.closeSync(kept);
}
const WRITES = [setRates, keepAndRead, () => indexes.products.text.compact()];

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
const productSearch = (): ProductSearch => ({
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
const companySearch = (): CompanySearch => ({
  ...shared(),
  sort: oneOf(['relevance', 'newest']),
  filters: {
    ...supplierFilters(),
    markets: seldom(() => [MAIN_MARKETS[below(3)]!.value]) ?? [],
    businessTypes: seldom(() => some(BUSINESS_TYPES)) ?? [],
  },
});
const leadSearch = (): LeadSearch => ({
  ...shared(),
  sort: oneOf(['relevance', 'newest', 'closing']),
  filters: {
    receive: seldom(() => oneOf(['DE', 'US'])),
    category: seldom(categoryOf),
    closing: [NOW, seldom(() => NOW + 20 * DAY_MS) ?? null],
  },
});

const byValue = (counts: readonly Count[]) => counts.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));

function expectSame(
  said: string,
  got: Answer<string>,
  wanted: ReturnType<NaiveEngine<never, never>['answer']>,
) {
  expect(got.total, said).toBe(wanted.total);
  expect(got.ids, said).toEqual(wanted.ids);
  if (wanted.others.length <= RANKED) expect(got.also, said).toEqual(wanted.also);
  else {
    expect(got.also, said).toHaveLength(wanted.also.length);
    expect(wanted.others, said).toEqual(expect.arrayContaining(got.also));
  }
  for (const [facet, counts] of Object.entries(wanted.counts))
    expect(byValue(got.counts[facet] ?? []), `${facet} ${said}`).toEqual(byValue(counts));
}

/** The properties that divide what is found, by what each product states. */
function dividingNames(query: ProductSearch, total: number): string[] {
  const stated = ['Colour', 'Power'].map((name) => {
    const rows = naive.products.passing(query, parameterFacet(name));
    const values = rows.flatMap(({ properties }) =>
      properties.filter(([said]) => said === name).flatMap(([, text]) => parameterValues(text)),
    );
    const byText = Map.groupBy(values, ({ text }) => text);
    return {
      name,
      products: rows.filter(({ properties }) => properties.some(([said]) => said === name)).length,
      values: Array.from(byText.values(), (same) => ({ value: same[0]!, count: same.length })),
    };
  });
  const found = stated.filter(({ products }) => products > 0);
  return dividing(found, total, query.filters.parameters ?? []).map(({ name }) => name);
}

function askProducts(): void {
  const query = productSearch();
  const said = `TEST_SEED=${SEED} products ${JSON.stringify(query)}`;
  const got = answer(indexes.products, query);
  expectSame(said, got, naive.products.answer(query));
  // ranges of prices, and the properties that divide a category, are chosen: each counts what it gives as a filter
  const priced = naive.products
    .passing(query, 'price')
    .map((row) => prices.price(row, query.filters.quantity));
  for (const [range, n] of got.counts.price) {
    const [least = 0, most = 0] = String(range).split('-').map(Number);
    const within = priced.filter((price) => price > 0 && price >= least && price <= (most || Infinity));
    expect(n, `${range} ${said}`).toBe(within.length);
  }
  expect(
    got.parameters?.map(({ name }) => name),
    said,
  ).toEqual(query.filters.cate && dividingNames(query, got.total));
  for (const { name, values } of got.parameters ?? []) {
    const rows = naive.products.passing(query, parameterFacet(name));
    for (const [value, n] of values)
      expect(n, `${name} ${value} ${said}`).toBe(
        rows.filter((row) => states(row, name, String(value))).length,
      );
  }
}
function askOthers(): void {
  const [companies, leads] = [companySearch(), leadSearch()];
  const said = (query: object) => `TEST_SEED=${SEED} ${JSON.stringify(query)}`;
  expectSame(said(companies), answer(indexes.companies, companies), naive.companies.answer(companies));
  expectSame(said(leads), answer(indexes.purchases, leads), naive.purchases.answer(leads));
  const { text } = indexes.products;
  const terms = [oneOf(COMMON), oneOf(RARE), oneOf([...COMMON, ...RARE])].slice(below(3));
  expect(text.inOneTitle(terms), String(terms)).toBe(naive.products.inOneTitle(terms));
  for (const term of [...terms, `no${1 + below(IDS)}`, 'nowhere'])
    expect(text.frequency(term), term).toBe(naive.products.frequency(term));
}

beforeAll(() => {
  process.stdout.write(`TEST_SEED=${SEED}\n`);
  indexes.products.setRates(rates);
  for (let i = 0; i < 2 * IDS; i++) write();
});

test('every question, under any filters and in any order, while rows come and go, rates change and the index is kept', () => {
  for (let round = 0; round < ROUNDS; round++) {
    for (let n = below(4); n > 0; n--) write();
    if (round % 10 === 0) oneOf(WRITES)();
    askProducts();
    askOthers();
  }
  expect(new Map(indexes.products.text.frequencies())).toEqual(naive.products.frequencies());
  expect(indexes.products.text.total).toBe(naive.products.live.length);
});
