/** Host → site → page: the cache first, then the loader and the renderer (spec P2.1, decision 19). */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FailurePage, PublicSite } from '../../../contract/pages.ts';
import { parseHost } from '../../../domain/page/host.ts';
import { siteTitle } from '../../../domain/page/page-title.ts';
import { isPortalOnly } from '../../../domain/visitor/mobile-site.ts';
import { networkOf } from '../../../domain/visitor/network.ts';
import { errorSentence } from '../../../locales/errors.ts';
import { isUnsubscribeToken } from '../../features/email/unsubscribe.ts';
import { shownRates } from '../../features/exchange-rate/exchange-rate.ts';
import { countSeen } from '../../features/statistics/statistics.ts';
import type { CachedPage, RenderedPage } from '../../platform/cache/page-cache.ts';
import { staleOnError } from '../../platform/cache/stale-on-error.ts';
import { madeInTurn } from '../../platform/concurrency/made-in-turn.ts';
import type { Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import { beginError, renderError, wantsPage } from '../../platform/http/http.ts';
import { accepts, isFresh } from '../../platform/http/negotiation.ts';
import { requireOpen, requireWritable } from '../../platform/settings/settings.ts';
import { serveCrawlers } from '../seo/crawlers/crawlers.ts';
import type { LoadedPage, Site, Sites } from '../site.ts';
import { serveApps } from './apps.ts';
import { cookieOf } from './cookies.ts';
import { FORMS_A_MINUTE, mountForms, readForm, requireOwnOrigin } from './forms.ts';
import { serveIcons } from './icons.ts';
import { serveInstallable } from './installable.ts';
import { loadRenderer, pageContext, type Renderer } from './render-document.ts';
import { renderPage } from './render-page.ts';
import {
  loadPage,
  mobilePath,
  pageRequest,
  type ResolvedRequest,
  requestResolver,
  resolveRequest,
} from './resolve-request.ts';
import { publicPolicy } from './security.ts';
import { serveWellKnown } from './well-known.ts';

/** Spec P2.2, decision 17: "ios" is in the names of programs too. */
const PHONE = /iPhone|iPod|Android|\bios\b|CriOS|FxiOS/i;
/** Pages made at once: fewer than there are connections to the database, which other calls need too. */
const MAX_PAGES_MADE = 6;
/** What pages and their forms take; the API says its own. */
const METHODS = 'GET, HEAD, POST, OPTIONS';
/** Addresses that programs try anywhere: an app's document is none of these. */
const FILE = /\.(?:txt|xml|json|rss|webmanifest|ico|png|php|env)$/i;
const ANY_TYPE = /^(?:\*\/\*)?$/;

/** What an operator says of it stands instead of our sentence. */
const CLOSED: readonly string[] = ['maintenance', 'read_only'];

/** What pages are made with. */
interface Server {
  deps: Deps;
  renderer: Renderer;
  sites: Sites;
}

/** Serves every host: robots.txt and sitemaps, the two apps, and the pages and forms of `sites`. */
export async function mountSites(app: FastifyInstance, deps: Deps, sites: Sites): Promise<void> {
  const { environment } = deps;
  const renderer = await loadRenderer(environment.buildDir);
  const server: Server = { deps, renderer, sites };
  const installable = serveInstallable(environment);
  const apps = serveApps(deps);
  const crawlers = serveCrawlers(deps);
  const resolve = requestResolver();
  const policies = {
    portal: publicPolicy(environment, 'portal'),
    shop: publicPolicy(environment, 'shop'),
    mobile: publicPolicy(environment, 'mobile'),
  };
  const orStale = staleOnError();
  const inTurn = madeInTurn<Answer>(MAX_PAGES_MADE);
  await app.register(fastifyStatic, {
    root: ['client', 'office', 'console'].map((part) => path.join(environment.buildDir, part, 'assets')),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
    decorateReply: false,
  });

  serveIcons(app, environment.buildDir);
  serveWellKnown(app, deps);
  app.options('/*', (_, reply) => reply.header('allow', METHODS).code(204).send());
  app.setErrorHandler((error, request, reply) => sendFailure(server, error, request, reply));
  await mountForms(
    app,
    (request, reply) => submitForm(server, request, reply),
    (request) => senderOf(deps, request),
  );
  app.get('/*', async (request, reply) => {
    const at = parseHost(request.headers.host, environment.publicHost);
    if (await crawlers(at, request, reply)) return reply;
    if (at.site === 'office' || at.site === 'console') {
      if (FILE.test((request.raw.url ?? '').replace(/\?.*/, ''))) throw new ApiError('not_found');
      return apps(at.site, request, reply);
    }
    if (at.site === 'mobile' && installable(request, reply)) return reply;
    reply.header('content-security-policy', policies[at.site]);
    const site = sites[at.site];
    const resolved = resolve(site, at.site === 'shop' ? at.domain : '', request.raw.url ?? '/');
    if (!resolved) return reply.redirect('/404', 302);
    const { route, key } = resolved;
    // what only the portal has is there, by whatever host it was asked for
    if (at.site === 'mobile' && isPortalOnly(resolved.path)) {
      const { portal } = pageContext(environment, resolved.lang, '').origins;
      return reply.redirect(portal + (request.raw.url ?? '/'), 301);
    }
    if (resolved.moved) return reply.redirect(resolved.moved, 301);
    if (route?.mobileAlternate) reply.header('vary', 'Accept-Encoding, User-Agent');
    else reply.header('vary', 'Accept-Encoding');
    if (route?.mobileAlternate && PHONE.test(request.headers['user-agent'] ?? '')) {
      const { mobile } = pageContext(environment, resolved.lang, '').origins;
      return reply.redirect(mobile + mobilePath(resolved), 302);
    }

    if (route?.personal) {
      requireOpen(deps);
      const loaded = await loadPage(deps, site, resolved, { cookie: cookieOf(request) });
      if (loaded && 'redirect' in loaded) return reply.redirect(loaded.redirect, loaded.status ?? 302);
      // the address is a secret; with no-referrer the page's own forms would come with Origin: null
      reply.header('referrer-policy', 'same-origin');
      const rates = await shownRates(deps);
      return sendOnce(
        deps,
        site.name,
        reply,
        renderPage(server.renderer, deps, site.name, resolved, loaded, rates),
      );
    }
    const cached = deps.pages.get(key);
    if (cached) {
      void deps.pages.recompress(key, cached);
      return sendPage(deps, request, reply, cached);
    }
    if (deps.settings.mode() === 'maintenance') {
      const kept = deps.pages.stale(key);
      if (kept) return sendPage(deps, request, reply, kept);
      requireOpen(deps);
    }
    const brotli = accepts(request, 'br');
    const answer = await orStale<Answer>(
      // who asks after a change must not be given what was loaded before it; and what is nowhere leads on with its own
      // words, though all that is nowhere has one key
      () =>
        inTurn(
          request.ip,
          `${deps.pages.generation()} ${key} ${resolved.path}`,
          async () => deps.pages.get(key) ?? makePage(server, site, resolved, brotli),
        ),
      deps.pages.stale(key),
    );
    if ('redirect' in answer) return reply.redirect(answer.redirect, answer.status);
    return sendPage(deps, request, reply, brotli ? await deps.pages.compressed(key, answer) : answer);
  });
}

const UNSUBSCRIBE = /^(?:\/zh)?\/unsubscribe\/([\w-]{1,120})\/?(?:\?|$)/;

/**
 * Mail programs press the button for many readers from a few addresses of their own, so a link of ours is counted by itself.
 * One that is not ours counts as any form: whoever makes tokens up gets no count for each.
 */
function senderOf(deps: Deps, { ip, raw }: FastifyRequest): string {
  const [, token] = UNSUBSCRIBE.exec(raw.url ?? '') ?? [];
  return token && isUnsubscribeToken(deps, token) ? token : networkOf(ip);
}

type Answer = CachedPage | { redirect: string; status: number };

/** Loads, renders and caches a page; `brotli`: compressed for who asked. */
async function makePage(
  { deps, renderer }: Server,
  site: Site,
  resolved: ResolvedRequest,
  brotli: boolean,
): Promise<Answer> {
  const upTo = deps.publicReads.begin();
  const [loaded, rates] = await Promise.all([loadPage(deps, site, resolved), shownRates(deps)]);
  const generation = upTo();
  if (loaded && 'redirect' in loaded) return { redirect: loaded.redirect, status: loaded.status ?? 302 };
  const rendered = renderPage(renderer, deps, site.name, shownAt(resolved, loaded), loaded, rates);
  const page = deps.pages.set(resolved.key, rendered, generation);
  return brotli ? deps.pages.compressed(resolved.key, page) : page;
}

/** A page that says that there is none is cached for whoever asks next: it leads home, never to what one of them asked. */
const shownAt = (resolved: ResolvedRequest, loaded: LoadedPage | null): ResolvedRequest =>
  (loaded?.status ?? 200) < 400 ? resolved : { ...resolved, path: '/', query: new URLSearchParams() };

/**
 * A page that says what went wrong, on the site and in the language of the request; of a form that could not be taken
 * it keeps what was typed. Renders as the API does for who asks for no page.
 */
function sendFailure(
  { deps, renderer, sites }: Server,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  typed?: URLSearchParams,
): FastifyReply {
  const at = parseHost(request.headers.host, deps.environment.publicHost);
  // programs that read pages name no type, or any
  const wanted =
    wantsPage(request) || (request.method === 'GET' && ANY_TYPE.test(request.headers.accept ?? ''));
  if (!wanted || at.site === 'office' || at.site === 'console') return renderError(error, request, reply);
  const domain = at.site === 'shop' ? at.domain : '';
  const resolved = resolveRequest(sites[at.site], domain, request.raw.url ?? '/');
  if (!resolved) return renderError(error, request, reply);
  const { code, status } = beginError(error, request, reply);
  const isClosed = CLOSED.includes(code);
  const said = deps.settings.message()[resolved.lang];
  const sentence = (isClosed && said) || errorSentence(code, resolved.lang);
  const props: FailurePage = {
    status,
    sentence,
    ...(isClosed && { closed: true }),
    kept: typed && status >= 500 ? [...typed] : null,
  };
  const head = { title: siteTitle(sentence), description: '' };
  const page = { page: 'failure', props, head, tags: [], status };
  try {
    const anywhere = { ...resolved, route: undefined };
    return sendOnce(deps, at.site, reply, renderPage(renderer, deps, at.site, anywhere, page, null));
  } catch {
    // it was the rendering itself that failed
    return renderError(error, request, reply);
  }
}

/** A form of a page, sent without script to the page's own address (decision 16). Never cached. */
async function submitForm(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { deps, renderer, sites } = server;
  const at = parseHost(request.headers.host, deps.environment.publicHost);
  if (at.site === 'office' || at.site === 'console') throw new ApiError('not_found');
  const domain = at.site === 'shop' ? at.domain : '';
  const resolved = resolveRequest(sites[at.site], domain, request.raw.url ?? '/');
  if (!resolved?.route?.submit) throw new ApiError('not_found');
  requireOwnOrigin(request);
  const caller = {
    user: null,
    language: resolved.lang,
    ip: request.ip,
    requestId: request.id,
    userAgent: request.headers['user-agent'] ?? '',
  };
  const posted = { ...(await readForm(request, caller)), host: request.headers.host };
  try {
    requireWritable(deps);
    const giveBack = await deps.rateLimit('form sent', senderOf(deps, request), FORMS_A_MINUTE, 1, 60);
    const loaded = await resolved.route.submit(pageRequest(deps, resolved), posted);
    if (loaded && 'redirect' in loaded) {
      for (const { name, value, options } of loaded.cookies ?? []) reply.setCookie(name, value, options);
      return reply.header('cache-control', 'no-store').redirect(loaded.redirect, 303);
    }
    if (loaded?.status === 422) await giveBack();
    const rates = await shownRates(deps);
    return sendOnce(deps, at.site, reply, renderPage(renderer, deps, at.site, resolved, loaded, rates));
  } catch (error) {
    return sendFailure(server, error, request, reply, posted.fields);
  }
}

/** A page of this one request, which nobody keeps. */
const sendOnce = (
  deps: Deps,
  site: PublicSite,
  reply: FastifyReply,
  { status, html, headers }: RenderedPage,
): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', publicPolicy(deps.environment, site))
    .headers(headers)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);

function sendPage(deps: Deps, request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  countSeen(deps, request.headers, page.seen);
  reply
    .headers(page.headers)
    .header('etag', page.etag)
    .header('cache-control', 'public, max-age=0, must-revalidate');
  if (page.status === 200 && isFresh(request, page.etag)) return reply.code(304).send();
  reply.code(page.status).header('content-type', 'text/html; charset=utf-8');
  if (page.brotli && accepts(request, 'br')) return reply.header('content-encoding', 'br').send(page.brotli);
  return reply.send(page.html);
}
