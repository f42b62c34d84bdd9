/** Host → site → page: the cache first, then the loader and the renderer (seed 000 §2.1, decisions §3). */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorSentence, type Language } from '../../contract/error.ts';
import type { FailurePage, PublicSite } from '../../contract/pages.ts';
import { parseHost } from '../../domain/host.ts';
import { siteTitle } from '../../domain/page-title.ts';
import type { Deps } from '../platform/deps.ts';
import { ApiError } from '../platform/error.ts';
import { matchesTag } from '../platform/etag.ts';
import { beginError, renderError, wantsPage } from '../platform/http.ts';
import { outage } from '../platform/outage.ts';
import type { CachedPage, DrawnPage } from '../platform/page-cache.ts';
import { serveApps } from './apps.ts';
import { serveCrawlers } from './crawlers/crawlers.ts';
import { readForm, requireOwnOrigin, takeForms } from './forms.ts';
import { mobile } from './mobile.ts';
import { portal } from './portal.ts';
import { DIST, loadRenderer, pageContext, type Renderer } from './render.ts';
import { publicPolicy } from './security.ts';
import { shop } from './shop.ts';
import type { Loaded, PageRequest, Site, SiteRoute } from './site.ts';

// biome-ignore lint/suspicious/noExplicitAny: each site draws its own pages; the three differ only in that
const SITES: Record<PublicSite, Site<any>> = { portal, shop, mobile };
/** Seed 000 §2.2. */
const PHONE = /iPhone|iPod|Android|ios/i;
const ANY_TYPE = /^(?:\*\/\*)?$/;

export async function serveSites(app: FastifyInstance, deps: Deps): Promise<void> {
  const renderer = await loadRenderer();
  const { environment } = deps;
  const policy = publicPolicy(environment);
  const apps = serveApps(deps);
  const crawlers = serveCrawlers(deps);
  const orOlder = outage();
  await app.register(fastifyStatic, {
    root: ['client', 'office', 'console'].map((part) => path.join(DIST, part, 'assets')),
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
    const made = await orOlder(
      () => makePage(deps, renderer, site, visit),
      deps.pages.kept(visit.key) as Made | undefined,
    );
    if ('redirect' in made) return reply.redirect(made.redirect, made.status);
    return sendPage(request, reply, takesBrotli(request) ? await deps.pages.quicken(visit.key, made) : made);
  });
}

type Drawable = Exclude<Loaded<Record<string, unknown>>, { redirect: string } | null>;
type Made = CachedPage | { redirect: string; status: number };

/** Loads, draws and keeps a page. */
async function makePage(deps: Deps, renderer: Renderer, site: PublicSite, visit: Visit): Promise<Made> {
  const since = deps.pages.mark();
  const loaded = await loadPage(deps, site, visit);
  if (loaded && 'redirect' in loaded) return { redirect: loaded.redirect, status: loaded.status ?? 302 };
  return deps.pages.set(visit.key, draw(renderer, deps, site, visit, loaded), since);
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

interface Visit {
  key: string;
  lang: Language;
  domain: string;
  /** Without /zh. */
  path: string;
  /** Only what the route names. */
  query: URLSearchParams;
  route: SiteRoute<unknown> | undefined;
  params: Record<string, string>;
  /** Where the page is, if it is not here. */
  moved?: string;
}

/** What is asked for; null when the address cannot be decoded, or holds what no text of the database can. */
function readVisit(site: PublicSite, domain: string, url: string): Visit | null {
  // a doubled "?" before kw is understood (decisions §1)
  const [rawPath = '/', ...rest] = url.split('?');
  let whole: string;
  try {
    whole = decodeURIComponent(rawPath);
  } catch {
    return null;
  }
  if (whole.includes('\0')) return null;
  const zh = whole === '/zh' || whole.startsWith('/zh/');
  const pathname = zh ? whole.slice(3) || '/' : whole;
  const lang: Language = zh ? 'zh' : 'en';
  const asked = new URLSearchParams(rest.filter(Boolean).join('&'));
  for (const route of SITES[site].routes) {
    const params = route.matches(pathname);
    if (!params) continue;
    const query = new URLSearchParams();
    for (const name of route.query) {
      const value = asked.get(name);
      if (value) query.set(name, value.slice(0, 200));
    }
    const spoken = route.twins ? (route.twins.zh === pathname ? 'zh' : 'en') : lang;
    const key = `${site} ${domain} ${spoken} ${pathname}?${query}`;
    const visit = { key, lang: spoken, domain, path: pathname, query, route, params };
    return route.twins && zh ? { ...visit, moved: pathname } : visit;
  }
  const key = `${site} ${domain} ${lang} not-found`;
  return { key, lang, domain, path: pathname, query: new URLSearchParams(), route: undefined, params: {} };
}

/** The mobile address of a category list carries no trailing slash. */
function mobilePath({ lang, path: pathname, query }: Visit): string {
  const search = query.size > 0 ? `?${query}` : '';
  return `${lang === 'zh' ? '/zh' : ''}${pathname.replace(/(.)\/$/, '$1')}${search}`;
}

const pageRequest = (deps: Deps, { lang, path, params, query, domain }: Visit): PageRequest => ({
  deps,
  lang,
  path,
  params,
  query,
  domain,
});

async function loadPage(
  deps: Deps,
  site: PublicSite,
  visit: Visit,
): Promise<Loaded<Record<string, unknown>>> {
  const request = pageRequest(deps, visit);
  return ((await visit.route?.load(request)) ?? (await SITES[site].notFound(request))) as Loaded<
    Record<string, unknown>
  >;
}

function draw(
  renderer: Renderer,
  deps: Deps,
  site: PublicSite,
  visit: Visit,
  loaded: Drawable | null,
): DrawnPage {
  if (!loaded) throw new Error(`${site} draws nothing for ${visit.path}`);
  const context = pageContext(
    deps.environment,
    visit.lang,
    visit.path + (visit.query.size > 0 ? `?${visit.query}` : ''),
    visit.route?.twins,
  );
  const { portal: portalOrigin, mobile: mobileOrigin } = context.origins;
  const own = {
    portal: portalOrigin,
    mobile: mobileOrigin,
    shop: `${context.scheme}://${visit.domain}.${context.publicHost}`,
  };
  const html = renderer.document(site, loaded.page, loaded.props, context, loaded.head, {
    origin: own[site],
    path: visit.path,
    query: visit.query,
    index: (loaded.status ?? 200) === 200 && visit.route?.unlisted === false && !loaded.head.unlisted,
    ...(visit.route?.mobileTwin || loaded.head.mobile ? { mobile: mobileOrigin } : {}),
    ...(site === 'mobile' ? { canonicalOrigin: portalOrigin } : {}),
  });
  return { status: loaded.status ?? 200, html: Buffer.from(html), tags: loaded.tags, headers: {} };
}

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
