/** Products as their seller writes them and finds them again (spec P7.3; spec M2.9, M3.5, M7.3). */
import * as z from 'zod';
import { finding } from '../schema/finding.ts';
import { numeric } from '../schema/numeric.ts';
import { id, idOutcomes, idParams, ids, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { openRevisionStatus, productStatus } from '../schema/states.ts';
import { namedProduct } from './product.ts';
import { productContent, productDraft, shownContent } from './product-content.ts';

/** `draft: true` keeps it as a draft (status 5); otherwise it goes under review. */
const asDraft = z.literal(true);
const forReview = z.literal(false).optional().default(false);
const saveProduct = z.discriminatedUnion('draft', [
  productDraft.extend({ draft: asDraft }),
  productContent.extend({ draft: forReview }),
]);
/** What was read when the edit began; refused as a conflict when something was saved since. Without it nobody is warned. */
const edition = z.string().max(40);
const editedProduct = z.discriminatedUnion('draft', [
  productDraft.extend({ draft: asDraft, edition: edition.optional() }),
  productContent.extend({ draft: forReview, edition: edition.optional() }),
]);
const savedProduct = z.object({ id: z.int(), status: productStatus, edition });

/** A description of 200,000 characters, some of three bytes. */
export const MAX_CONTENT_BYTES = 1024 * 1024;

const openRevision = z.object({
  id: z.int(),
  status: openRevisionStatus,
  reasons: z.array(z.string()),
  note: z.string(),
  submitted_at: z.string(),
});
const status = productStatus;

const price = numeric(z.number().min(0).max(1e9));
/** By what the seller's lists can be sorted. */
export const OWN_PRODUCT_SORTS = [
  'title',
  'price',
  'min_order',
  'views',
  'enquiries',
  'refreshed',
  'reviewed',
  'updated',
] as const;
export type OwnProductSort = (typeof OWN_PRODUCT_SORTS)[number];

/** A line of the seller's lists. `revision` is the edit that waits or failed, while the approved version is online. */
export const ownProductItem = shownContent
  .pick({ title: true, group_id: true, own_number: true, currency: true, unit: true })
  .extend({
    id: z.int(),
    image: z.string().nullable(),
    status,
    cate_names: z.array(z.string()),
    min_price: z.number(),
    max_price: z.number(),
    cate_names_zh: z.array(z.string()),
    group_name: z.string().nullable(),
    /** The seller's number of the model, one of the properties. */
    model: z.string(),
    min_order: z.int(),
    /** Until when it is pinned to the top. */
    pinned_until: z.string().nullable(),
    /** Of the last 30 days. */
    views: z.int(),
    enquiries: z.int(),
    reasons: z.array(z.string()),
    note: z.string(),
    revision: openRevision.nullable(),
    updated_at: z.string(),
    refreshed_at: z.string(),
    /** Of a published one: from when on it can be refreshed again. */
    refreshable_at: z.string().nullable(),
    submitted_at: z.string().nullable(),
    /** When a reviewer decided last. */
    reviewed_at: z.string().nullable(),
    /** Of a deleted one: until when it can be restored. */
    restorable_until: z.string().nullable(),
    /** Of a draft that was online: until when it goes online without a review, unchanged. */
    approved_until: z.string().nullable(),
  });
export type OwnProductItem = z.infer<typeof ownProductItem>;

/** The product as its seller edits it: the waiting or failed edit where there is one, else the product itself. */
export const ownProduct = ownProductItem.extend({
  ...shownContent.shape,
  /** Goes back with an edit. */
  edition,
  cate_path: z.array(z.int()),
  images: z.array(z.object({ id: z.int(), url: z.string() })),
});
export type OwnProduct = z.infer<typeof ownProduct>;

export const ownProductRoutes = {
  listOwnProducts: route('GET', '/session/products', 'supplier', {
    scope: 'products:read',
    summary:
      "The seller's products of one status, by keyword (in title, model or own number), filters and sort.",
    query: z.object({
      ...pageQuery,
      kw: z.string().max(100).default(''),
      status: numeric(status).default(1),
      /** A group; 0 for products in none. */
      group: numeric(z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)).optional(),
      /** A category of any level. */
      cate: id.optional(),
      pinned: z.enum(['true', 'false']).optional(),
      min_price: price.optional(),
      max_price: price.optional(),
      /** Reviewed within so many days. */
      reviewed: numeric(z.number().int().min(1).max(3650)).optional(),
      /** A column, with "-" before it falling; the newest first without it. */
      sort: z.enum(OWN_PRODUCT_SORTS.flatMap((by) => [by, `-${by}` as const])).optional(),
    }),
    reply: paged(ownProductItem),
  }),
  ownProductFilters: route('GET', '/session/products/filters', 'supplier', {
    scope: 'products:read',
    summary: "The seller's groups, and the categories of their products of one status, to filter a list by.",
    query: z.object({ status: numeric(status).default(1) }),
    reply: z.object({
      groups: z.array(z.object({ id: z.int(), name: z.string() })),
      categories: z.array(z.object({ id: z.int(), name: z.string(), name_zh: z.string(), cnt: z.int() })),
    }),
  }),
  reviewOverview: route('GET', '/session/products/waiting', 'supplier', {
    scope: 'products:read',
    summary:
      "What of the seller's waits for a review, edits included, the longest waiting first; what failed, and drafts, the last first. Pages of each, 100 without a limit.",
    query: z.object({
      limit: pageQuery.limit,
      waiting_offset: pageQuery.offset,
      failed_offset: pageQuery.offset,
      drafts_offset: pageQuery.offset,
    }),
    reply: z.object({
      /** The median of the last reviews of the marketplace; null while there are too few. */
      usual_minutes: z.int().nullable(),
      /** How many there are of each. */
      totals: z.object({ waiting: z.int(), failed: z.int(), drafts: z.int() }),
      waiting: z.array(ownProductItem),
      failed: z.array(ownProductItem),
      drafts: z.array(ownProductItem),
    }),
  }),
  countOwnProducts: route('GET', '/session/products/counting/status', 'supplier', {
    scope: 'products:read',
    summary: 'How many products stand in each status.',
    reply: z.array(z.object({ status, cnt: z.int() })),
  }),
  getOwnProduct: route('GET', '/session/products/:id', 'supplier', {
    scope: 'products:read',
    summary: 'One product with all its content, for editing.',
    params: idParams,
    reply: ownProduct,
  }),
  createProduct: route('POST', '/session/products', 'supplier', {
    creates: true,
    scope: 'products:write',
    summary: 'Create a product: a draft, or under review at once, for which the company must be certified.',
    body: saveProduct,
    maxBytes: MAX_CONTENT_BYTES,
    reply: savedProduct,
  }),
  editProduct: route('PUT', '/session/products/:id', 'supplier', {
    scope: 'products:write',
    summary:
      'Save an edit. Of a published product it becomes a revision; the approved version stays online. What is not a draft needs a certified company.',
    params: idParams,
    body: editedProduct,
    maxBytes: MAX_CONTENT_BYTES,
    reply: savedProduct,
  }),
  checkProduct: route('POST', '/session/products/check', 'supplier', {
    scope: 'products:read',
    summary: 'What a reviewer would object to in a draft. Nothing is stored.',
    body: productDraft.extend({
      /** The product that it is an edit of. */
      id: id.nullable().default(null),
    }),
    maxBytes: MAX_CONTENT_BYTES,
    perMinute: 30,
    reply: z.object({ findings: z.array(finding) }),
  }),
  deleteProducts: route('DELETE', '/session/products', 'supplier', {
    scope: 'products:write',
    summary: 'Delete products; answers per id. They can be restored for 30 days.',
    body: ids,
    reply: idOutcomes,
  }),
  withdrawProduct: route('POST', '/session/products/:id/withdraw', 'supplier', {
    scope: 'products:write',
    summary:
      'Withdraw a product from review: it becomes a draft. Of a published one the waiting edit is withdrawn.',
    params: idParams,
    reply: nothing,
  }),
  withdrawProducts: route('PUT', '/session/products/withdraw', 'supplier', {
    scope: 'products:write',
    summary: 'Withdraw several; answers per id.',
    body: ids,
    reply: idOutcomes,
  }),
  takeProductOffline: route('POST', '/session/products/:id/offline', 'supplier', {
    scope: 'products:write',
    summary:
      'Take a published product offline: it becomes a draft. Submitted unchanged within 90 days, it is online again without a review.',
    params: idParams,
    reply: nothing,
  }),
  takeProductsOffline: route('PUT', '/session/products/offline', 'supplier', {
    scope: 'products:write',
    summary: 'Take several offline; answers per id.',
    body: ids,
    reply: idOutcomes,
  }),
  restoreProduct: route('POST', '/session/products/:id/restore', 'supplier', {
    scope: 'products:write',
    summary: 'Make a draft of a product that was deleted within the last 30 days.',
    params: idParams,
    reply: nothing,
  }),
  restoreProducts: route('PUT', '/session/products/restore', 'supplier', {
    scope: 'products:write',
    summary: 'Restore several; answers per id.',
    body: ids,
    reply: idOutcomes,
  }),
  copyProduct: route('POST', '/session/products/:id/copy', 'supplier', {
    creates: true,
    scope: 'products:write',
    summary: 'Make a new draft with the same content.',
    params: idParams,
    reply: z.object({ id: z.int(), status }),
  }),
  copyProducts: route('PUT', '/session/products/copy', 'supplier', {
    creates: true,
    scope: 'products:write',
    summary: 'Copy several; answers per id of what was copied.',
    body: ids,
    reply: idOutcomes,
  }),
  submitProduct: route('POST', '/session/products/:id/submit', 'certified', {
    scope: 'products:write',
    summary: 'Submit a draft or a failed product as it is stored.',
    params: idParams,
    reply: z.object({ id: z.int(), status }),
  }),
  submitProducts: route('PUT', '/session/products/submit', 'certified', {
    scope: 'products:write',
    summary: 'Submit several; answers per id.',
    body: ids,
    reply: idOutcomes,
  }),
  refreshProduct: route('POST', '/session/products/:id/refresh', 'certified', {
    scope: 'products:write',
    summary: 'Move a product to the head of its rank; once in 24 hours.',
    params: idParams,
    reply: nothing,
  }),
  refreshProductByGet: route('GET', '/session/products/:id/refresh', 'certified', {
    writes: true,
    scope: 'products:write',
    summary: 'The same, by the method the specification names.',
    fails: ['wrong_state', 'refreshed_today'],
    params: idParams,
    reply: nothing,
  }),
  refreshProducts: route('PUT', '/session/products/refresh', 'certified', {
    scope: 'products:write',
    summary: 'Refresh several; answers per id.',
    body: ids,
    reply: idOutcomes,
  }),
  refreshAllProducts: route('PUT', '/session/products/refresh/all', 'certified', {
    scope: 'products:write',
    summary:
      'Refresh whatever can be refreshed now, at most 2,000 products. Answers how many were, and how many published ones were not: they wait until their refreshable_at.',
    reply: z.object({ refreshed: z.int(), waiting: z.int() }),
    perMinute: 10,
  }),
  listRecentProducts: route('GET', '/session/user/products', 'supplier', {
    scope: 'products:read',
    summary: 'Recently published products for the dashboard.',
    query: z.object(pageQuery),
    reply: paged(namedProduct),
  }),
};
