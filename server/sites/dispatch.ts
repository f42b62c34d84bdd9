/** Host → site → page: the cache first, then the loader and the renderer (seed 000 §2.1, decisions §3). */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../contract/error.ts';
import type { PublicSite } from '../../contract/pages.ts';
import { parseHost } from '../../domain/host.ts';
import type { Deps } from '../platform/deps.ts';
import { ApiError } from '../platform/error.ts';
import { matchesTag } from '../platform/etag.ts';
import type { CachedPage } from '../platform/page-cache.ts';
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

export async function serveSites(app: FastifyInstance, deps: Deps): Promise<void> {
  const renderer = await loadRenderer();
  const { environment } = deps;
  const policy = publicPolicy(environment);
  const apps = serveApps(deps);
  const crawlers = serveCrawlers(deps);
  await app.register(fastifyStatic, {
    root: ['client', 'office', 'console'].map((part) => path.join(DIST, part, 'assets')),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
    decorateReply: false,
  });

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

    const cached = deps.pages.get(visit.key);
    if (cached) {
      deps.pages.warm(visit.key, cached);
      return sendPage(request, reply, cached);
    }
    const since = deps.pages.mark();
    const loaded = await loadPage(deps, site, visit);
    if (loaded && 'redirect' in loaded) return reply.redirect(loaded.redirect, loaded.status ?? 302);
    const page = draw(renderer, deps, site, visit, loaded);
    return sendPage(request, reply, deps.pages.set(visit.key, page, since));
  });
}

/** A form of a page, sent without script to the page's own address (decision 13). Never cached. */
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
  const loaded = (await visit.route.submit(
    pageRequest(deps, visit),
    await readForm(request, caller),
  )) as Loaded<Record<string, unknown>>;
  if (loaded && 'redirect' in loaded) return reply.redirect(loaded.redirect, 303);
  const { status, html } = draw(renderer, deps, at.site, visit, loaded);
  return reply
    .code(status)
    .header('content-security-policy', publicPolicy(deps.environment))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

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
  loaded: Exclude<Loaded<Record<string, unknown>>, { redirect: string }>,
): Omit<CachedPage, 'etag' | 'hits' | 'brotli'> {
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

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.header('etag', page.etag).header('cache-control', 'public, max-age=0, must-revalidate');
  if (page.status === 200 && matchesTag(request.headers['if-none-match'], page.etag))
    return reply.code(304).send();
  reply.code(page.status).header('content-type', 'text/html; charset=utf-8');
  if (page.brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.header('content-encoding', 'br').send(page.brotli);
  return reply.send(page.html);
}
