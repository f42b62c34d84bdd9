/** A seller's own shop content and its preview (spec M2.17; decision 28). */
import * as z from 'zod';
import { TEMPLATES } from '../../domain/enumerations.ts';
import { isReadableAccent } from '../../domain/shop/accent.ts';
import { SHOP_CONTENT_KINDS, SHOP_CONTENT_LIMITS } from '../../domain/shop/shop-content.ts';
import { attachment } from '../file/file.ts';
import { text } from '../schema/field.ts';
import { id, idParams, ids, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { shopContentStatus } from '../schema/states.ts';
import { shopContent } from './shop-content.ts';

/** A body may hold a news item of 100,000 characters, each of up to three bytes. */
const MAX_BYTES = 400_000;

/** Its url is below /api where the file is not public by itself. */
export const shopFile = attachment.extend({ mime: z.string() });
export type ShopFile = z.infer<typeof shopFile>;

/** One thing of the shop as its seller sees it: what they wrote last, and whether an approved version is online. */
export const ownShopContent = z.object({
  id: z.int(),
  status: shopContentStatus,
  online: z.boolean(),
  version: z.int(),
  content: shopContent,
  /** The files that the content names by id. */
  files: z.array(shopFile),
  reasons: z.array(z.string()),
  reviewNote: z.string(),
  submitted_at: z.string().nullable(),
  updated_at: z.string(),
});
export type OwnShopContent = z.infer<typeof ownShopContent>;

const saved = z.object({ id: z.int(), version: z.int() });
const withVersion = z.intersection(shopContent, z.object({ version: z.int() }));

export const ownShopRoutes = {
  listShopContents: route('GET', '/session/shop/contents', 'supplier', {
    summary: "The seller's sections in their order, or news, videos or certificates, newest first.",
    query: z.object({ kind: z.enum(SHOP_CONTENT_KINDS), ...pageQuery }),
    reply: paged(ownShopContent),
  }),
  getShopContent: route('GET', '/session/shop/contents/:id', 'supplier', {
    summary: 'One section, news item, video or certificate of the seller.',
    params: idParams,
    reply: ownShopContent,
  }),
  createShopContent: route('POST', '/session/shop/contents', 'supplier', {
    creates: true,
    summary: 'A new draft: a section, a news item, a video or a certificate.',
    body: shopContent,
    maxBytes: MAX_BYTES,
    reply: saved,
  }),
  saveShopContent: route('PUT', '/session/shop/contents/:id', 'supplier', {
    summary:
      'Save an edit as a draft, made from `version`. An approved version stays online; 409 when it was changed since.',
    params: idParams,
    body: withVersion,
    maxBytes: MAX_BYTES,
    reply: saved,
  }),
  submitShopContent: route('POST', '/session/shop/contents/:id/submit', 'certified', {
    summary: 'Send a draft to the review.',
    params: idParams,
    reply: nothing,
  }),
  withdrawShopContent: route('POST', '/session/shop/contents/:id/withdraw', 'supplier', {
    summary: 'Take back what waits for the review: it is a draft again.',
    params: idParams,
    reply: nothing,
  }),
  discardShopContent: route('POST', '/session/shop/contents/:id/discard', 'supplier', {
    summary: 'Drop the edit: what is online stays. 409 when nothing is.',
    params: idParams,
    reply: nothing,
  }),
  deleteShopContent: route('DELETE', '/session/shop/contents/:id', 'supplier', {
    summary: 'Delete it for good, also from the shop.',
    params: idParams,
    reply: nothing,
  }),
  orderShopSections: route('PUT', '/session/shop/sections/order', 'supplier', {
    summary: 'Put sections in this order; those that are not named follow in the order that they had.',
    body: ids,
    reply: nothing,
  }),
};

export const SHOP_PREVIEW_PAGES = ['home', 'news', 'video', 'qualification'] as const;
export type ShopPreviewPage = (typeof SHOP_PREVIEW_PAGES)[number];

export const shopPreviewRoutes = {
  previewShop: route('POST', '/session/shop/preview', 'supplier', {
    summary:
      'A page of the shop as it would be with everything that the seller has not published yet, without its script. Nothing is stored.',
    body: z.object({
      /** "news" is the list, or the news item of the draft. */
      page: z.enum(SHOP_PREVIEW_PAGES).default('home'),
      template: z.enum(TEMPLATES).default('default'),
      language: z.enum(['en', 'zh']).default('en'),
      /** Those of the form; as they are stored where they are left out. */
      accent: z.string().max(7).refine(isReadableAccent, 'accent_contrast').nullable().optional(),
      headline: text(SHOP_CONTENT_LIMITS.headline, 0).optional(),
      /** What stands in a form, in the place of the one with its id, or new without it. */
      draft: z.object({ id: id.nullable().default(null), content: shopContent }).optional(),
    }),
    maxBytes: MAX_BYTES,
    perMinute: 120,
    reply: z.object({
      /** A whole document, of which nothing can be pressed but the controls of a video. */
      html: z.string(),
    }),
  }),
};
