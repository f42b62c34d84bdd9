import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { categoryRoutes } from '../../../contract/category.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http.ts';
import { accepts } from '../../platform/negotiation.ts';
import { addressTrees } from '../address/address.ts';
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
  async addressTrees({ request, reply }) {
    return sendWhole(request, reply, await addressTrees(deps), 86_400);
  },
});

const compress = promisify(brotliCompress);
interface Text {
  plain: Buffer;
  brotli: Promise<Buffer>;
}
const texts = new WeakMap<object, Text>();

/**
 * Sends a tree that is the same object until it changes: written and compressed once, not parsed by its schema at
 * every call, which would cost more than all else (the addresses alone are 300 KB).
 */
async function sendWhole<T extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  tree: T,
  maxAge: number,
): Promise<T> {
  let text = texts.get(tree);
  if (!text) {
    const plain = Buffer.from(JSON.stringify(tree));
    text = { plain, brotli: compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) };
    texts.set(tree, text);
  }
  const takesBrotli = accepts(request, 'br');
  reply
    .type('application/json; charset=utf-8')
    .header('cache-control', `public, max-age=${maxAge}`)
    .header('vary', 'accept-encoding');
  if (takesBrotli) reply.header('content-encoding', 'br');
  // awaited to its end, so that mountRoutes() sees a reply that is sent
  await reply.send(takesBrotli ? await text.brotli : text.plain);
  return tree;
}
