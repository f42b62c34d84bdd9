import type { categoryRoutes } from '../../../contract/product/category.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { sendWhole } from '../../platform/http/send-whole.ts';
import * as category from './category.ts';

export const categoryApi = (deps: Deps): Handlers<typeof categoryRoutes> => ({
  topCategories: ({ params }) => category.topCategories(deps, params.n),
  categoriesOfLevel: ({ params }) => category.categoriesOfLevel(deps, params.level),
  getCategory: ({ query }) => category.findCategory(deps, query),
  async categoryTree({ query, request, reply }) {
    const tree = await category.categoryTree(deps);
    if (query.root) return tree.filter(({ id }) => id === query.root);
    return sendWhole(request, reply, tree, 60);
  },
  async categoryTrees({ request, reply }) {
    return sendWhole(request, reply, await category.categoryTree(deps), 60);
  },
  categoryProperties: ({ params }) => category.categoryProperties(deps, params.id),
});
