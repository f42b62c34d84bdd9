/** The mappings of our OpenSearch indices. Pure. */
import { termsOfFields } from '../../index/document/document.ts';
import {
  type IndexedCompany,
  type IndexedLead,
  type IndexedOf,
  type IndexedProduct,
  type IndexedSupplier,
  pricesOfRow,
} from '../../index/feed/indexed.ts';
import type { Kind } from '../../index/kinds.ts';
import { MIN_ORDERS } from '../engine.ts';
import { priceClass } from '../price-ranges.ts';
import { statementsOf } from './statements.ts';

/** Another one makes every cluster be filled anew: to be raised with whatever is changed here. */
export const MAPPING_VERSION = 2;

const term = { type: 'keyword', doc_values: false } as const;
const value = { type: 'keyword' } as const;
const integer = { type: 'integer' } as const;
const long = { type: 'long' } as const;
const double = { type: 'double' } as const;

/**
 * Words of a document: `title` with the places of its terms, "steel|stainless" being one place; `terms` are those of all
 * fields, `b`, `c`, `d` those of each field below the title. Nothing is analysed there: queries bring the same terms.
 */
const WORDS = {
  id: long,
  title: { type: 'text', analyzer: 'title', norms: false },
  line: { type: 'keyword', index: false, doc_values: false },
  terms: value,
  b: term,
  c: term,
  d: term,
  tier: integer,
  refreshed: long,
  supplier: { ...long, index: false },
} as const;

const CATEGORIES = { root: integer, sub: integer, leaf: integer } as const;

const SUPPLIER = {
  province: integer,
  answers: { type: 'boolean' },
  certificates: value,
  established: integer,
} as const;

const PROPERTIES = {
  products: {
    ...WORDS,
    ...CATEGORIES,
    ...SUPPLIER,
    // in US dollars at the rates of the day on which the index was filled; what has none is negotiable
    price: double,
    class: integer,
    tiers: { type: 'nested', properties: { from: long, to: long, price: double, class: integer } },
    unit: value,
    order: long,
    orders: integer,
    sample: { type: 'boolean' },
    // names of what it states, and each statement (parameters.ts)
    states: value,
    stated: value,
  },
  companies: { ...WORDS, ...SUPPLIER, markets: value, types: value },
  purchases: { ...WORDS, ...CATEGORIES, receive: value, closing: long },
} as const;

/** The body that makes an index of a kind. It is not searched before it is filled, so it is not refreshed until then. */
export const indexOf = (kind: Kind) => ({
  settings: {
    index: { refresh_interval: '-1', number_of_replicas: 0, auto_expand_replicas: 'false' },
    analysis: {
      tokenizer: { places: { type: 'whitespace', max_token_length: 1000 } },
      // each way to say what stands at a place stands at that place
      filter: { ways: { type: 'pattern_capture', preserve_original: false, patterns: ['([^|]+)'] } },
      analyzer: { title: { type: 'custom', tokenizer: 'places', filter: ['ways'] } },
    },
  },
  mappings: {
    dynamic: 'strict',
    _source: { includes: ['line', 'tier', 'refreshed', 'supplier'] },
    properties: PROPERTIES[kind],
  },
});

/** Of an index that is filled: what is written is found within a second, also where nobody has searched for a while. */
export const FILLED = { index: { refresh_interval: '1s', auto_expand_replicas: '0-1' } };

/** What a dollar is worth in each currency. */
export type Rates = Readonly<Record<string, number>>;

function words({ id, document }: { id: number; document: string }) {
  const line = document.split('\n', 1)[0]!;
  const [title = [], b = [], c = [], d = []] = termsOfFields(document);
  return {
    id,
    // the two numbers before it are of the head noun
    title: line.split(' ').slice(2).join(' '),
    line,
    terms: [...new Set([...title, ...b, ...c, ...d])],
    b,
    c,
    d,
  };
}

const trail = ([root, sub, leaf]: readonly [number, number, number]) => ({ root, sub, leaf });

const supplier = ({ province, tierRank, answers, certificates, established }: IndexedSupplier) => ({
  province,
  tier: tierRank,
  answers,
  certificates,
  established,
});

const priced = (price: number) => (price > 0 ? { price, class: priceClass(price) } : {});

function product(row: IndexedProduct, rates: Rates) {
  const rate = rates[row.currency];
  const inDollars = (price: number) => (rate ? price / rate : 0);
  const { steps, withoutQuantity } = pricesOfRow(row);
  return {
    ...words(row),
    ...trail(row.categories),
    ...supplier(row),
    ...priced(inDollars(withoutQuantity)),
    tiers: steps.flatMap(([from, price], i) => {
      const to = (steps[i + 1]?.[0] ?? Number.MAX_SAFE_INTEGER) - 1;
      return inDollars(price) > 0 ? [{ from, to, ...priced(inDollars(price)) }] : [];
    }),
    unit: row.unit,
    order: row.minOrder,
    orders: MIN_ORDERS.find((most) => row.minOrder <= most) ?? 0,
    refreshed: Math.round(row.refreshedAt),
    sample: row.sample,
    ...statementsOf(row.properties),
    supplier: row.companyId,
  };
}

const company = (row: IndexedCompany) => ({
  ...words(row),
  ...supplier(row),
  markets: row.markets,
  types: row.businessTypes,
  refreshed: Math.round(row.createdAt),
  supplier: 0,
});

const purchase = (row: IndexedLead) => ({
  ...words(row),
  ...trail(row.categories),
  receive: row.receive,
  closing: Math.round(row.closingAt),
  tier: 0,
  refreshed: Math.round(row.publishedAt),
  supplier: 0,
});

const DOCUMENTS: { [K in Kind]: (row: IndexedOf[K], rates: Rates) => object } = {
  products: product,
  companies: company,
  purchases: purchase,
};

/** A row as the index of its kind takes it. */
export const documentFor = <K extends Kind>(kind: K, row: IndexedOf[K], rates: Rates): object =>
  DOCUMENTS[kind](row, rates);
