/** What an address asks of a site: its route, language, parameters, and the page that answers. */
import type { Language } from '../../../contract/error.ts';
import type { PublicSite } from '../../../contract/pages.ts';
import type { Deps } from '../../platform/deps.ts';
import { mobile } from '../mobile/mobile.ts';
import { portal } from '../portal/portal.ts';
import { shop } from '../shop/shop.ts';
import type { Loaded, PageRequest, Site, SiteRoute } from '../site.ts';

// biome-ignore lint/suspicious/noExplicitAny: each site draws its own pages; the three differ only in that
const SITES: Record<PublicSite, Site<any>> = { portal, shop, mobile };
export interface Visit {
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
export function readVisit(site: PublicSite, domain: string, url: string): Visit | null {
  // a doubled "?" before kw is understood (decision 17)
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
export function mobilePath({ lang, path: pathname, query }: Visit): string {
  const search = query.size > 0 ? `?${query}` : '';
  return `${lang === 'zh' ? '/zh' : ''}${pathname.replace(/(.)\/$/, '$1')}${search}`;
}

export const pageRequest = (deps: Deps, { lang, path, params, query, domain }: Visit): PageRequest => ({
  deps,
  lang,
  path,
  params,
  query,
  domain,
});

export async function loadPage(
  deps: Deps,
  site: PublicSite,
  visit: Visit,
): Promise<Loaded<Record<string, unknown>>> {
  const request = pageRequest(deps, visit);
  return ((await visit.route?.load(request)) ?? (await SITES[site].notFound(request))) as Loaded<
    Record<string, unknown>
  >;
}
