/** An index read from its file answers, and continues, like the one that was written. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { BUSINESS_TYPES, CERTIFICATIONS, MAIN_MARKETS } from '../../../../../domain/enumerations.ts';
import type { Executor } from '../../../../platform/database/database.ts';
import { readAll } from '../../../index/feed/feed.sql.ts';
import type { Feed } from '../../../index/feed/feed.ts';
import type {
  IndexedCompany,
  IndexedLead,
  IndexedProduct,
  IndexedSupplier,
} from '../../../index/feed/indexed.ts';
import { KINDS } from '../../../index/kinds.ts';
import { plainWord } from '../../../text/word.ts';
import type { CompanySearch, LeadSearch, ProductSearch } from '../../engine.ts';
import { answer } from '../answer.ts';
import { Indexes } from '../kinds/indexes.ts';
import { PartsReader, PartsWriter } from '../store/parts.ts';
import { FILE_VERSION } from './file-version.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-parts-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

let seed: number;
beforeEach(() => {
  seed = 41;
});
const random = () => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
};
const below = (n: number) => Math.floor(random() * n);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;
const some = <T>(list: readonly T[]): T[] => list.filter(() => random() < 0.3);

const NOW = Date.UTC(2026, 5, 1);
const WORDS = ['lamp', 'pump', 'steel', '水泵', 'ünal', 'a-very-long-part-number-4711', '*', '7'];
const documentOf = (id: number): string => {
  const places = [...some(WORDS), `no${id}`].map((word) =>
    random() < 0.2 ? `${word}|also${below(9)}` : word,
  );
  const field = () => some(WORDS).map((word) => (random() < 0.3 ? `${word}*${2 + below(5)}` : word));
  return [`${below(places.length)} 0 ${places.join(' ')}`, ...[1, 2, 3].map(() => field().join(' '))].join(
    '\n',
  );
};
const supplierOf = (): IndexedSupplier => ({
  province: below(6),
  tierRank: below(4),
  answers: random() < 0.4,
  certificates: some(CERTIFICATIONS.slice(0, 6)),
  established: random() < 0.2 ? 0 : 1980 + below(40),
});
const categoriesOf = () => {
  const leaf = below(12);
  return [1 + (leaf % 3), 10 + (leaf % 6), 100 + leaf] as const;
};
const productOf = (id: number): IndexedProduct => ({
  id,
  document: documentOf(id),
  ...supplierOf(),
  companyId: 1 + below(40),
  categories: categoriesOf(),
  prices:
    random() < 0.2
      ? []
      : [
          [1, 99, 1 + below(999) / 8],
          [100, null, 1 + below(99) / 8],
        ],
  currency: oneOf(['$', '¥', '€']),
  unit: oneOf(['piece', 'set', 'ton']),
  minOrder: oneOf([1, 10, 40, 20_000]),
  refreshedAt: NOW - below(1e9),
  sample: random() < 0.3,
  properties: [
    ['Colour', oneOf(['Red, Blue', 'Red', 'Green', '红'])],
    ['Power', `${1 + below(9)}${oneOf(['.5', ''])} kW`],
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
  closingAt: NOW + below(50) * 86_400_000,
  publishedAt: NOW - below(1e9),
});

const empty = () => new Indexes({} as Feed);
/** Puts new rows and some in the place of others, and removes some; the same into each of the indexes. */
function change(all: readonly Indexes[], n: number, most: number): void {
  for (let i = 0; i < n; i++) {
    const [product, company, lead] = [
      productOf(1 + below(most)),
      companyOf(1 + below(most)),
      leadOf(1 + below(most)),
    ];
    const gone = 1 + below(most);
    const goes = random() < 0.3;
    for (const { products, companies, purchases } of all) {
      products.put(product);
      companies.put(company);
      purchases.put(lead);
      if (goes) for (const index of [products, companies, purchases]) index.remove(gone);
    }
  }
}

function write(indexes: Indexes, name: string): string {
  const file = path.join(folder, name);
  const fd = fs.openSync(file, 'w');
  indexes.persist(new PartsWriter(fd));
  fs.closeSync(fd);
  return file;
}
function read(file: string): Indexes {
  const indexes = empty();
  const fd = fs.openSync(file, 'r');
  try {
    const parts = new PartsReader(fd);
    indexes.persist(parts);
    parts.end();
  } finally {
    fs.closeSync(fd);
  }
  return indexes;
}

const anyOr = <T>(value: T): T | undefined => (random() < 0.7 ? undefined : value);
const supplierFilters = () => ({
  province: anyOr(below(6)),
  tierRank: anyOr(below(4)),
  answers: anyOr(true),
  certificate: anyOr(CERTIFICATIONS[below(6)]!),
  establishedUntil: anyOr(2000 + below(20)),
});
function questionOf() {
  const [root, sub, leaf] = categoriesOf();
  const category = anyOr(
    oneOf([
      { id: root, level: 1 },
      { id: sub, level: 2 },
      { id: leaf, level: 3 },
    ]),
  );
  const shared = {
    words: some(WORDS.slice(0, 5)).slice(0, 2).map(plainWord),
    head: -1,
    offset: 0,
    limit: 30,
    also: 20,
    now: NOW,
  };
  const products: ProductSearch = {
    ...shared,
    sort: oneOf(['relevance', 'newest', 'price_asc', 'price_desc']),
    filters: {
      ...supplierFilters(),
      cate: category,
      minPrice: anyOr(5),
      maxPrice: anyOr(60),
      quantity: anyOr(oneOf([5, 500])),
      unit: anyOr('set'),
      minOrder: anyOr(10),
      sample: anyOr(true),
      parameters: anyOr([{ name: 'colour', values: ['red'] }]),
    },
  };
  const companies: CompanySearch = {
    ...shared,
    sort: oneOf(['relevance', 'newest']),
    filters: {
      ...supplierFilters(),
      markets: anyOr([MAIN_MARKETS[0].value]) ?? [],
      businessTypes: anyOr([BUSINESS_TYPES[0]]) ?? [],
    },
  };
  const purchases: LeadSearch = {
    ...shared,
    sort: oneOf(['relevance', 'newest', 'closing']),
    filters: { receive: anyOr('DE'), category, closing: [NOW, anyOr(NOW + 9e8) ?? null] },
  };
  return (indexes: Indexes) => [
    answer(indexes.products, products),
    answer(indexes.companies, companies),
    answer(indexes.purchases, purchases),
    indexes.products.text.inOneTitle(['steel', oneOf(WORDS)]),
  ];
}
function expectSameAnswers(one: Indexes, other: Indexes): void {
  for (let round = 0; round < 150; round++) {
    const ask = questionOf();
    const at = seed;
    const expected = ask(one);
    seed = at;
    expect(ask(other)).toEqual(expected);
  }
  for (const kind of KINDS)
    expect([...other[kind].text.frequencies()]).toEqual([...one[kind].text.frequencies()]);
}

test('what is read answers as what was written, and takes in the same changes, also after it has been written again', () => {
  const written = empty();
  written.products.setRates({ $: 1, '¥': 8 });
  change([written], 1500, 1200);
  for (const kind of KINDS) written[kind].text.compact();
  change([written], 200, 1300);
  let restored = read(write(written, 'first'));
  expectSameAnswers(written, restored);
  change([written, restored], 400, 2000);
  for (const { products } of [written, restored]) products.setRates({ $: 1, '¥': 7, '€': 0.9 });
  expectSameAnswers(written, restored);
  restored = read(write(restored, 'second'));
  expectSameAnswers(written, restored);
  expect(fs.readFileSync(write(restored, 'third'))).toEqual(fs.readFileSync(path.join(folder, 'second')));
});

test('nothing at all is kept too', () => {
  const restored = read(write(empty(), 'empty'));
  expect(restored.products.text.total).toBe(0);
  const [one, other] = [empty(), restored];
  change([one, other], 50, 40);
  expectSameAnswers(one, other);
});

test('a file that is cut off, longer, or has another bit anywhere is refused', () => {
  const indexes = empty();
  change([indexes], 30, 30);
  const file = write(indexes, 'whole');
  const whole = fs.readFileSync(file);
  const damaged = path.join(folder, 'damaged');
  const refused = (bytes: Uint8Array) => {
    fs.writeFileSync(damaged, bytes);
    expect(() => read(damaged)).toThrow(/it (is damaged|ends too early|holds something else|is longer)/);
  };
  for (let i = 0; i < 25; i++) {
    refused(whole.subarray(0, below(whole.length)));
    const at = below(whole.length);
    const other = Buffer.from(whole);
    other[at]! ^= 1 << below(8);
    refused(other);
  }
  refused(Buffer.concat([whole, Buffer.of(0)]));
  refused(new Uint8Array(0));
});
test('a file says what it is of: who changes what it holds, or what is read for it, gives it another version', async () => {
  const indexes = empty();
  change([indexes], 60, 50);
  const hash = createHash('sha256').update(fs.readFileSync(write(indexes, 'sample')));
  const queries: string[] = [];
  const execute = async (query: Parameters<PgDialect['sqlToQuery']>[0]) => {
    queries.push(new PgDialect().sqlToQuery(query).sql);
    return { rows: [] };
  };
  for (const kind of KINDS) for await (const _ of readAll({ execute } as unknown as Executor, kind));
  expect(queries).toHaveLength(KINDS.length);
  for (const query of queries) hash.update(query.replace(/\s+/g, ' '));
  expect(FILE_VERSION, 'put this hash into file-version.ts').toBe(hash.digest('hex'));
});
