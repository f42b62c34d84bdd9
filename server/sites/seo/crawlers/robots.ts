/** robots.txt of each host (decision 24; RFC 9309). */
import type { Site } from '../../../../domain/page/host.ts';
import type { Environment } from '../../../platform/process/environment.ts';
import { portalOrigin, shopOrigin } from '../addresses.ts';

/** Filters of a search combine without end; one with its words, and one with a single filter, is as far as a robot walks. */
const NARROWED = ['product', 'supplier', 'buying']
  .map((kind) => `Disallow: /*search-${kind}/*?*&\n`)
  .join('');

/**
 * The two apps are not for crawlers. Every other host names the index of the portal, by which it also vouches for
 * what stands there about it; a shop names its own sitemap besides.
 */
export function robotsTxt(environment: Environment, at: Site): string {
  if (at.site === 'office' || at.site === 'console') return 'User-agent: *\nDisallow: /\n';
  const sitemaps = [`${portalOrigin(environment)}/sitemap.xml`];
  if (at.site === 'shop') sitemaps.unshift(`${shopOrigin(environment, at.domain)}/sitemap.xml`);
  return `User-agent: *\nDisallow: /api/\n${NARROWED}Allow: /\n\n${sitemaps.map((url) => `Sitemap: ${url}\n`).join('')}`;
}
