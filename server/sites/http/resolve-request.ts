/** What an address asks of a site: its route, language, parameters, and the page that answers. */
import type { Language } from '../../../contract/error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Found, PageRequest, Site, SiteRoute } from '../site.ts';

export interface ResolvedRequest {
  key: string;
  lang: Language;
  domain: string;
  /** Without /zh. */
  path: string;
  /** Only what the route names. */
  query: URLSearchParams;
  route: SiteRoute | undefined;
  params: Record<string, string>;
  /** Where the page is, if it is not here. */
  moved?: string;
}

/** Browsers read "//host" and "/\\host" in a link as another site. */
const MANY_SLASHES = /[/\\]{2,}|\\/g;

/** What is asked for; null when the address cannot be decoded, or holds what no text of the database can. */
export function resolveRequest(site: Site, domain: string, url: string): ResolvedRequest | null {
  // a doubled "?" before kw is understood (decision 17)
  const [rawPath = '/', ...rest] = url.split('?');
  let whole: string;
  try {
    whole = decodeURIComponent(rawPath).replace(MANY_SLASHES, '/');
  } catch {
    return null;
  }
  if (whole.includes('\0')) return null;
  const zh = whole === '/zh' || whole.startsWith('/zh/');
  const pathname = zh ? whole.slice(3) || '/' : whole;
  const lang: Language = zh ? 'zh' : 'en';
  const asked = new URLSearchParams(rest.filter(Boolean).join('&'));
  for (const route of site.routes) {
    const params = route.matches(pathname);
    if (!params) continue;
    const query = new URLSearchParams();
    for (const name of route.query) {
      const value = asked.get(name);
      if (value) query.set(name, value.slice(0, 200));
    }
    const spoken = route.alternates ? (route.alternates.zh === pathname ? 'zh' : 'en') : lang;
    const key = `${site.name} ${domain} ${spoken} ${pathname}?${query}`;
    const resolved = { key, lang: spoken, domain, path: pathname, query, route, params };
    return route.alternates && zh ? { ...resolved, moved: pathname } : resolved;
  }
  const key = `${site.name} ${domain} ${lang} not-found`;
  return { key, lang, domain, path: pathname, query: new URLSearchParams(), route: undefined, params: {} };
}

/** The mobile address of a category list carries no trailing slash. */
export function mobilePath({ lang, path: pathname, query }: ResolvedRequest): string {
  const search = query.size > 0 ? `?${query}` : '';
  return `${lang === 'zh' ? '/zh' : ''}${pathname.replace(/(.)\/$/, '$1')}${search}`;
}

export const pageRequest = (
  deps: Deps,
  { lang, path, params, query, domain }: ResolvedRequest,
): PageRequest => ({
  deps,
  lang,
  path,
  params,
  query,
  domain,
});

export async function loadPage(deps: Deps, site: Site, resolved: ResolvedRequest): Promise<Found> {
  const request = pageRequest(deps, resolved);
  return (await resolved.route?.load(request)) ?? site.notFound(request);
}
