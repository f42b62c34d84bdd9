/** The category and address trees, cached in local storage as 'cateinfo' and 'cityinfo' (spec M3.14). */
import { useQuery } from '@tanstack/react-query';
import { type Address, addressRoutes } from '../../contract/address.ts';
import type { CategoryTree } from '../../contract/category.ts';
import { categoryRoutes } from '../../contract/category.ts';
import { call } from '../client/call.ts';

const HOUR = 3600_000;

interface CachedTree<T> {
  at: number;
  tree: T;
}

/** A cache that cannot be read is ignored and the tree fetched again (spec M8). */
function readTree<T>(name: string): T | null {
  try {
    const { at, tree }: CachedTree<T> = JSON.parse(localStorage.getItem(name) ?? '');
    return Date.now() - at < HOUR && Array.isArray(tree) && tree.length > 0 ? tree : null;
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
    staleTime: HOUR,
    queryFn: async () =>
      readTree('cateinfo') ?? storeTree('cateinfo', await call(categoryRoutes.categoryTrees)),
  });

export const useAddressTree = () =>
  useQuery<Address[]>({
    queryKey: ['cityinfo'],
    staleTime: HOUR,
    queryFn: async () =>
      readTree('cityinfo') ?? storeTree('cityinfo', await call(addressRoutes.addressTrees)),
  });
