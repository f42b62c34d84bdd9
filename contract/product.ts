/** Products: what sellers write and what visitors read (spec P3.1, P7.3; spec M2.9, M3.5, M7.3). */
import * as z from 'zod';
import { BUSINESS_TYPES, CURRENCIES, MAIN_MARKET_VALUES, UNITS } from '../domain/enumerations.ts';
import { pricesProblem } from '../domain/price.ts';
import { PRODUCT_LIMITS } from '../domain/product.ts';
import { publicCompany } from './company.ts';
import { choice, choices, fileId, text } from './field.ts';
import { id, idOutcomes, idParams, ids, nothing, paged, pageQuery } from './page.ts';
import { productCard } from './product-card.ts';
import { route } from './route.ts';

/** A price for a quantity from Start to End (null: and above), in the product's currency. */
export const priceTier = z.object({
  Start: z.int().min(1).max(1_000_000_000),
  End: z.int().min(1).max(1_000_000_000).nullable(),
  Price: z.number().min(0).max(1_000_000_000),
});
export type PriceTier = z.infer<typeof priceTier>;

/** Ascending and without gaps. */
export const priceTiers = z.array(priceTier).superRefine((tiers, context) => {
  const problem = pricesProblem(tiers);
  if (problem)
    context.addIssue({ code: 'custom', message: problem === 'decimals' ? 'price_decimals' : 'prices_order' });
});

const entries = (count: number) =>
  z.record(text(50), text(100)).refine((map) => Object.keys(map).length <= count, 'unknown_choice');

/** Details: packaging, delivery and the like; empty values are hidden (spec P2.10). */
export const DETAIL_KEYS = [
  'Packaging',
  'Port',
  'Delivery Time',
  'Supply Ability',
  'Payment Terms',
  'Sample',
] as const;
const details = z.partialRecord(z.enum(DETAIL_KEYS), text(500, 0));

/** A draft may be incomplete; to be submitted it must pass `productContent`. */
export const productDraft = z.object({
  title: text(PRODUCT_LIMITS.title.most, 0).default(''),
  cate: z.int().positive(),
  group_id: id.nullable().default(null),
  keywords: z.array(text(50)).max(PRODUCT_LIMITS.keywords.most).default([]),
  properties: entries(PRODUCT_LIMITS.properties.most).default({}),
  images: z.array(fileId).max(PRODUCT_LIMITS.images.most).default([]),
  content: z.string().max(200_000).default(''),
  price: priceTiers.or(z.array(priceTier).length(0)).default([]),
  currency: choice(CURRENCIES).default('$'),
  unit: choice(UNITS),
  min_order: z.int().min(1).max(1_000_000_000).default(1),
  target_markets: choices(MAIN_MARKET_VALUES).default([]),
  business_type: choices(BUSINESS_TYPES).default([]),
  details: details.default({}),
});

/** What a product submitted for review must hold. `price` may be empty: negotiable. */
export const productContent = productDraft.extend({
  title: text(PRODUCT_LIMITS.title.most, PRODUCT_LIMITS.title.least),
  properties: entries(PRODUCT_LIMITS.properties.most).refine(
    (map) => Object.keys(map).length >= 1,
    'required',
  ),
  images: z.array(fileId).min(PRODUCT_LIMITS.images.least, 'required').max(PRODUCT_LIMITS.images.most),
});
export type ProductContent = z.infer<typeof productContent>;
export type ProductContentInput = z.input<typeof productContent>;

/** `draft: true` keeps it as a draft (status 5); otherwise it goes under review. */
const saveProduct = z.union([
  productDraft.extend({ draft: z.literal(true) }),
  productContent.extend({ draft: z.literal(false).default(false) }),
]);

const named = z.object({ id: z.int(), title: z.string() });

/** The product page's data. */
export const publicProduct = z.object({
  id: z.int(),
  uid: z.int(),
  cid: z.int(),
  title: z.string(),
  content: z.string(),
  group_id: z.int().nullable(),
  main_image: z.string(),
  images: z.array(z.string()),
  price: z.array(priceTier),
  min_price: z.number(),
  max_price: z.number(),
  currency: choice(CURRENCIES),
  unit: z.string(),
  min_order: z.string(),
  keywords: z.array(z.string()),
  target_markets: z.array(z.string()),
  business_type: z.array(z.string()),
  properties: z.record(z.string(), z.string()),
  details: z.record(z.string(), z.string()),
  cate: z.array(z.object({ id: z.int(), name: z.string(), name_zh: z.string(), path: z.string() })),
  cate_names: z.array(z.string()),
  location_name: z.array(z.string()),
  location_name_zh: z.array(z.string()),
  location_path: z.array(z.int()),
  updated_at: z.string(),
  next: named.nullable(),
  prev: named.nullable(),
  company: publicCompany,
  recommend_products: z.array(productCard),
});
export type PublicProduct = z.infer<typeof publicProduct>;

const openRevision = z.object({
  id: z.int(),
  status: z.literal([2, 4]),
  reasons: z.array(z.string()),
  note: z.string(),
});
const status = z.literal([0, 1, 2, 4, 5]);

/** A line of the seller's lists. `revision` is the edit that waits or failed, while the approved version is online. */
export const ownProductItem = z.object({
  id: z.int(),
  title: z.string(),
  image: z.string().nullable(),
  status,
  group_id: z.int().nullable(),
  cate_names: z.array(z.string()),
  currency: choice(CURRENCIES),
  min_price: z.number(),
  max_price: z.number(),
  unit: z.string(),
  reasons: z.array(z.string()),
  note: z.string(),
  revision: openRevision.nullable(),
  updated_at: z.string(),
  refreshed_at: z.string(),
});
export type OwnProductItem = z.infer<typeof ownProductItem>;

/** The product as its seller edits it: the waiting or failed edit where there is one, else the product itself. */
export const ownProduct = ownProductItem.extend({
  content: z.string(),
  cate: z.int(),
  cate_path: z.array(z.int()),
  keywords: z.array(z.string()),
  properties: z.record(z.string(), z.string()),
  images: z.array(z.object({ id: z.int(), url: z.string() })),
  price: z.array(priceTier),
  min_order: z.int(),
  target_markets: z.array(z.string()),
  business_type: z.array(z.string()),
  details: z.record(z.string(), z.string()),
});
export type OwnProduct = z.infer<typeof ownProduct>;

export const productRoutes = {
  getProduct: route({
    method: 'GET',
    path: '/companies/products/:id',
    access: 'guest',
    summary: 'Product detail: the approved version.',
    // the sentence of spec P5.5
    params: z.object({
      id: z.coerce
        .number('product_id_required')
        .refine((n) => Number.isSafeInteger(n) && n > 0, 'product_id_required'),
    }),
    reply: publicProduct,
  }),
  recommendedProducts: route({
    method: 'GET',
    path: '/products/recommend/:id',
    access: 'guest',
    summary: 'Products like this one.',
    params: idParams,
    reply: z.array(productCard),
  }),
  listOwnProducts: route({
    method: 'GET',
    path: '/session/products',
    access: 'supplier',
    summary: "The seller's products of one status, by keyword.",
    query: z.object({
      ...pageQuery,
      kw: z.string().max(100).default(''),
      status: z.coerce.number().pipe(status).default(1),
    }),
    reply: paged(ownProductItem),
  }),
  countOwnProducts: route({
    method: 'GET',
    path: '/session/products/counting/status',
    access: 'supplier',
    summary: 'How many products stand in each status.',
    reply: z.array(z.object({ status, cnt: z.int() })),
  }),
  getOwnProduct: route({
    method: 'GET',
    path: '/session/products/:id',
    access: 'supplier',
    summary: 'One product with all its content, for editing.',
    params: idParams,
    reply: ownProduct,
  }),
  createProduct: route({
    method: 'POST',
    path: '/session/products',
    access: 'certified',
    summary: 'Create a product: under review at once, or a draft.',
    body: saveProduct,
    reply: z.object({ id: z.int(), status }),
  }),
  editProduct: route({
    method: 'PUT',
    path: '/session/products/:id',
    access: 'certified',
    summary: 'Save an edit. Of a published product it becomes a revision; the approved version stays online.',
    params: idParams,
    body: saveProduct,
    reply: z.object({ id: z.int(), status }),
  }),
  deleteProducts: route({
    method: 'DELETE',
    path: '/session/products',
    access: 'supplier',
    summary: 'Delete products; answers per id.',
    body: ids,
    reply: idOutcomes,
  }),
  refreshProduct: route({
    method: 'POST',
    path: '/session/products/:id/refresh',
    access: 'certified',
    summary: 'Move a product to the head of its rank; once in 24 hours.',
    params: idParams,
    reply: nothing,
  }),
  refreshProductByGet: route({
    method: 'GET',
    path: '/session/products/:id/refresh',
    access: 'certified',
    summary: 'The same, by the method the specification names.',
    params: idParams,
    reply: nothing,
  }),
  refreshProducts: route({
    method: 'PUT',
    path: '/session/products/refresh',
    access: 'certified',
    summary: 'Refresh several; answers per id.',
    body: ids,
    reply: idOutcomes,
  }),
  listRecentProducts: route({
    method: 'GET',
    path: '/session/user/products',
    access: 'supplier',
    summary: 'Recently published products for the dashboard.',
    query: z.object(pageQuery),
    reply: paged(named),
  }),
};
