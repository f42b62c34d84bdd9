/** Sends large replies that are the same for everybody. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './negotiation.ts';

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
export async function sendCached<T extends object>(
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
