/** Pins: a product first in its category for some days (spec M2.9, M3.8, M7.3; decision 26). */
import * as z from 'zod';
import { PIN_DAYS } from '../../domain/page/pin.ts';
import { id, idOutcomes, idParams, ids, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { ownProductItem } from './own-product.ts';

const days = z.literal([...PIN_DAYS]);

/** `from` to `until` with what it was extended by; null while it is not pinned. */
const running = z.object({
  pid: z.int(),
  from: z.string().nullable(),
  until: z.string().nullable(),
  days_left: z.int(),
});

/** What may still be pinned in the year that runs. */
const allowance = z.object({ used: z.int(), limit: z.int(), from: z.string(), to: z.string() });
export type PinAllowance = z.infer<typeof allowance>;

export const pinnedItem = ownProductItem
  .pick({ id: true, title: true, image: true, status: true, cate_names: true, cate_names_zh: true })
  .extend({ pid: z.int(), from: z.string(), until: z.string(), days_left: z.int() });
export type PinnedItem = z.infer<typeof pinnedItem>;

export const pinRoutes = {
  getPin: route('GET', '/session/pin/product/:id', 'supplier', {
    scope: 'products:read',
    summary: 'From when to when an own product is pinned.',
    params: idParams,
    reply: running,
  }),
  pinProduct: route('POST', '/session/pin/product', 'certified', {
    creates: true,
    scope: 'products:write',
    summary:
      'Pin a published product, or extend its pin: 1, 3, 7, 15 or 30 days. Each uses one of the pins of the year.',
    body: z.object({
      pid: id,
      days,
      /** The end that the caller saw, null for none: 409 conflict when it is another, so that two tabs do not both extend. */
      until: z.iso.datetime().max(40).nullable().optional(),
    }),
    reply: running,
  }),
  pinProducts: route('PUT', '/session/pin/products', 'certified', {
    scope: 'products:write',
    summary: 'Pin or extend several, as far as the pins of the year go; answers per id.',
    body: ids.extend({ days }),
    reply: idOutcomes,
  }),
  unpinProduct: route('DELETE', '/session/pin/product/:id', 'supplier', {
    scope: 'products:write',
    summary: 'End the pin of a product now. What it used stays used.',
    params: idParams,
    reply: nothing,
  }),
  listPins: route('GET', '/session/pin/products', 'supplier', {
    scope: 'products:read',
    summary:
      'Products that are pinned now, by keyword, those that end first before others; and what is left to pin.',
    query: z.object({ ...pageQuery, kw: z.string().max(100).default('') }),
    reply: paged(pinnedItem).extend({ allowance }),
  }),
  pinCalendar: route('GET', '/session/pin/calendar', 'supplier', {
    scope: 'products:read',
    summary: 'What was, is and will be pinned in a month (YYYY-MM), some hundreds at most.',
    query: z.object({
      month: z
        .string()
        .max(7)
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/),
    }),
    reply: z.array(z.object({ pid: z.int(), title: z.string(), from: z.string(), until: z.string() })),
  }),
};
