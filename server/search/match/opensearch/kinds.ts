/** Filters, counts and orders of each kind, in OpenSearch's terms. Pure. */

import { DAY_MS } from '../../../../domain/time.ts';
import type { Kind } from '../../index/kinds.ts';
import {
  type CompanyFacet,
  type CompanySearch,
  type Count,
  type LeadFacet,
  type LeadSearch,
  MIN_ORDERS,
  type ProductFacet,
  type ProductSearch,
  REMAIN_DAYS,
  type SupplierFacet,
  type SupplierFilters,
} from '../engine.ts';
import { withinBounds, withinYears } from '../memory/kinds/facet-column.ts';
import { PRICE_CLASSES, priceRanges } from '../price-ranges.ts';
import { allOf, anyOf, type Clause, equals, nested, range } from './clauses.ts';

/** A filter, and the facet whose other values stay to be chosen; null where it has none. */
export interface Filter<Facet> {
  facet: Facet | `parameter:${string}` | null;
  clause: Clause;
}

/** Values of a field and how many documents have each. */
export type Buckets = readonly { key: string | number; doc_count: number }[];

/** How a facet is counted: by the values of a field, from which it reads its counts. */
export interface Counting {
  field: string;
  /** Where the values are those of nested documents: which of them count. */
  within?: { path: string; clause: Clause };
  read?: (buckets: Buckets) => Count[];
}

export interface KindOf<Q, Facet extends string> {
  filters(query: Q): Filter<Facet>[];
  counting(query: Q): Record<Facet, Counting>;
  /** Null: by relevance. Ids, the highest first, decide between equals. */
  order(query: Q): Record<string, unknown>[] | null;
}

const NEWEST = { id: 'desc' } as const;
const numbers = (buckets: Buckets): [number, number][] =>
  buckets.map(({ key, doc_count }) => [Number(key), doc_count]);
const isTrue = (buckets: Buckets): Count[] =>
  buckets.flatMap(({ key, doc_count }): Count[] => (Number(key) === 1 ? [['true', doc_count]] : []));
const optional = <F, V>(facet: F, given: V | undefined, clause: (given: V) => Clause) =>
  given === undefined ? [] : [{ facet, clause: clause(given) }];

/** A level of a category, as the field of it. */
const LEVELS = ['root', 'sub', 'leaf'] as const;
const ofCategory = ({ id, level }: { id: number; level: number }) => equals(LEVELS[level - 1] ?? 'leaf', id);

const supplierFilters = (f: SupplierFilters): Filter<SupplierFacet>[] => [
  ...optional('province' as const, f.province, (id) => equals('province', id)),
  ...optional('tier' as const, f.tierRank, (rank) => equals('tier', rank)),
  ...(f.answers ? [{ facet: 'answers' as const, clause: equals('answers', true) }] : []),
  ...optional('certificate' as const, f.certificate, (name) => equals('certificates', name)),
  // 0: not said
  ...optional('years' as const, f.establishedUntil, (year) => range('established', { gt: 0, lte: year })),
];

const supplierCounting = (now: number): Record<SupplierFacet, Counting> => ({
  province: { field: 'province' },
  tier: { field: 'tier' },
  answers: { field: 'answers', read: isTrue },
  certificate: { field: 'certificates' },
  years: { field: 'established', read: (buckets) => withinYears(numbers(buckets), now) },
});

/** The tier of prices that holds for a quantity. */
const atQuantity = (quantity: number) =>
  allOf([range('tiers.from', { lte: quantity }), range('tiers.to', { gte: quantity })]);

const products: KindOf<ProductSearch, ProductFacet> = {
  filters({ filters: f }) {
    const { minPrice: gte, maxPrice: lte, quantity } = f;
    const price = (field: string) =>
      range(field, { ...(gte === undefined ? {} : { gte }), ...(lte === undefined ? {} : { lte }) });
    const priced =
      quantity === undefined
        ? price('price')
        : nested('tiers', allOf([atQuantity(quantity), price('tiers.price')]));
    return [
      ...optional(null, f.cate, ofCategory),
      ...(gte === undefined && lte === undefined ? [] : [{ facet: 'price' as const, clause: priced }]),
      ...optional('unit' as const, f.unit, (unit) => equals('unit', unit)),
      ...optional('minOrder' as const, f.minOrder, (most) => range('order', { lte: most })),
      ...(f.sample ? [{ facet: 'sample' as const, clause: equals('sample', true) }] : []),
      ...supplierFilters(f),
    ];
  },
  counting({ filters: { quantity }, now }) {
    const price = (buckets: Buckets) => {
      const classes = new Uint32Array(PRICE_CLASSES);
      for (const [of, n] of numbers(buckets)) classes[of] = n;
      return priceRanges(classes);
    };
    return {
      category: { field: 'leaf' },
      price:
        quantity === undefined
          ? { field: 'class', read: price }
          : { field: 'tiers.class', within: { path: 'tiers', clause: atQuantity(quantity) }, read: price },
      unit: { field: 'unit' },
      minOrder: {
        field: 'orders',
        // 0: above all of them
        read: (buckets) =>
          withinBounds(numbers(buckets), MIN_ORDERS, (order, bound) => order > 0 && order <= bound),
      },
      sample: { field: 'sample', read: isTrue },
      ...supplierCounting(now),
    };
  },
  order({ sort, words, filters: { quantity } }) {
    if (sort === 'newest' || (sort === 'relevance' && words.length === 0)) return [NEWEST];
    if (sort === 'relevance') return null;
    // what is negotiable comes last in either direction
    const by = { order: sort === 'price_asc' ? 'asc' : 'desc', missing: '_last' };
    return [
      quantity === undefined
        ? { price: by }
        : { 'tiers.price': { ...by, nested: { path: 'tiers', filter: atQuantity(quantity) } } },
      NEWEST,
    ];
  },
};

const companies: KindOf<CompanySearch, CompanyFacet> = {
  filters: ({ filters }) => [
    ...(filters.markets.length > 0
      ? [{ facet: 'market' as const, clause: anyOf('markets', filters.markets) }]
      : []),
    ...(filters.businessTypes.length > 0
      ? [{ facet: 'businessType' as const, clause: anyOf('types', filters.businessTypes) }]
      : []),
    ...supplierFilters(filters),
  ],
  counting: ({ now }) => ({
    market: { field: 'markets' },
    businessType: { field: 'types' },
    ...supplierCounting(now),
  }),
  order({ sort, words }) {
    if (sort === 'newest') return [NEWEST];
    return words.length > 0 ? null : [{ tier: 'desc' }, NEWEST];
  },
};

const purchases: KindOf<LeadSearch, LeadFacet> = {
  filters({ filters: { receive, category, closing } }) {
    const [after, until] = closing;
    return [
      // a lead that is past its day is no lead, also before the job has marked it
      { facet: null, clause: range('closing', { gte: after }) },
      ...(until === null
        ? []
        : [{ facet: 'remain_days' as const, clause: range('closing', { lte: until }) }]),
      ...optional(null, category, ofCategory),
      ...optional('receive' as const, receive, (code) => equals('receive', code)),
    ];
  },
  counting: ({ filters: { closing } }) => ({
    receive: { field: 'receive' },
    category: { field: 'leaf' },
    remain_days: {
      field: 'closing',
      read: (buckets) =>
        withinBounds(
          numbers(buckets),
          REMAIN_DAYS.map((days) => closing[0] + days * DAY_MS),
          (at, bound) => at <= bound,
        ).map(([bound, n]) => [(bound - closing[0]) / DAY_MS, n]),
    },
  }),
  order({ sort, words }) {
    if (sort === 'closing') return [{ closing: 'asc' }, NEWEST];
    return sort === 'newest' || words.length === 0 ? [{ refreshed: 'desc' }, NEWEST] : null;
  },
};

interface Asked {
  products: [ProductSearch, ProductFacet];
  companies: [CompanySearch, CompanyFacet];
  purchases: [LeadSearch, LeadFacet];
}
export const KINDS_OF: { [K in Kind]: KindOf<Asked[K][0], Asked[K][1]> } = { products, companies, purchases };
/** No facet has as many values, so that counts are exact on several shards too. */
export const MAX_VALUES = 10_000;
