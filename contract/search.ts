/** Search of products, suppliers and buying leads (spec P7.1, decision 23). */
import * as z from 'zod';
import {
  BUSINESS_TYPES,
  CERTIFICATIONS,
  MAIN_MARKETS,
  type MainMarket,
  UNITS,
} from '../domain/enumerations.ts';
import {
  LONGEST_PARAMETERS,
  MAX_PARAMETER_VALUES,
  MAX_PARAMETERS,
  readParameters,
  together,
} from '../domain/product/parameters.ts';
import { PRODUCT_LIMITS } from '../domain/product/product.ts';
import { leadCard, leadFilters } from './deal/purchase.ts';
import { productCard, supplierCard } from './schema/card.ts';
import { numeric } from './schema/numeric.ts';
import { nothing, pageQuery } from './schema/page.ts';
import { route } from './schema/route.ts';

/** Facet counts: value, its label, how many; `more` stood for counts that stop at a limit, and none does any more. */
const facet = z.array(
  z.object({ value: z.string(), label: z.string(), count: z.int(), more: z.boolean().default(false) }),
);
export type Facet = z.infer<typeof facet>;

const categoryName = z.object({
  id: z.int(),
  name: z.string(),
  name_zh: z.string(),
  full_path: z.string(),
  is_end: z.boolean(),
});

/** How the words were interpreted, and what to suggest when nothing is found. */
const understanding = {
  /** True where pages end before `total`: at 1,000. */
  more: z.boolean().default(false),
  /** A better spelling; `applied` when the results are those of the corrected words. */
  correction: z.object({ kw: z.string(), applied: z.boolean() }).nullable().default(null),
  /** How many the words ask for, "500 pcs" or "MOQ 100": it is no word that is searched for. */
  quantity: z.int().nullable().default(null),
  /** The quantity is a number without a unit, "500 led bulbs": with `exact` it is searched for. */
  quantity_bare: z.boolean().default(false),
  /** Words that nothing for sale holds; the results are those of the others. */
  unread: z.array(z.string()).default([]),
  /** The category whose name is nearest to the words; null unless nothing is found. */
  nearest: categoryName.nullable().default(null),
  /** Categories with the most products, one of each industry, to be searched for; none unless nothing is found. */
  popular: z.array(categoryName).default([]),
};
const results = <I extends z.ZodType, F extends z.ZodRawShape>(item: I, facets: F) =>
  z.object({
    /** What holds all the words; where nothing holds three or more, all but one of them. `total` and `facets` count these. */
    items: z.array(item),
    /** What holds only some of the words, in no count: pages go on with it behind the last of `items`. */
    also: z.array(item).default([]),
    /** How many of those pages lead to, so that with `total` it is 100 at least; 0 where a page ends before them, behind 100. */
    behind: z.int().default(0),
    total: z.int(),
    page: z.int(),
    size: z.int(),
    facets: z.object(facets),
    ...understanding,
  });

const kw = z.string().trim().max(200).default('');
/** What a search asks for, without which page of it. */
export type WithoutPage<Query> = Omit<Query, keyof typeof pageQuery>;
const flag = z
  .union([
    z.boolean(),
    z.stringbool().meta({ pattern: '^(?:true|1|yes|on|y|enabled|false|0|no|off|n|disabled)$' }),
  ])
  .optional();
/** What all three kinds are asked with. */
const asTyped = {
  /** The words as they were typed: none is corrected, and no number without a unit is a quantity. */
  exact: flag,
};

const text = (most: number) => z.string().trim().min(1).max(most);
const parameterList = z
  .array(
    z.object({
      name: text(PRODUCT_LIMITS.propertyName.most),
      /** "Steel", "12 V", or a range, both ends included: "2.2~7.5 kW", "~7.5 kW", "15~ kW". */
      values: z.array(text(PRODUCT_LIMITS.propertyValue.most)).min(1).max(MAX_PARAMETER_VALUES),
    }),
  )
  .max(MAX_PARAMETERS);
/** A list, or as an address has it: "Power:2.2~7.5 kW;15 kW|Material:Steel". */
const parameters = z.union([
  parameterList.transform(together),
  z
    .string()
    .max(LONGEST_PARAMETERS)
    .transform((given, context) => {
      const read = readParameters(given);
      if (read) return read;
      context.addIssue({ code: 'custom', message: 'Not "Name:value;value|Name:value".' });
      return z.NEVER;
    })
    .pipe(parameterList),
]);

/** What tells suppliers apart, in a search for them as for their products. */
const supplierFilters = {
  /** Id of the supplier's province. */
  province: numeric(z.number().int().positive()).optional(),
  tier: z.enum(['silver', 'vip', 'diamond']).optional(),
  /** The supplier answers within a day, as a rule. */
  answers: flag,
  /** The supplier states it; of a product also the product itself. */
  certificate: z.enum(CERTIFICATIONS).optional(),
  /** The supplier was established so many years ago or more. */
  years: numeric(z.number().int().min(1).max(200)).optional(),
};
const supplierFacets = { province: facet, tier: facet, answers: facet, certificate: facet, years: facet };

export const PRODUCT_SORTS = ['relevance', 'newest', 'price_asc', 'price_desc'] as const;
export const productQuery = z.object({
  kw,
  cate: numeric(z.number().int().positive()).optional(),
  /** In US dollars, the unit price at `quantity`, which must reach the minimum order, or at the least that can be ordered. */
  minPrice: numeric(z.number().min(0).max(1e9)).optional(),
  maxPrice: numeric(z.number().min(0).max(1e9)).optional(),
  /** How many the buyer needs: prices are those at this quantity. */
  quantity: numeric(z.number().int().min(1).max(1e9)).optional(),
  unit: z.enum(UNITS).optional(),
  /** The quantity the buyer wants: products whose minimum order is at most this. */
  minOrder: numeric(z.number().int().min(1).max(1e9)).optional(),
  certified: flag,
  /** Samples are offered. */
  sample: flag,
  ...supplierFilters,
  /** Properties with some of their values: all of the names, of each any of its values. */
  parameters: parameters.optional(),
  ...asTyped,
  sort: z.enum(PRODUCT_SORTS).default('relevance'),
  ...pageQuery,
});
export type ProductQuery = z.output<typeof productQuery>;
const productFacets = {
  /** One level below the category asked for. */
  category: facet,
  /** Ranges "10-50", "500-" or "-10" of US dollars: minPrice and maxPrice of the query. */
  price: facet,
  unit: facet,
  /** Quantities: the `minOrder` of the query. */
  minOrder: facet,
  certified: facet,
  sample: facet,
  ...supplierFacets,
  /** Inside a category: the properties that divide its products best, at most six; values for `parameters` of the query. */
  parameters: z.array(z.object({ name: z.string(), label: z.string(), values: facet })).default([]),
};
export const productResults = results(productCard, productFacets).extend({
  /**
   * For POST /search/opened, with one of `items` or `also` and the words that were searched for: those of the correction
   * where it is applied. Within an hour, once for each product. Null where there are no words, or no products.
   */
  result_token: z.string().nullable().default(null),
});
export type ProductResults = z.infer<typeof productResults>;

const eachOnce = <T>(list: readonly T[]): T[] => [...new Set(list)];
/** Several of the values: a list, or one text with "|" between them. */
const several = <const V extends readonly [string, ...string[]]>(values: V) => {
  const list = z.array(z.enum(values)).max(values.length);
  const joined = z
    .string()
    .max(values.join('|').length)
    .transform((given) => given.split('|').filter(Boolean));
  const pattern = `^\\|*(?:(?:${values.join('|')})(?:\\|+|$))*$`;
  return z
    .union([list, joined.pipe(list).meta({ pattern })])
    .default([])
    .transform(eachOnce);
};
/** Markets by value or by label: one label is not its value, and clients send either. */
const MARKET_NAMES = [...new Set(MAIN_MARKETS.flatMap(({ value, label }) => [value, label]))];
const marketOf = (name: string): MainMarket =>
  MAIN_MARKETS.find(({ value, label }) => name === value || name === label)!.value;

export const companyQuery = z.object({
  kw,
  markets: several(MARKET_NAMES as [string, ...string[]]).transform((names) => eachOnce(names.map(marketOf))),
  businessTypes: several(BUSINESS_TYPES),
  ...supplierFilters,
  ...asTyped,
  sort: z.enum(['relevance', 'newest']).default('relevance'),
  ...pageQuery,
});
export type CompanyQuery = z.output<typeof companyQuery>;
export const companyResults = results(
  supplierCard.extend({
    /** The first three listed products. */
    products: z.array(z.object({ id: z.int(), title: z.string(), image: z.string() })),
    productCount: z.int(),
  }),
  { market: facet, businessType: facet, ...supplierFacets },
);
export type CompanyResults = z.infer<typeof companyResults>;

export const leadQuery = z.object({
  ...leadFilters,
  ...asTyped,
  sort: z.enum(['relevance', 'newest', 'closing']).default('relevance'),
  ...pageQuery,
});
export type LeadQuery = z.output<typeof leadQuery>;
export const leadResults = results(leadCard, { receive: facet, category: facet, remain_days: facet });
export type LeadResults = z.infer<typeof leadResults>;

export const suggestions = z.object({
  /** Words to search for, as the visitor might end them. */
  products: z.array(z.string()),
  /** How many products a search for each of these words finds, where that is known. */
  counts: z.record(z.string(), z.int()),
  /** The first products of the first of the words, to be seen. */
  items: z.array(z.object({ id: z.int(), title: z.string(), image: z.string() })),
  categories: z.array(
    categoryName.extend({
      /** Products in it. */
      count: z.int(),
    }),
  ),
  suppliers: z.array(
    z.object({
      name: z.string(),
      domain: z.string(),
      /** Its products. */
      count: z.int(),
    }),
  ),
});
export type Suggestions = z.infer<typeof suggestions>;

export const searchRoutes = {
  searchProducts: route('POST', '/search/products', 'guest', {
    summary: 'Products by words, category, price and unit; best first.',
    body: productQuery,
    filters: true,
    reply: productResults,
    perMinute: 240,
  }),
  searchCompanies: route('POST', '/search/companies', 'guest', {
    summary:
      'Certified suppliers by words, markets, business types, certificate, response and years; best first.',
    body: companyQuery,
    filters: true,
    reply: companyResults,
    perMinute: 240,
  }),
  searchPurchases: route('POST', '/search/purchases', 'guest', {
    summary: 'Buying leads in effect by words, destination, category and days left; best first.',
    body: leadQuery,
    filters: true,
    reply: leadResults,
    perMinute: 240,
  }),
  searchOpened: route('POST', '/search/opened', 'guest', {
    whileSuspended: true,
    readsOnly: true,
    summary: 'Counts, without telling who, that a product was opened after these words.',
    body: z.object({
      kw: text(200),
      id: z.int().positive(),
      /** The `result_token` of the search that has shown it: without it, or with another one, nothing is counted. */
      token: z.string().max(4000).optional(),
    }),
    reply: nothing,
    perMinute: 60,
  }),
  suggest: route('GET', '/search/suggest', 'guest', {
    summary: 'What the visitor may be typing: words, categories, suppliers.',
    query: z.object({ kw: text(100) }),
    reply: suggestions,
    perMinute: 600,
  }),
};
