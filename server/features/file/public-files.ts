/** Public files on every host. Of pictures the original, and the offered sizes, each made when first asked for. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ImageWidth } from '../../../contract/file/file.ts';
import { staleOnError } from '../../platform/cache/stale-on-error.ts';
import { type PageTag, tags } from '../../platform/cache/tags.ts';
import type { Deps } from '../../platform/deps.ts';
import { isOfferedSize, resizeImage } from '../../platform/files/images.ts';
import { notFound } from '../../platform/http/error.ts';
import { isDiskFull } from '../../platform/http/error-code.ts';
import { isFresh } from '../../platform/http/negotiation.ts';
import { fileByKey } from './file.sql.ts';
import { inert } from './public/inert.ts';
import { MEDIA_NAME, sendMedia } from './public-media.ts';

/** `{key}.webp` or `{key}-{width}.{format}`. */
const NAME = /^([a-z0-9]+)(?:-(\d{2,4}))?\.(webp|avif)$/;
/** How long a file is taken for public without asking again, in milliseconds; until its row is deleted at most. */
const KNOWN_FOR = 60_000;
const MAX_KNOWN = 50_000;

export function serveFiles(app: FastifyInstance, deps: Deps): void {
  /** Public files, and when that was asked, by `performance.now()`. */
  const known = new LRUCache<PageTag, number>({ max: MAX_KNOWN });
  const making = new Map<string, Promise<Buffer | null>>();
  const orAsKnown = staleOnError();
  deps.pages.onDrop((dropped) => {
    if (dropped === 'all') known.clear();
    else for (const tag of dropped) known.delete(tag);
  });

  /** Whether there is such a file and it is public. Of one that is known this is said also while the database is away. */
  async function isPublic(key: string): Promise<boolean> {
    const askedAt = known.get(tags.file(key));
    if (askedAt !== undefined && performance.now() < askedAt + KNOWN_FOR && deps.pages.isReceivingDrops())
      return true;
    const generation = deps.pages.generation();
    const ask = async () => {
      // one that was uploaded just now may not be on the replica yet
      const file = (await fileByKey(deps.replica, key)) ?? (await fileByKey(deps.db, key));
      const answer = file !== undefined && !file.private;
      if (!answer) known.delete(tags.file(key));
      // deleted meanwhile, perhaps
      else if (deps.pages.generation() === generation) known.set(tags.file(key), performance.now());
      return answer;
    };
    return orAsKnown(ask, askedAt === undefined ? undefined : true);
  }

  /** The original's bytes; null when there is no such public file. */
  const original = async (key: string): Promise<Buffer | null> =>
    (await isPublic(key)) ? deps.files.get(key) : null;

  async function make(name: string, key: string, width: ImageWidth, format: 'avif' | 'webp') {
    if (!(await isPublic(key))) return null;
    const stored = await deps.files.get(name);
    if (stored) return stored;
    const source = await deps.files.get(key);
    if (!source) return null;
    const bytes = await resizeImage(source, width, format);
    try {
      await deps.files.put(name, bytes, `image/${format}`);
    } catch (error) {
      // it can be shown all the same, and is made again next time
      if (!isDiskFull(error)) throw error;
    }
    // deleted while it was made: whoever removed its bytes has not seen this one
    if (await fileByKey(deps.db, key)) return bytes;
    await deps.files.remove(name);
    return null;
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
