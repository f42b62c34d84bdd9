/**
 * Serves crawlers and feed readers: robots.txt, sitemaps, the feed. Compressed while written, so that 50,000
 * addresses take only the memory of their compressed form, and cached like a page.
 */
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../../../../domain/page/host.ts';
import type { CachedPage } from '../../../platform/cache/page-cache.ts';
import { staleOnError } from '../../../platform/cache/stale-on-error.ts';
import { type PageTag, tags } from '../../../platform/cache/tags.ts';
import type { Deps } from '../../../platform/deps.ts';
import { accepts, isFresh } from '../../../platform/http/negotiation.ts';
import { dedupe } from '../../../platform/process/dedupe.ts';
import { leadRss } from './feed.ts';
import { robotsTxt } from './robots.ts';
import { MAX_ADDRESSES, shopSitemap, sitemapFile, sitemapIndex } from './sitemaps.ts';

interface CrawlerFile {
  type: string;
  tags: PageTag[];
  text: AsyncIterable<string>;
}

/** The file of a host and path; null when it is not one of these. `most` addresses go into one sitemap. */
export async function crawlerFile(
  deps: Deps,
  at: Site,
  path: string,
  most = MAX_ADDRESSES,
): Promise<CrawlerFile | null> {
  if (path === '/robots.txt')
    return { type: 'text/plain', tags: [], text: once(robotsTxt(deps.environment, at)) };
  const xml = (text: AsyncIterable<string> | null) => text && { type: 'application/xml', tags: [], text };
  if (at.site === 'shop' && path === '/sitemap.xml') {
    const file = xml(await shopSitemap(deps, at.domain));
    return file && { ...file, tags: [tags.shop(at.domain)] };
  }
  if (at.site !== 'portal') return null;
  if (path === '/sitemap.xml') return xml(sitemapIndex(deps, most));
  const [, name, number] = /^\/sitemaps\/([a-z]+)-([1-9]\d{0,6})\.xml$/.exec(path) ?? [];
  if (name) return xml(await sitemapFile(deps, name, Number(number), most));
  if (path !== '/buying-leads.rss' && path !== '/zh/buying-leads.rss') return null;
  const lang = path.startsWith('/zh/') ? 'zh' : 'en';
  return { type: 'application/rss+xml', tags: [tags.leads], text: leadRss(deps, lang) };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** Whether it is any of them, before anything is looked up. */
const PATH = /^\/(robots\.txt|sitemap\.xml|sitemaps\/[a-z]+-\d+\.xml|(zh\/)?buying-leads\.rss)(\?|$)/;
const gunzipped = promisify(gunzip);

/** Answers such a request and says so; false: it is for somebody else. */
export function serveCrawlers(
  deps: Deps,
): (at: Site, request: FastifyRequest, reply: FastifyReply) => Promise<boolean> {
  // many crawlers may ask for the same file at once; it is made once
  const deduped = dedupe<CachedPage | null>();
  const orStale = staleOnError();
  const make = async (key: string, at: Site, path: string): Promise<CachedPage | null> => {
    const upTo = deps.publicReads.begin();
    const file = await crawlerFile(deps, at, path);
    if (!file) return null;
    const headers = { 'content-type': `${file.type}; charset=utf-8` };
    const html = await compressed(file.text);
    return deps.pages.set(key, { status: 200, html, tags: file.tags, headers }, upTo());
  };
  return async (at, request, reply) => {
    const url = request.raw.url ?? '';
    if (!PATH.test(url)) return false;
    const [path = ''] = url.split('?');
    const key = `file ${at.site} ${at.site === 'shop' ? at.domain : ''} ${path}`;
    const page =
      deps.pages.get(key) ??
      (await orStale<CachedPage | null>(
        () => deduped(key, () => make(key, at, path)),
        deps.pages.stale(key),
      ));
    if (!page) return false;
    await send(request, reply, page);
    return true;
  };
}

async function compressed(text: AsyncIterable<string>): Promise<Buffer> {
  const gzip = createGzip();
  const writing = (async () => {
    for await (const part of text)
      if (!gzip.write(part)) await new Promise((resolve) => gzip.once('drain', resolve));
    gzip.end();
  })();
  writing.catch((error: Error) => gzip.destroy(error));
  const parts: Buffer[] = [];
  for await (const part of gzip) parts.push(part as Buffer);
  await writing;
  return Buffer.concat(parts);
}

async function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<void> {
  reply
    .headers(page.headers)
    .header('etag', page.etag)
    .header('vary', 'Accept-Encoding')
    .header('cache-control', 'public, max-age=600');
  if (isFresh(request, page.etag)) {
    reply.code(304).send();
    return;
  }
  if (accepts(request, 'gzip')) reply.header('content-encoding', 'gzip').send(page.html);
  else reply.send(await gunzipped(page.html));
}
