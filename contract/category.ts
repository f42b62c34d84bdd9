/** Categories and addresses (spec P7.2, P7.9). Chinese names come with `lang=zh`. */
import * as z from 'zod';
import { paged, pageQuery } from './page.ts';
import { productCard } from './product-card.ts';
import { route } from './route.ts';
import { supplierCard } from './supplier-card.ts';

const crumb = z.object({ id: z.int(), name: z.string(), name_zh: z.string(), path: z.string() });
const leaf = z.object({
  id: z.int(),
  name: z.string(),
  name_zh: z.string(),
  path: z.string(),
  level: z.int(),
  is_end: z.boolean(),
  p_num: z.int(),
  c_num: z.int(),
});
const branch = leaf.extend({ subs: z.array(leaf) });
/** A root with everything beneath it: three levels. */
export const categoryTree = leaf.extend({ subs: z.array(branch) });
export type CategoryTree = z.infer<typeof categoryTree>;
export type CategoryBranch = z.infer<typeof branch>;
export type CategoryLeaf = z.infer<typeof leaf>;

/** One category with its children and its ancestors, nearest last. `full_path` joins the paths by "/". */
export const category = branch.extend({ full_path: z.string(), trace_cate: z.array(crumb) });
export type Category = z.infer<typeof category>;

export const categoryProperty = z.object({
  name: z.string(),
  name_zh: z.string(),
  kind: z.enum(['choice', 'number', 'boolean', 'text']),
  unit: z.string().nullable(),
  /** Usual values: [English, Chinese] pairs of a choice, numbers as text in both. */
  options: z.array(z.tuple([z.string(), z.string()])),
});
export type CategoryProperty = z.infer<typeof categoryProperty>;

export interface Address {
  id: number;
  code: string | null;
  name: string;
  name_zh: string | null;
  dial?: string | undefined;
  children?: Address[] | undefined;
}
export const address: z.ZodType<Address> = z.object({
  id: z.int(),
  code: z.string().nullable(),
  name: z.string(),
  name_zh: z.string().nullable(),
  dial: z.string().optional(),
  get children() {
    return z.array(address).optional();
  },
});

/** `path` is the path of one category as the public address has it ("tools/hand-tools"), or its last part with `level`. */
const where = {
  path: z.string().min(1).max(300),
  level: z.coerce.number().int().min(1).max(3).optional(),
};
const order = {
  order_by: z.enum(['_id', 'refreshed_at', 'price']).optional(),
  order: z.coerce
    .number()
    .pipe(z.literal([1, -1]))
    .optional(),
};

export const categoryRoutes = {
  topCategories: route({
    method: 'GET',
    path: '/cates/top/:n',
    access: 'guest',
    summary: 'The n roots with the most products.',
    params: z.object({ n: z.coerce.number().int().min(1).max(50) }),
    reply: z.array(leaf),
  }),
  categoriesOfLevel: route({
    method: 'GET',
    path: '/cates/level/:level',
    access: 'guest',
    summary: 'All categories of one level.',
    params: z.object({ level: z.coerce.number().int().min(1).max(3) }),
    reply: z.array(leaf),
  }),
  getCategory: route({
    method: 'GET',
    path: '/cates',
    access: 'guest',
    summary: 'One category with its children and ancestors.',
    query: z.object(where),
    reply: category,
  }),
  categoryTree: route({
    method: 'GET',
    path: '/cates/tree',
    access: 'guest',
    summary: 'The whole tree, or that of one root.',
    query: z.object({ root: z.coerce.number().int().positive().optional() }),
    reply: z.array(categoryTree),
  }),
  categoryTrees: route({
    method: 'GET',
    path: '/cates/trees',
    access: 'guest',
    summary: 'The whole tree, as the browser caches it under "cateinfo".',
    reply: z.array(categoryTree),
  }),
  categoryProperties: route({
    method: 'GET',
    path: '/cates/:id/properties',
    access: 'guest',
    summary: 'What to state about a product of this category: those of its second-level category.',
    params: z.object({ id: z.coerce.number().int().positive() }),
    reply: z.array(categoryProperty),
  }),
  categoryProducts: route({
    method: 'GET',
    path: '/cates/products',
    access: 'guest',
    summary: 'Listed products of a category: members first by tier, newest refresh first.',
    query: z.object({ ...where, ...pageQuery, ...order }),
    reply: paged(productCard),
  }),
  categoryBlocks: route({
    method: 'GET',
    path: '/cates/cate-products',
    access: 'guest',
    summary: 'Per subcategory, its first products.',
    query: z.object({
      ...where,
      size: z.coerce.number().int().min(1).max(20).default(6),
      cate_size: z.coerce.number().int().min(1).max(50).default(3),
    }),
    reply: z.array(z.object({ cate: leaf, items: z.array(productCard) })),
  }),
  categoryCompanies: route({
    method: 'GET',
    path: '/cates/companies',
    access: 'guest',
    summary: 'Suppliers of a category.',
    query: z.object({ ...where, ...pageQuery, ...order }),
    reply: paged(supplierCard),
  }),
  pinnedProducts: route({
    method: 'GET',
    path: '/guest/pin/products',
    access: 'guest',
    summary: 'Top-displayed (pinned) products of a category.',
    query: z.object({ ...where, limit: z.coerce.number().int().min(1).max(100).default(25) }),
    reply: z.object({
      items: z.array(z.object({ pid: z.int(), title: z.string(), images: z.array(z.string()) })),
      total: z.int(),
    }),
  }),
  addressTrees: route({
    method: 'GET',
    path: '/address/trees',
    access: 'guest',
    summary: 'Countries, regions and, for China, cities, as the browser caches it under "cityinfo".',
    reply: z.array(address),
  }),
};
