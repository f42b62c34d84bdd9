/** The caller's own sourcing requests in the member centre (spec M2.11, M7.4; decisions 21, 27). */
import * as z from 'zod';
import { OWNER_ACTIONS } from '../../domain/deal/purchase-owner.ts';
import { CURRENCIES } from '../../domain/enumerations.ts';
import { attachment } from '../file/file.ts';
import { choice, nameText } from '../schema/field.ts';
import { numeric } from '../schema/numeric.ts';
import { idOutcomes, idParams, ids, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { purchaseAudit, purchaseStatus } from '../schema/states.ts';
import { closingDate, guestToken, newPurchase } from './purchase.ts';

const names = z.object({ name: z.string(), name_zh: z.string() });

/** What becomes of an edit of a request in effect; the approved text stays meanwhile. */
const edit = z.object({
  /** Null once it was refused; `reason` then says why. */
  submitted_at: z.string().nullable(),
  reason: z.string(),
});

/** A line of the caller's requests. */
export const ownPurchaseItem = z.object({
  id: z.int(),
  title: z.string(),
  status: purchaseStatus,
  /** Root first. */
  cate_names: z.array(z.string()),
  cate_names_zh: z.array(z.string()),
  quantity: z.number(),
  unit: z.string(),
  receive: names,
  closingDate: z.string(),
  /** In which it closes with its day. */
  timeZone: z.string(),
  audit: purchaseAudit,
  edit: edit.nullable(),
  quotaNum: z.int(),
  /** Of those, how many the owner has not looked at. */
  unread: z.int(),
  /** Address of the public page for one that everybody can read. */
  url: z.string().nullable(),
  /** What the owner may do in the present state. */
  actions: z.array(z.enum(OWNER_ACTIONS)),
  created_at: z.string(),
  updated_at: z.string(),
  published_at: z.string().nullable(),
});
export type OwnPurchaseItem = z.infer<typeof ownPurchaseItem>;

/** What the owner can change, as it stands: approved, or waiting for its review. */
const purchaseContent = z.object({
  title: z.string(),
  description: z.string(),
  category: z.int(),
  /** Names root first, in both languages. */
  cate_names: z.array(z.string()),
  cate_names_zh: z.array(z.string()),
  quantity: z.number(),
  unit: z.string(),
  receive: names.extend({ code: z.string() }),
  targetPrice: z.number().nullable(),
  currency: choice(CURRENCIES),
  certifications: z.array(z.string()),
  files: z.array(attachment),
  contact: z.object({ name: z.string(), company: z.string() }),
});
export type PurchaseContent = z.infer<typeof purchaseContent>;

export const ownPurchase = ownPurchaseItem.extend({
  ...purchaseContent.shape,
  contact: z.object({ name: z.string(), email: z.string(), company: z.string() }),
  product: z.object({ id: z.int(), title: z.string() }).nullable(),
  /** Address of the page on which the quotations are compared and decided. */
  tracking: z.string().nullable(),
  /** Goes back with an edit: what was saved in between is then a conflict, never lost. */
  version: z.int(),
  /** The edit that waits or was refused; the form goes on from it. */
  proposal: purchaseContent.nullable(),
});
export type OwnPurchase = z.infer<typeof ownPurchase>;

/** The fields of the form; not the e-mail, which was confirmed, nor the product. In effect, a later closing day holds at once. It ends in the time zone in which the request was posted. */
export const purchaseEdit = newPurchase
  .omit({ product: true, contact: true, closingDate: true, timeZone: true })
  .extend({
    closingDate: closingDate.optional(),
    contact: z.object({ name: nameText(50), company: nameText(50, 0).default('') }),
    version: z.int().min(1),
  });

export const guestManaged = z.object({
  closingDate: z.string(),
  timeZone: z.string(),
  version: z.int(),
  actions: z.array(z.enum(['close', 'extend', 'edit', 'copy'])),
  edit: z.object({ waits: z.boolean(), reason: z.string() }).nullable(),
  content: purchaseContent,
});

/** `reviewed`: the edit of a request in effect, which waits; else it stands in place. */
export const editedPurchase = z.object({ reviewed: z.boolean() });
export const extension = z.object({ closingDate });
export const postedAgain = z.object({ ID: z.int() });

export const ownPurchaseRoutes = {
  listOwnPurchases: route('GET', '/session/purchases', 'trader', {
    scope: 'purchases:read',
    summary: 'Own sourcing requests, newest first. Status 4 lists the expired ones beside the closed.',
    query: z.object({
      ...pageQuery,
      status: numeric(purchaseStatus).optional(),
      kw: z.string().trim().max(100).default(''),
    }),
    reply: paged(ownPurchaseItem),
  }),
  countOwnPurchases: route('GET', '/session/purchases/counting/status', 'trader', {
    scope: 'purchases:read',
    summary: 'How many own sourcing requests stand in each status.',
    reply: z.array(z.object({ status: purchaseStatus, cnt: z.int() })),
  }),
  getOwnPurchase: route('GET', '/session/purchases/:id', 'trader', {
    scope: 'purchases:read',
    summary: 'One own sourcing request, whole, with its attachments.',
    params: idParams,
    reply: ownPurchase,
  }),
  closePurchases: route('PUT', '/session/purchases', 'trader', {
    scope: 'purchases:write',
    summary: 'Close own sourcing requests: they take no more quotations.',
    body: ids,
    reply: idOutcomes,
  }),
  deletePurchases: route('DELETE', '/session/purchases', 'trader', {
    scope: 'purchases:write',
    summary: 'Delete own sourcing requests in any state.',
    body: ids,
    reply: idOutcomes,
  }),
  extendPurchase: route('PUT', '/session/purchases/:id/closing', 'trader', {
    scope: 'purchases:write',
    summary:
      'Move the closing day of an own request in effect to a later one, at most 90 days ahead, at once.',
    params: idParams,
    body: extension,
    reply: nothing,
  }),
  editPurchase: route('PUT', '/session/purchases/:id', 'trader', {
    scope: 'purchases:write',
    summary:
      'Edit an own request: under review in place, not passed it is submitted again, in effect the edit waits for its review while the approved text stays.',
    params: idParams,
    body: purchaseEdit,
    reply: editedPurchase,
  }),
  guestPurchaseContent: route('GET', '/services/purchase/:token/content', 'guest', {
    summary: 'What the guest can change of the own request, with the version an edit must name.',
    fails: ['link_ended'],
    params: guestToken,
    reply: guestManaged,
  }),
  renewGuestLink: route('POST', '/services/purchase/:token/link', 'guest', {
    summary:
      'Have a new link mailed to the owner: the one at hand ended 90 days after the request was closed. At most one mail an hour.',
    params: guestToken,
    reply: nothing,
    perMinute: 10,
  }),
  extendGuestPurchase: route('PUT', '/services/purchase/:token/closing', 'guest', {
    summary: 'The guest moves the closing day to a later one, at most 90 days ahead, at once.',
    fails: ['link_ended'],
    params: guestToken,
    body: extension,
    reply: nothing,
    perMinute: 10,
  }),
  editGuestPurchase: route('PUT', '/services/purchase/:token', 'guest', {
    summary: 'The guest edits the request, as a member does.',
    fails: ['link_ended'],
    params: guestToken,
    body: purchaseEdit,
    reply: editedPurchase,
    perMinute: 10,
  }),
  copyGuestPurchase: route('POST', '/services/purchase/:token/copy', 'guest', {
    creates: true,
    summary: 'The guest posts the request again: a new one under review, with its own link.',
    fails: ['link_ended'],
    params: guestToken,
    body: extension,
    reply: postedAgain.extend({ token: z.string() }),
    perMinute: 10,
  }),
  claimPurchase: route('POST', '/session/purchases/claim', 'trader', {
    summary:
      "Make the request behind a guest's link the caller's own, whatever address it was posted with; the address is told. 409 where it is another account's.",
    fails: ['link_ended', 'quoted_already'],
    body: guestToken,
    reply: postedAgain,
    perMinute: 10,
  }),
  copyPurchase: route('POST', '/session/purchases/:id/copy', 'trader', {
    creates: true,
    scope: 'purchases:write',
    summary: 'Post an own request again: a new one with the same content, under review.',
    params: idParams,
    body: extension,
    reply: postedAgain,
    perMinute: 10,
  }),
};
