/** Resolves an address within a site: its route, language, parameters, and the page that answers. */

import { LRUCache } from 'lru-cache';
import type { Language } from '../../../contract/schema/error.ts';
import { isUnclearQuantity, readQuantity } from '../../../domain/price/list-price.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Found, PageRequest, Site, SiteRoute } from '../site.ts';
import { isCategoryRoute, nearAddress } from './near-address.ts';

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
/** Two slashes at the beginning, of whichever kind, would lead to another host. */
const DOUBLED = /\/{2}|\\|%5c|%2f/i;

/** So many addresses of up to so many letters are known by heart: to go through the table is half of what a cached page costs. */
const REMEMBERED = { addresses: 2000, letters: 200 };

/** `resolveRequest`, which says the same of the same address for ever. */
export function requestResolver(): typeof resolveRequest {
  const known = new LRUCache<string, ResolvedRequest>({ max: REMEMBERED.addresses });
  return (site, domain, url) => {
    const address = `${site.name} ${domain} ${url}`;
    const remembered = known.get(address);
    if (remembered) return remembered;
    const resolved = resolveRequest(site, domain, url);
    if (resolved && address.length <= REMEMBERED.letters) known.set(address, resolved);
    return resolved;
  };
}

/** What is asked for; null when the address cannot be decoded, or holds what no text of the database can. */
export function resolveRequest(site: Site, domain: string, url: string): ResolvedRequest | null {
  // a doubled "?" before kw is understood (decision 17)
  const [rawPath = '/', ...rest] = url.split('?');
  const whole = decoded(rawPath);
  if (whole === null) return null;
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
      // one rule for all that read it, and no page of its own for each thing that is none
      const shown = value && (name === 'quantity' ? quantityOf(value) : value);
      if (shown) query.set(name, shown.slice(0, 200));
    }
    const spoken = route.alternates ? (route.alternates.zh === pathname ? 'zh' : 'en') : lang;
    const key = `${site.name} ${domain} ${spoken} ${pathname}?${query}`;
    const resolved = { key, lang: spoken, domain, path: pathname, query, route, params };
    const other = pathname.endsWith('/') ? otherForm(site, rawPath, route) : undefined;
    const near = isCategoryRoute(route.pattern) ? nearForm(site, rawPath, pathname, zh) : undefined;
    const elsewhere = near ?? other;
    if (elsewhere) return { ...resolved, moved: [elsewhere, ...rest].join('?') };
    return route.alternates && zh ? { ...resolved, moved: pathname } : resolved;
  }
  const moved = otherForm(site, rawPath) ?? nearForm(site, rawPath, pathname, zh);
  const key = `${site.name} ${domain} ${lang} not-found`;
  return {
    key,
    lang,
    domain,
    path: pathname,
    query: new URLSearchParams(),
    route: undefined,
    params: {},
    ...(moved && { moved: [moved, ...rest].join('?') }),
  };
}

function nearForm(site: Site, rawPath: string, pathname: string, zh: boolean): string | undefined {
  if (DOUBLED.test(rawPath)) return undefined;
  const near = nearAddress(site, pathname);
  return near && (zh ? '/zh' : '') + encodeURI(near);
}

/** As a number, or as it was typed where it may be two. */
const quantityOf = (value: string): string | null => {
  const read = readQuantity(value);
  return read === null ? (isUnclearQuantity(value) ? value : null) : String(read);
};

/** Null when the path cannot be decoded, or holds what no text of the database can. */
function decoded(rawPath: string): string | null {
  try {
    const path = decodeURIComponent(rawPath).replace(MANY_SLASHES, '/');
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

/** The path with a slash at its end where it has none, or the other way round, if that is a page's (decision 25). */
function otherForm(site: Site, rawPath: string, route?: SiteRoute): string | undefined {
  if (DOUBLED.test(rawPath)) return undefined;
  if (rawPath === '/zh/') return '/zh';
  const other = rawPath.endsWith('/') ? rawPath.slice(0, -1) : `${rawPath}/`;
  const path = decoded(other)?.replace(/^\/zh(?=\/)/, '');
  if (!path) return undefined;
  const found = site.routes.findIndex((one) => one.matches(path));
  // "/guide/" might be a category's: what stands first in the table is what is meant
  const isMeant = found >= 0 && (!route || found < site.routes.indexOf(route));
  return isMeant ? other : undefined;
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

export async function loadPage(
  deps: Deps,
  site: Site,
  resolved: ResolvedRequest,
  personal: Pick<PageRequest, 'cookie'> = {},
): Promise<Found> {
  const request = { ...pageRequest(deps, resolved), ...personal };
  return (await resolved.route?.load(request)) ?? site.notFound(request);
}
