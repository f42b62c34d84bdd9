/** The filters, facets and orders of each kind, as plain functions of a row. */

import { BUSINESS_TYPES, MAIN_MARKETS } from '../../../domain/enumerations.ts';
import { comparedPrice } from '../../../domain/price/list-price.ts';
import type {
  IndexedCompany,
  IndexedLead,
  IndexedProduct,
  IndexedSupplier,
} from '../../../server/search/index/feed/indexed.ts';
import {
  type CompanySearch,
  type Count,
  type LeadSearch,
  MIN_ORDERS,
  type ProductSearch,
  REMAIN_DAYS,
  type SupplierFilters,
  YEARS,
} from '../../../server/search/match/engine.ts';
import { parameterFacet } from '../../../server/search/match/memory/kinds/parameter-column.ts';
import { asks, parameterValues } from '../../../server/search/text/measure/parameter-value.ts';
import type { Filter, NaiveKind } from './engine.ts';

const DAY_MS = 86_400_000;

const counted = (values: readonly (string | number)[]): Count[] => {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
};
/** Of bounds from the narrowest on how many are within each, and none that says nothing new. */
const cumulated = <Row>(
  bounds: readonly number[],
  rows: readonly Row[],
  isWithin: (row: Row, bound: number) => boolean,
): Count[] => {
  let before = 0;
  return bounds.flatMap((bound) => {
    const n = rows.filter((row) => isWithin(row, bound)).length;
    const isNew = n > before;
    before = n;
    return isNew ? [[bound, n] satisfies Count] : [];
  });
};
const flagged = (n: number): Count[] => (n > 0 ? [['true', n]] : []);

/** A filter where it is set. */
const when = <V, Row>(
  value: V | undefined,
  facet: string | null,
  passes: (row: Row, value: V) => boolean,
): Filter<Row>[] => (value === undefined ? [] : [{ facet, passes: (row) => passes(row, value) }]);

const supplierFilters = <Row extends IndexedSupplier>(f: SupplierFilters): Filter<Row>[] => [
  ...when(f.province, 'province', (row: Row, province) => row.province === province),
  ...when(f.tierRank, 'tier', (row: Row, rank) => row.tierRank === rank),
  ...when(f.answers || undefined, 'answers', (row: Row) => row.answers),
  ...when(f.certificate, 'certificate', (row: Row, name) => row.certificates.includes(name)),
  ...when(f.establishedUntil, 'years', (row: Row, year) => row.established > 0 && row.established <= year),
];
const SUPPLIER_FACETS = {
  province: (rows: readonly IndexedSupplier[]) => counted(rows.map(({ province }) => province)),
  tier: (rows: readonly IndexedSupplier[]) => counted(rows.map(({ tierRank }) => tierRank)),
  answers: (rows: readonly IndexedSupplier[]) => flagged(rows.filter(({ answers }) => answers).length),
  certificate: (rows: readonly IndexedSupplier[]) =>
    counted(rows.flatMap(({ certificates }) => [...new Set(certificates)])),
  years: (rows: readonly IndexedSupplier[], { now }: { now: number }) =>
    cumulated(
      YEARS.toReversed(),
      rows,
      ({ established }, years) => established > 0 && new Date(now).getUTCFullYear() - established >= years,
    ),
};

/** `rates`: what a dollar is worth in each currency; one that is not named has no price to compare. */
export function naiveProducts(rates: () => Readonly<Record<string, number>>): NaiveKind<
  IndexedProduct,
  ProductSearch
> & {
  price(row: IndexedProduct, quantity: number | undefined): number;
} {
  const price = ({ prices, minOrder, currency }: IndexedProduct, quantity: number | undefined): number => {
    const tiers = prices.map(([Start, End, Price]) => ({ Start, End, Price }));
    const own = comparedPrice({ price: tiers, min_order_quantity: minOrder }, quantity ?? null) ?? 0;
    const rate = rates()[currency];
    return rate ? own / rate : 0;
  };
  return {
    price,
    filters: ({ filters: f }) => [
      ...when(f.cate, null, (row: IndexedProduct, { id, level }) => row.categories[level - 1] === id),
      ...when(
        f.minPrice,
        'price',
        (row: IndexedProduct, least) => price(row, f.quantity) > 0 && price(row, f.quantity) >= least,
      ),
      ...when(
        f.maxPrice,
        'price',
        (row: IndexedProduct, most) => price(row, f.quantity) > 0 && price(row, f.quantity) <= most,
      ),
      ...when(f.unit, 'unit', (row: IndexedProduct, unit) => row.unit === unit),
      ...when(f.minOrder, 'minOrder', (row: IndexedProduct, most) => row.minOrder <= most),
      ...when(f.sample || undefined, 'sample', (row: IndexedProduct) => row.sample),
      ...supplierFilters<IndexedProduct>(f),
      ...(f.parameters ?? []).map(({ name, values }) => ({
        facet: f.cate ? parameterFacet(name) : null,
        passes: (row: IndexedProduct) => values.some((value) => states(row, name, value)),
      })),
    ],
    facets: {
      ...SUPPLIER_FACETS,
      category: (rows) => counted(rows.map(({ categories }) => categories[2])),
      unit: (rows) => counted(rows.map(({ unit }) => unit)),
      sample: (rows) => flagged(rows.filter(({ sample }) => sample).length),
      minOrder: (rows) => cumulated(MIN_ORDERS, rows, ({ minOrder }, bound) => minOrder <= bound),
    },
    order: ({ sort, words, filters: { quantity } }) => {
      if (sort === 'newest' || (sort === 'relevance' && words.length === 0)) return ({ id }) => id;
      if (sort === 'relevance') return null;
      const sign = sort === 'price_asc' ? -1 : 1;
      return (row) => (price(row, quantity) > 0 ? sign * price(row, quantity) : Number.NEGATIVE_INFINITY);
    },
    // to the second
    standing: ({ tierRank, refreshedAt, companyId }) => ({
      tierRank,
      refreshedAt: Math.round(refreshedAt / 1000) * 1000,
      supplier: companyId,
    }),
  };
}

/** Whether a product states such a value of a property. */
export const states = ({ properties }: IndexedProduct, name: string, value: string): boolean =>
  properties.some(
    ([said, text]) => said.toLowerCase() === name.toLowerCase() && parameterValues(text).some(asks(value)),
  );

const ofThese = (values: readonly string[], all: readonly string[]) =>
  all.filter((value) => values.includes(value));

export const NAIVE_COMPANIES: NaiveKind<IndexedCompany, CompanySearch> = {
  filters: ({ filters: f }) => [
    ...supplierFilters<IndexedCompany>(f),
    ...when(f.markets.length > 0 ? f.markets : undefined, 'market', (row: IndexedCompany, some) =>
      row.markets.some((one) => some.includes(one)),
    ),
    ...when(
      f.businessTypes.length > 0 ? f.businessTypes : undefined,
      'businessType',
      (row: IndexedCompany, some) => row.businessTypes.some((one) => some.includes(one)),
    ),
  ],
  facets: {
    ...SUPPLIER_FACETS,
    market: (rows) =>
      counted(
        rows.flatMap(({ markets }) =>
          ofThese(
            markets,
            MAIN_MARKETS.map(({ value }) => value),
          ),
        ),
      ),
    businessType: (rows) =>
      counted(rows.flatMap(({ businessTypes }) => ofThese(businessTypes, BUSINESS_TYPES))),
  },
  order: ({ sort, words }) => {
    if (sort === 'newest') return ({ id }) => id;
    return words.length > 0 ? null : ({ tierRank, id }) => tierRank * 1e12 + id;
  },
  standing: ({ tierRank, createdAt }) => ({ tierRank, refreshedAt: createdAt, supplier: 0 }),
};

export const NAIVE_LEADS: NaiveKind<IndexedLead, LeadSearch> = {
  filters: ({ filters: { receive, category, closing } }) => [
    { facet: null, passes: ({ closingAt }) => closingAt >= closing[0] },
    ...when(
      closing[1] ?? undefined,
      'remain_days',
      ({ closingAt }: IndexedLead, until) => closingAt <= until,
    ),
    ...when(category, null, (row: IndexedLead, { id, level }) => row.categories[level - 1] === id),
    ...when(receive, 'receive', (row: IndexedLead, code) => row.receive === code),
  ],
  facets: {
    receive: (rows) => counted(rows.map(({ receive }) => receive)),
    category: (rows) => counted(rows.map(({ categories }) => categories[2])),
    remain_days: (rows, { filters }) =>
      cumulated(REMAIN_DAYS, rows, ({ closingAt }, days) => closingAt - filters.closing[0] <= days * DAY_MS),
  },
  order: ({ sort, words }) => {
    if (sort === 'closing') return ({ closingAt }) => -closingAt;
    return sort === 'newest' || words.length === 0 ? ({ publishedAt }) => publishedAt : null;
  },
  standing: ({ publishedAt }) => ({ tierRank: 0, refreshedAt: publishedAt, supplier: 0 }),
};
