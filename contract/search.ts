/** Search (seed 000 §7.1, decisions §7). */
import * as z from 'zod';
import { UNITS } from '../domain/enumerations.ts';
import { pageQuery } from './page.ts';
import { productCard } from './product-card.ts';
import { route } from './route.ts';

/** Counts beside the results: value, its label, how many; `more` where the count stops at a bound. */
const facet = z.array(
  z.object({ value: z.string(), label: z.string(), count: z.int(), more: z.boolean().default(false) }),
);
export const productResults = z.object({
  items: z.array(productCard),
  total: z.int(),
  page: z.int(),
  size: z.int(),
  facets: z.object({ category: facet, unit: facet, tier: facet }),
});
export type ProductResults = z.infer<typeof productResults>;

export const productQuery = z.object({
  kw: z.string().trim().max(200).default(''),
  cate: z.coerce.number().int().positive().optional(),
  minPrice: z.coerce.number().min(0).max(1e9).optional(),
  maxPrice: z.coerce.number().min(0).max(1e9).optional(),
  unit: z.enum(UNITS).optional(),
  limit: pageQuery.limit,
  offset: pageQuery.offset,
});
export type ProductQuery = z.infer<typeof productQuery>;

export const searchRoutes = {
  searchProducts: route({
    method: 'POST',
    path: '/search/products',
    access: 'guest',
    summary: 'Products by words, category, price and unit; best first.',
    body: productQuery,
    reply: productResults,
    perMinute: 240,
  }),
};
