/** Groups in which a seller orders its products, as the shop shows them (spec M2.9, M3.9, M7.3; decisions 23, 26). */
import * as z from 'zod';
import { nameText } from '../schema/field.ts';
import { numeric } from '../schema/numeric.ts';
import { idOutcomes, idParams, ids, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { keptProductStatus } from '../schema/states.ts';
import { ownProductItem } from './own-product.ts';

const name = nameText(50);
/** 0 is no group. */
const groupId = z.int().min(0);
const some = z.array(z.int().positive()).max(100).default([]);

export const productGroup = z.object({
  id: z.int(),
  name: z.string(),
  /** Its products, whatever their state; the deleted do not count. */
  products: z.int(),
  /** Those of them that are online. */
  published: z.int(),
});
export type ProductGroup = z.infer<typeof productGroup>;

/** A product as the batch screen lists it. */
export const groupedProduct = ownProductItem.pick({
  id: true,
  title: true,
  image: true,
  status: true,
  group_id: true,
  group_name: true,
  cate_names: true,
  cate_names_zh: true,
});
export type GroupedProduct = z.infer<typeof groupedProduct>;

export const groupRoutes = {
  listGroups: route('GET', '/session/groups', 'supplier', {
    scope: 'products:read',
    summary: "The seller's groups in their order, each with how many products it has.",
    reply: z.array(productGroup),
  }),
  createGroup: route('POST', '/session/groups', 'supplier', {
    creates: true,
    scope: 'products:write',
    summary: 'Create a group, below the others. Its name is unique in the company, capital letters aside.',
    body: z.object({ name }),
    reply: z.object({ id: z.int() }),
  }),
  renameGroup: route('PUT', '/session/groups/:id', 'supplier', {
    scope: 'products:write',
    summary: 'Rename a group.',
    params: idParams,
    body: z.object({ name }),
    reply: nothing,
  }),
  deleteGroup: route('DELETE', '/session/groups/:id', 'supplier', {
    scope: 'products:write',
    summary: 'Delete a group; its products stay, in no group.',
    params: idParams,
    reply: nothing,
  }),
  orderGroups: route('PUT', '/session/groups/order', 'supplier', {
    scope: 'products:write',
    summary: 'Put groups in this order; those that are not named follow in the order that they had.',
    body: ids,
    reply: nothing,
  }),
  saveGroupProducts: route('PUT', '/session/groups/products', 'supplier', {
    scope: 'products:write',
    summary:
      'Move products to a group (`add`) and out of it (`remove`); with group 0 `add` moves out of any. Answers per id; applies at once, without a review.',
    body: z.object({ group_id: groupId, add: some, remove: some }),
    reply: idOutcomes,
  }),
  listGroupProducts: route('GET', '/session/groups/products', 'supplier', {
    scope: 'products:read',
    summary:
      'Products of a group, 10 a page; with id 0 those in no group, without an id all. By keyword and status.',
    query: z.object({
      ...pageQuery,
      id: numeric(z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)).optional(),
      kw: z.string().max(100).default(''),
      status: numeric(keptProductStatus).optional(),
    }),
    reply: paged(groupedProduct),
  }),
};
