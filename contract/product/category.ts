/** Categories and addresses (spec P7.2, P7.9). Chinese names come with `lang=zh`. */
import * as z from 'zod';
import { numeric } from '../schema/numeric.ts';
import { route } from '../schema/route.ts';

const crumb = z.object({ id: z.int(), name: z.string(), name_zh: z.string(), path: z.string() });
export const categoryLeaf = z.object({
  id: z.int(),
  name: z.string(),
  name_zh: z.string(),
  path: z.string(),
  level: z.int(),
  is_end: z.boolean(),
  p_num: z.int(),
  c_num: z.int(),
  /** It or one above it takes nothing new; it is listed for what stands in it. */
  closed: z.literal(true).optional(),
});
const branch = categoryLeaf.extend({ subs: z.array(categoryLeaf) });
/** A root with everything beneath it: three levels. */
const lastOfTree = categoryLeaf.extend({ subs: z.array(categoryLeaf).max(0).optional() });
export const categoryTree = categoryLeaf.extend({
  subs: z.array(categoryLeaf.extend({ subs: z.array(lastOfTree) })),
});
export type CategoryTree = z.infer<typeof categoryTree>;
export type CategoryBranch = z.infer<typeof branch>;
export type CategoryLeaf = z.infer<typeof categoryLeaf>;

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

/** `path` is the path of one category as the public address has it ("tools/hand-tools"), or its last part with `level`. */
export const categoryQuery = {
  path: z.string().min(1).max(300),
  level: numeric(z.number().int().min(1).max(3)).optional(),
};

export const categoryRoutes = {
  topCategories: route('GET', '/cates/top/:n', 'guest', {
    summary: 'The n roots with the most products.',
    params: z.object({ n: numeric(z.number().int().min(1).max(50)) }),
    reply: z.array(categoryLeaf),
  }),
  categoriesOfLevel: route('GET', '/cates/level/:level', 'guest', {
    summary: 'All categories of one level.',
    params: z.object({ level: numeric(z.number().int().min(1).max(3)) }),
    reply: z.array(categoryLeaf),
  }),
  getCategory: route('GET', '/cates', 'guest', {
    summary: 'One category with its children and ancestors.',
    query: z.object(categoryQuery),
    reply: category,
  }),
  categoryTree: route('GET', '/cates/tree', 'guest', {
    summary: 'The whole tree, or that of one root.',
    query: z.object({ root: numeric(z.number().int().positive()).optional() }),
    reply: z.array(categoryTree),
  }),
  categoryTrees: route('GET', '/cates/trees', 'guest', {
    summary: 'The whole tree, as the browser caches it under "cateinfo".',
    reply: z.array(categoryTree),
  }),
  categoryProperties: route('GET', '/cates/:id/properties', 'guest', {
    summary: 'What to state about a product of this category: those of its second-level category.',
    params: z.object({ id: numeric(z.number().int().positive()) }),
    reply: z.array(categoryProperty),
  }),
};
