/** The review of shop content (decision 28). */
import * as z from 'zod';
import { SECTION_TYPES, SHOP_CONTENT_KINDS, SHOP_REJECT_REASONS } from '../../domain/shop/shop-content.ts';
import { approval, reasonsOf, rejection } from '../schema/decision.ts';
import { text } from '../schema/field.ts';
import { evidence } from '../schema/finding.ts';
import { id, idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { queueEntry } from '../schema/review.ts';
import { route } from '../schema/route.ts';
import { shopContentStatus } from '../schema/states.ts';
import { shopFile } from './own-shop.ts';
import { shopContent } from './shop-content.ts';

/** What waits, beside the version that is online. `version` goes back with the decision. */
export const shopReviewView = queueEntry.extend({
  status: shopContentStatus,
  version: z.int(),
  /** Null where nothing waits. */
  proposal: shopContent.nullable(),
  approved: shopContent.nullable(),
  /** The files that both name by id. */
  files: z.array(shopFile),
  /** What sections name by id: a product group, a video. */
  evidence,
  names: z.object({ groups: z.record(z.string(), z.string()), videos: z.record(z.string(), z.string()) }),
});
export type ShopReviewView = z.infer<typeof shopReviewView>;

export const ONLINE_STATES = ['settled', 'waiting'] as const;

/** Something that a shop shows beside products. */
export const onlineShopContent = z.object({
  id: z.int(),
  kind: z.enum(SHOP_CONTENT_KINDS),
  /** Of a section. */
  type: z.enum(SECTION_TYPES).nullable(),
  /** Empty for a banner without words. */
  title: z.string(),
  company: z.object({ id: z.int(), name: z.string(), domain: z.string() }),
  /** Whether an edit of it waits for the review. */
  waiting: z.boolean(),
  /** When a reviewer passed or refused it last. */
  reviewed_at: z.string(),
});
export type OnlineShopContent = z.infer<typeof onlineShopContent>;

export const onlineShopQuery = z.object({
  ...pageQuery,
  /** In titles and names of companies. */
  kw: text(100, 0).default(''),
  kind: z.enum(SHOP_CONTENT_KINDS).optional(),
  /** "waiting": an edit of it is under review. */
  state: z.enum(ONLINE_STATES).optional(),
  company: id.optional(),
});

export const shopReviewRoutes = {
  listOnlineShopContents: route('GET', '/review/shop-contents', 'reviewer', {
    summary: 'Sections, news, videos and certificates that are online, the latest reviewed first.',
    query: onlineShopQuery,
    reply: paged(onlineShopContent),
  }),
  getShopCase: route('GET', '/review/shop/:id', 'reviewer', {
    summary: 'A section, news item, video or certificate that waits, or that is online.',
    params: idParams,
    reply: shopReviewView,
  }),
  decideShopContent: route('POST', '/review/shop/:id', 'reviewer', {
    summary: 'Approve or reject it, as it was at `version`.',
    params: idParams,
    body: z.intersection(
      z.discriminatedUnion('approve', [approval, rejection(SHOP_REJECT_REASONS)]),
      z.object({ version: z.int() }),
    ),
    reply: nothing,
  }),
  takeDownShopContent: route('POST', '/review/shop/:id/take-down', 'reviewer', {
    summary: 'Take what is online offline, with reasons.',
    params: idParams,
    body: z.object({ reasons: reasonsOf(SHOP_REJECT_REASONS), note: text(500, 0).default('') }),
    reply: nothing,
  }),
};
