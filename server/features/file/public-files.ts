/** Public files on every host. Of pictures the original, and the offered sizes, each made when first asked for. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ImageWidth } from '../../../contract/file.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/error.ts';
import { isDiskFull } from '../../platform/error-code.ts';
import { isOfferedSize, resizeImage } from '../../platform/images.ts';
import { isFresh } from '../../platform/negotiation.ts';
import { fileByKey } from './file.sql.ts';
import { inert } from './inert.ts';
import { MEDIA_NAME, sendMedia } from './public-media.ts';

/** `{key}.webp` or `{key}-{width}.{format}`. */
const NAME = /^([a-z0-9]+)(?:-(\d{2,4}))?\.(webp|avif)$/;
/** How long a file is taken for public without asking again, in milliseconds. */
const KNOWN_FOR = 60_000;

export function serveFiles(app: FastifyInstance, deps: Deps): void {
  const known = new LRUCache<string, true>({ max: 10_000, ttl: KNOWN_FOR });
  const making = new Map<string, Promise<Buffer | null>>();

  /** The original's bytes; null when there is no such public file. */
  async function original(key: string): Promise<Buffer | null> {
    if (!known.has(key)) {
      // one that was uploaded just now may not be on the replica yet
      const file = (await fileByKey(deps.replica, key)) ?? (await fileByKey(deps.db, key));
      if (!file || file.private) return null;
      known.set(key, true);
    }
    return deps.files.get(key);
  }

  async function make(name: string, key: string, width: ImageWidth, format: 'avif' | 'webp') {
    // sizes are made of public files only, so that one which is stored may be shown
    const stored = await deps.files.get(name);
    if (stored) return stored;
    const source = await original(key);
    if (!source) return null;
    const bytes = await resizeImage(source, width, format);
    await deps.files.put(name, bytes, `image/${format}`).catch((error: unknown) => {
      // it can be shown all the same, and is made again next time
      if (!isDiskFull(error)) throw error;
    });
    return bytes;
  }

  /** The bytes of a name. Requests for the same size at the same time share one making. */
  function find(name: string): Promise<Buffer | null> {
    const [, stem, width, format] = NAME.exec(name) ?? [];
    if (!stem || !format) return Promise.resolve(null);
    if (!width) return format === 'webp' ? original(name) : Promise.resolve(null);
    if (String(Number(width)) !== width || !isOfferedSize(Number(width), format))
      return Promise.resolve(null);
    const running = making.get(name);
    if (running) return running;
    const started = make(name, `${stem}.webp`, Number(width) as ImageWidth, format).finally(() =>
      making.delete(name),
    );
    making.set(name, started);
    return started;
  }

  app.get(
    '/files/:name',
    async (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) => {
      const { name } = request.params;
      if (MEDIA_NAME.test(name)) return sendMedia(deps, request, reply, name);
      const bytes = await find(name);
      if (!bytes) throw notFound();
      // the bytes behind a name never change, so that the name is their tag
      const etag = `"${name}"`;
      inert(reply).header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
      if (isFresh(request, etag)) return reply.code(304).send();
      return reply.type(name.endsWith('.avif') ? 'image/avif' : 'image/webp').send(bytes);
    },
  );
}
