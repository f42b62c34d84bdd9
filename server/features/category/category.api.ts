import type { categoryRoutes } from '../../../contract/product/category.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendCached } from '../../platform/http/cached-reply.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as category from './category.ts';

export const categoryApi = (deps: Deps): Handlers<typeof categoryRoutes> => ({
  topCategories: ({ params }) => category.topCategories(deps, params.n),
  categoriesOfLevel: ({ params }) => category.categoriesOfLevel(deps, params.level),
  getCategory: ({ query }) => category.findCategory(deps, query),
  async categoryTree({ query, request, reply }) {
    const tree = await category.categoryTree(deps);
    if (query.root) return tree.filter(({ id }) => id === query.root);
    return sendCached(request, reply, tree, 60);
  },
  async categoryTrees({ request, reply }) {
    return sendCached(request, reply, await category.categoryTree(deps), 60);
  },
  categoryProperties: ({ params }) => category.categoryProperties(deps, params.id),
});
