/** The category and address trees, cached in local storage as 'cateinfo' and 'cityinfo' (spec M3.14). */
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { type Address, addressRoutes } from '../../../contract/address.ts';
import type { CategoryTree } from '../../../contract/product/category.ts';
import { categoryRoutes } from '../../../contract/product/category.ts';
import { HOUR_MS } from '../../../domain/time.ts';
import { call } from '../../client/call.ts';

interface CachedTree<T> {
  at: number;
  tree: T;
}

/** A cache that cannot be read, or holds anything else than such a tree, is ignored and the tree fetched again (spec M8). */
export function readTree<T extends unknown[]>(name: string, shape: z.ZodType<T>): T | null {
  try {
    const { at, tree } = z
      .object({ at: z.number(), tree: shape })
      .parse(JSON.parse(localStorage.getItem(name) ?? ''));
    const age = Date.now() - at;
    return age >= 0 && age < HOUR_MS && tree.length > 0 ? tree : null;
  } catch {
    return null;
  }
}

function storeTree<T>(name: string, tree: T): T {
  try {
    localStorage.setItem(name, JSON.stringify({ at: Date.now(), tree } satisfies CachedTree<T>));
  } catch {
    // Storage may be full or forbidden; the tree is then fetched each time.
  }
  return tree;
}

export const useCategoryTree = () =>
  useQuery<CategoryTree[]>({
    queryKey: ['cateinfo'],
    staleTime: HOUR_MS,
    queryFn: async () =>
      readTree('cateinfo', categoryRoutes.categoryTrees.reply) ??
      storeTree('cateinfo', await call(categoryRoutes.categoryTrees)),
  });

export const useAddressTree = () =>
  useQuery<Address[]>({
    queryKey: ['cityinfo'],
    staleTime: HOUR_MS,
    queryFn: async () =>
      readTree('cityinfo', addressRoutes.addressTrees.reply) ??
      storeTree('cityinfo', await call(addressRoutes.addressTrees)),
  });
