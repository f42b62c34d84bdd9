/** Host → site → page: the cache first, then the loader and the renderer (spec P2.1, decision 19). */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorSentence } from '../../../contract/error.ts';
import type { FailurePage, PublicSite } from '../../../contract/pages.ts';
import { parseHost } from '../../../domain/host.ts';
import { siteTitle } from '../../../domain/page-title.ts';
import { sharing } from '../../platform/dedupe.ts';
import type { Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/error.ts';
import { matchesTag } from '../../platform/etag.ts';
import { beginError, renderError, wantsPage } from '../../platform/http.ts';
import type { CachedPage, DrawnPage } from '../../platform/page-cache.ts';
import { outage } from '../../platform/stale-on-error.ts';
import { serveCrawlers } from '../seo/crawlers/crawlers.ts';
import { serveApps } from './apps.ts';
import { readForm, requireOwnOrigin, takeForms } from './forms.ts';
import { loadRenderer, pageContext, type Renderer } from './render-document.ts';
import { type Drawable, draw } from './render-page.ts';
import { loadPage, mobilePath, pageRequest, readVisit, type Visit } from './resolve-request.ts';
import { publicPolicy } from './security.ts';

/** Spec P2.2. */
const PHONE = /iPhone|iPod|Android|ios/i;
const ANY_TYPE = /^(?:\*\/\*)?$/;

export async function serveSites(app: FastifyInstance, deps: Deps): Promise<void> {
  const { environment } = deps;
  const renderer = await loadRenderer(environment.buildDir);
  const policy = publicPolicy(environment);
  const apps = serveApps(deps);
  const crawlers = serveCrawlers(deps);
  const orOlder = outage();
  const shared = sharing<Made>();
  await app.register(fastifyStatic, {
    root: ['client', 'office', 'console'].map((part) => path.join(environment.buildDir, part, 'assets')),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
    decorateReply: false,
  });

  app.setErrorHandler((error, request, reply) => sendFailure(deps, renderer, error, request, reply));
  await takeForms(app, (request, reply) => submitForm(deps, renderer, request, reply));
  app.get('/*', async (request, reply) => {
    const at = parseHost(request.host, environment.publicHost);
    if (await crawlers(at, request, reply)) return reply;
    if (at.site === 'office' || at.site === 'console') return apps(at.site, request, reply);
    reply.header('content-security-policy', policy);
    const site: PublicSite = at.site;
    const visit = readVisit(site, at.site === 'shop' ? at.domain : '', request.raw.url ?? '/');
    if (!visit) return reply.redirect('/404', 302);
    if (visit.moved) return reply.redirect(visit.moved, 301);
    if (visit.route?.mobileTwin) reply.header('vary', 'Accept-Encoding, User-Agent');
    else reply.header('vary', 'Accept-Encoding');
    if (visit.route?.mobileTwin && PHONE.test(request.headers['user-agent'] ?? ''))
      return reply.redirect(pageContext(environment, visit.lang, '').origins.mobile + mobilePath(visit), 302);

    if (visit.route?.personal) {
      const loaded = await loadPage(deps, site, visit);
      if (loaded && 'redirect' in loaded) return reply.redirect(loaded.redirect, loaded.status ?? 302);
      reply.header('referrer-policy', 'no-referrer');
      return sendOnce(deps, reply, draw(renderer, deps, site, visit, loaded));
    }
    const cached = deps.pages.get(visit.key);
    if (cached) {
      deps.pages.warm(visit.key, cached);
      return sendPage(request, reply, cached);
    }
    const quick = takesBrotli(request);
    const made = await orOlder(
      // who asks after a change must not be given what was loaded before it
      () => shared(`${deps.pages.mark()} ${visit.key}`, () => makePage(deps, renderer, site, visit, quick)),
      deps.pages.kept(visit.key) as Made | undefined,
    );
    if ('redirect' in made) return reply.redirect(made.redirect, made.status);
    return sendPage(request, reply, quick ? await deps.pages.quicken(visit.key, made) : made);
  });
}

type Made = CachedPage | { redirect: string; status: number };

/** Loads, draws and keeps a page; `quick`: compressed for who asked. */
async function makePage(
  deps: Deps,
  renderer: Renderer,
  site: PublicSite,
  visit: Visit,
  quick: boolean,
): Promise<Made> {
  const since = deps.pages.mark();
  const loaded = await loadPage(deps, site, visit);
  if (loaded && 'redirect' in loaded) return { redirect: loaded.redirect, status: loaded.status ?? 302 };
  const page = deps.pages.set(visit.key, draw(renderer, deps, site, visit, loaded), since);
  return quick ? deps.pages.quicken(visit.key, page) : page;
}

/**
 * A page that says what went wrong, on the site and in the language of the visit; of a form that could not be taken
 * it keeps what was typed. Renders as the API does for who asks for no page.
 */
function sendFailure(
  deps: Deps,
  renderer: Renderer,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  typed?: URLSearchParams,
): FastifyReply {
  const at = parseHost(request.host, deps.environment.publicHost);
  // programs that read pages name no type, or any
  const wanted =
    wantsPage(request) || (request.method === 'GET' && ANY_TYPE.test(request.headers.accept ?? ''));
  if (!wanted || at.site === 'office' || at.site === 'console') return renderError(error, request, reply);
  const visit = readVisit(at.site, at.site === 'shop' ? at.domain : '', request.raw.url ?? '/');
  if (!visit) return renderError(error, request, reply);
  const { code, status } = beginError(error, request, reply);
  const sentence = errorSentence(code, visit.lang);
  const props: FailurePage = { status, sentence, kept: typed && status >= 500 ? [...typed] : null };
  const head = { title: siteTitle(sentence), description: '' };
  const page = { page: 'failure', props: { ...props }, head, tags: [], status };
  try {
    return sendOnce(deps, reply, draw(renderer, deps, at.site, { ...visit, route: undefined }, page));
  } catch {
    // it was the drawing itself that failed
    return renderError(error, request, reply);
  }
}

/** A form of a page, sent without script to the page's own address (decision 16). Never cached. */
async function submitForm(
  deps: Deps,
  renderer: Renderer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const at = parseHost(request.host, deps.environment.publicHost);
  if (at.site === 'office' || at.site === 'console') throw new ApiError('not_found');
  const visit = readVisit(at.site, at.site === 'shop' ? at.domain : '', request.raw.url ?? '/');
  if (!visit?.route?.submit) throw new ApiError('not_found');
  requireOwnOrigin(request);
  const caller = { user: null, language: visit.lang, ip: request.ip, requestId: request.id };
  const posted = await readForm(request, caller);
  try {
    const loaded = await visit.route.submit(pageRequest(deps, visit), posted);
    if (loaded && 'redirect' in loaded) return reply.redirect(loaded.redirect, 303);
    return sendOnce(deps, reply, draw(renderer, deps, at.site, visit, loaded as Drawable | null));
  } catch (error) {
    return sendFailure(deps, renderer, error, request, reply, posted.fields);
  }
}

/** A page of this one request, which nobody keeps. */
const sendOnce = (deps: Deps, reply: FastifyReply, { status, html }: DrawnPage): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', publicPolicy(deps.environment))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);

const takesBrotli = (request: FastifyRequest): boolean =>
  /\bbr\b/.test(request.headers['accept-encoding'] ?? '');

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.header('etag', page.etag).header('cache-control', 'public, max-age=0, must-revalidate');
  if (page.status === 200 && matchesTag(request.headers['if-none-match'], page.etag))
    return reply.code(304).send();
  reply.code(page.status).header('content-type', 'text/html; charset=utf-8');
  if (page.brotli && takesBrotli(request)) return reply.header('content-encoding', 'br').send(page.brotli);
  return reply.send(page.html);
}
