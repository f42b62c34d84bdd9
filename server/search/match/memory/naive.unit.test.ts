/** Whatever is written and asked, the indexes answer like an engine that reads every document (tests/support/naive). */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as drawn from '../../../../tests/support/naive/draws.ts';
import { NaiveEngine } from '../../../../tests/support/naive/engine.ts';
import {
  NAIVE_COMPANIES,
  NAIVE_LEADS,
  naiveProducts,
  states,
} from '../../../../tests/support/naive/kinds.ts';
import type { Feed } from '../../index/feed/feed.ts';
import { parameterValues } from '../../text/measure/parameter-value.ts';
import { dividing } from '../dividing.ts';
import { type Answer, type Count, type ProductSearch, RANKED } from '../engine.ts';
import { answer } from './answer.ts';
import { Indexes } from './kinds/indexes.ts';
import { parameterFacet } from './kinds/parameter-column.ts';
import { PartsReader, PartsWriter } from './store/parts.ts';

const { below, COMMON, draw, IDS, oneOf, RARE, SEED } = drawn;
const ROUNDS = 150;

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
  const [product, company, lead] = [drawn.productOf(id), drawn.companyOf(id), drawn.leadOf(id)];
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

const byValue = (counts: readonly Count[]) => counts.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));

function expectSame(
  said: string,
  got: Answer<string>,
  wanted: ReturnType<NaiveEngine<never, never>['answer']>,
) {
  expect(got.total, said).toBe(wanted.total);
  expect(got.ids, said).toEqual(wanted.ids);
  expect(got.behind, said).toBe(wanted.behind);
  if (wanted.others.length <= RANKED) expect(got.also, said).toEqual(wanted.also);
  else {
    expect(got.also, said).toHaveLength(wanted.also.length);
    expect(wanted.others, said).toEqual(expect.arrayContaining(got.also));
  }
  for (const [facet, counts] of Object.entries<Count[]>(wanted.counts))
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
  const query = drawn.productSearch();
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
  const [companies, leads] = [drawn.companySearch(), drawn.leadSearch()];
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
