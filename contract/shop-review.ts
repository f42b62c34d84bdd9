/** The review of what shops show beside products (decision 28). */
import * as z from 'zod';
import { SHOP_REJECT_REASONS } from '../domain/shop-content.ts';
import { approval, reasonsOf, rejection } from './decision.ts';
import { text } from './field.ts';
import { shopFile } from './own-shop.ts';
import { idParams, nothing } from './page.ts';
import { queueEntry } from './review.ts';
import { route } from './route.ts';
import { shopContent } from './shop-content.ts';

/** What waits, beside the version that is online. `version` goes back with the decision. */
export const shopReviewView = queueEntry.extend({
  status: z.literal([1, 2, 4, 5]),
  version: z.int(),
  /** Null where nothing waits. */
  proposal: shopContent.nullable(),
  approved: shopContent.nullable(),
  /** The files that both name by id. */
  files: z.array(shopFile),
  /** What sections name by id: a product group, a video. */
  names: z.object({ groups: z.record(z.string(), z.string()), videos: z.record(z.string(), z.string()) }),
});
export type ShopReviewView = z.infer<typeof shopReviewView>;

export const shopReviewRoutes = {
  getShopCase: route({
    method: 'GET',
    path: '/review/shop/:id',
    access: 'reviewer',
    summary: 'A section, news item, video or certificate that waits, or that is online.',
    params: idParams,
    reply: shopReviewView,
  }),
  decideShopContent: route({
    method: 'POST',
    path: '/review/shop/:id',
    access: 'reviewer',
    summary: 'Approve or reject it, as it was at `version`.',
    params: idParams,
    body: z.intersection(
      z.discriminatedUnion('approve', [approval, rejection(SHOP_REJECT_REASONS)]),
      z.object({ version: z.int() }),
    ),
    reply: nothing,
  }),
  takeDownShopContent: route({
    method: 'POST',
    path: '/review/shop/:id/take-down',
    access: 'reviewer',
    summary: 'Take what is online offline, with reasons.',
    params: idParams,
    body: z.object({ reasons: reasonsOf(SHOP_REJECT_REASONS), note: text(500, 0).default('') }),
    reply: nothing,
  }),
};
