/** Public lists of products and suppliers, each as cards (spec P7.2, P7.3, P7.4). */
import * as z from 'zod';
import { productCard, supplierCard } from '../schema/card.ts';
import { numeric } from '../schema/numeric.ts';
import { idParams, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { categoryLeaf, categoryQuery } from './category.ts';

const order = {
  order_by: z.enum(['_id', 'refreshed_at', 'price']).optional(),
  order: numeric(z.literal([1, -1])).optional(),
};

const byId = { order_by: z.enum(['_id']).optional(), order: order.order };

export const listingRoutes = {
  categoryProducts: route('GET', '/cates/products', 'guest', {
    summary: 'Listed products of a category: members first by tier, newest refresh first.',
    query: z.object({ ...categoryQuery, ...pageQuery, ...order }),
    reply: paged(productCard),
  }),
  categoryBlocks: route('GET', '/cates/cate-products', 'guest', {
    summary: 'Per subcategory, its first products.',
    query: z.object({
      ...categoryQuery,
      size: numeric(z.number().int().min(1).max(20)).default(6),
      cate_size: numeric(z.number().int().min(1).max(50)).default(3),
    }),
    reply: z.array(z.object({ cate: categoryLeaf, items: z.array(productCard) })),
  }),
  categoryCompanies: route('GET', '/cates/companies', 'guest', {
    summary: 'Suppliers of a category.',
    query: z.object({ ...categoryQuery, ...pageQuery, ...byId }),
    reply: paged(supplierCard),
  }),
  pinnedProducts: route('GET', '/guest/pin/products', 'guest', {
    summary: 'Top-displayed (pinned) products of a category.',
    query: z.object({ ...categoryQuery, limit: numeric(z.number().int().min(1).max(100)).default(25) }),
    reply: z.object({
      items: z.array(z.object({ pid: z.int(), title: z.string(), images: z.array(z.string()) })),
      total: z.int(),
    }),
  }),
  companyProducts: route('GET', '/companies/products', 'guest', {
    summary: "A company's listed products, newest first.",
    query: z.object({
      domain: z.string().max(20),
      ...pageQuery,
      ...byId,
    }),
    reply: paged(productCard),
  }),
  groupProducts: route('GET', '/companies/products/groups/:id', 'guest', {
    summary: "Listed products of one of a company's groups, newest first, and the group's name.",
    params: idParams,
    query: z.object({ ...pageQuery, ...byId }),
    reply: paged(productCard).extend({ id: z.int(), name: z.string() }),
  }),
  recommendedCompanies: route('GET', '/companies/recommend', 'guest', {
    summary: 'Recommended suppliers: members first.',
    query: z.object({ n: numeric(z.number().int().min(1).max(20)).default(4) }),
    reply: z.array(supplierCard),
  }),
  latestProducts: route('GET', '/products/latest', 'guest', {
    summary: 'Latest listed products; page 1 and 50 a page by default.',
    query: z.object(pageQuery),
    reply: paged(productCard),
  }),
};
