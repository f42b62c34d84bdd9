/** Turns what a page's loader returns into the document, for the requested site and language. */

import type { PublicSite } from '../../../contract/pages.ts';
import type { Rates } from '../../../domain/price/exchange-rate.ts';
import { isOnMobileSite } from '../../../domain/visitor/mobile-site.ts';
import type { RenderedPage } from '../../platform/cache/page-cache.ts';
import { tags } from '../../platform/cache/tags.ts';
import type { Deps } from '../../platform/deps.ts';
import { accentStyle } from '../seo/head.ts';
import type { LoadedPage } from '../site.ts';
import { pageContext, type Renderer } from './render-document.ts';
import type { ResolvedRequest } from './resolve-request.ts';
import { publicPolicy } from './security.ts';

/** A price in dollars beside one that is not: what other rates change. How a price is written: locales/…/price.ts. */
const CONVERTED = /≈\s\$/;

export function renderPage(
  renderer: Renderer,
  deps: Deps,
  site: PublicSite,
  resolved: ResolvedRequest,
  loaded: LoadedPage | null,
  rates: Rates | null,
): RenderedPage {
  if (!loaded) throw new Error(`${site} has no page for ${resolved.path}`);
  const path = resolved.path + (resolved.query.size > 0 ? `?${resolved.query}` : '');
  const context = pageContext(
    deps.environment,
    resolved.lang,
    // a page that says that there is none stands nowhere: no entry of a menu is the current one
    loaded.status === 404 ? '' : path,
    resolved.route?.alternates ?? path,
    rates,
  );
  const { portal: portalOrigin, mobile: mobileOrigin } = context.origins;
  const own = {
    portal: portalOrigin,
    mobile: mobileOrigin,
    shop: `${context.scheme}://${resolved.domain}.${context.publicHost}`,
  };
  const html = renderer.document(site, loaded.page, loaded.props, context, loaded.head, {
    origin: own[site],
    path: resolved.path,
    query: resolved.query,
    index: (loaded.status ?? 200) === 200 && resolved.route?.unlisted === false && !loaded.head.unlisted,
    ...(loaded.head.mobile || (site === 'portal' && isOnMobileSite(resolved.path))
      ? { mobile: mobileOrigin }
      : {}),
    ...(site === 'mobile' ? { canonicalOrigin: portalOrigin } : {}),
  });
  const { freshFor, seen, frames } = loaded;
  const style = loaded.head.accent && accentStyle(loaded.head.accent);
  return {
    status: loaded.status ?? 200,
    html: Buffer.from(html),
    tags: CONVERTED.test(html) ? [...loaded.tags, tags.rates] : loaded.tags,
    headers:
      style || frames
        ? { 'content-security-policy': publicPolicy(deps.environment, site, { style, frames }) }
        : {},
    ...(freshFor !== undefined && { freshFor }),
    ...(seen && { seen }),
  };
}
