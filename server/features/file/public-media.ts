/** Videos and documents of shops: public while something online shows them, so that this is asked each time. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import rangeParser from 'range-parser';
import type { Deps } from '../../platform/deps.ts';
import { isStoredUnchanged } from '../../platform/files/images.ts';
import { found, notFound } from '../../platform/http/error.ts';
import { isFresh } from '../../platform/http/negotiation.ts';
import { fileByKey, fileOfShop } from './file.sql.ts';
import { documentBytes } from './file.ts';
import { inert } from './public/inert.ts';
import { opens } from './public/video-ticket.ts';

export const MEDIA_NAME = /^[a-z0-9]+\.(?:mp4|pdf)$/;

/** Sends the file or the part of it that is asked for. Throws ApiError not_found unless it is public now. */
export async function sendMedia(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<FastifyReply> {
  // what was approved just now may not be on the replica yet
  const file =
    (await fileOfShop(deps.replica, name)) ??
    (await fileOfShop(deps.db, name)) ??
    (await previewedVideo(deps, request, name));
  if (!file) throw notFound();
  // one that was stored before there was a virus scanner
  if (file.scannedAt === null && isStoredUnchanged(file.mime) && deps.environment.clamdUrl)
    await documentBytes(deps, file);
  const etag = `"${name}"`;
  const range = rangeOf(request, etag, file.bytes);
  const { start, end } = range && range !== 'beyond' ? range : { start: 0, end: file.bytes - 1 };
  const wantsBytes = request.method !== 'HEAD' && range !== 'beyond' && !isFresh(request, etag);
  // before the head is written: without them the reply is another
  const stream = wantsBytes ? found(await deps.files.open(file.key, { start, end })) : null;
  inert(reply)
    .type(file.mime)
    // it may stop being public
    .header('cache-control', `${'ticket' in (request.query as object) ? 'private' : 'public'}, max-age=300`)
    .header('accept-ranges', 'bytes')
    .header('etag', etag);
  if (isFresh(request, etag)) return reply.code(304).send();
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.bytes}`);
  reply.header('content-length', end - start + 1);
  return stream ? reply.send(stream) : reply.send();
}

/** One that is not public, for who has been given the ticket. */
async function previewedVideo(deps: Deps, request: FastifyRequest, name: string) {
  if (!opens(deps, name, (request.query as { ticket?: unknown }).ticket)) return undefined;
  const file = await fileByKey(deps.db, name);
  return file?.purpose === 7 && !file.deletedAt ? file : undefined;
}

/** The one range that is asked for; null for the whole file, which is also the answer to several. */
function rangeOf(request: FastifyRequest, etag: string, size: number) {
  const { range, 'if-range': ifRange } = request.headers;
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return null;
  const ranges = rangeParser(size, range);
  if (ranges === -1) return 'beyond';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0]!;
}
