/** The not-found page, and addresses that redirect. */

import { wordsOfPath } from '../../../domain/page/page-address.ts';
import { atQuantity, quantityIn } from '../../../domain/product/order-quantity.ts';
import { movedShop, publicCompany } from '../../features/company/company.ts';
import { categoryInLowerCase } from '../pages/lower-case.ts';
import { pastTheEnd } from '../pages/past-the-end.ts';
import type { PortalResult } from '../pages/result.ts';
import { inLanguage, shopOrigin } from '../seo/addresses.ts';
import type { PageRequest } from '../site.ts';

export const notFound = async (request: PageRequest): PortalResult => pastTheEnd(request, []);

/**
 * Spec P2.3: any other path redirects to /404, with the words of what was asked for, which the browser puts into the
 * search field (decision 17). Of an address that the route table knows they are what it was asked with, not the names
 * of routes.
 */
export async function notFoundRedirect(request: PageRequest): PortalResult {
  const meant = await categoryInLowerCase(request);
  if (meant) return meant;
  const { lang, path, params } = request;
  const asked = Object.values(params);
  const words = wordsOfPath(asked.length > 0 ? asked.join('/') : path);
  const query = words && `?${new URLSearchParams({ q: words })}`;
  return { redirect: inLanguage('/404', lang) + query, status: 302 };
}

/** A redirect for good, to a path of the portal in the language asked for, or of the subdomain `label`. */
export const to =
  (path: string, label = '') =>
  async ({ deps: { environment }, lang }: PageRequest): PortalResult => ({
    redirect: label
      ? `${environment.scheme}://${label}.${environment.publicHost}${path}`
      : inLanguage(path, lang),
    status: 301,
  });

/** The canonical shop URI (spec P9.9) leads to the shop. */
export async function toShop({ deps, params, query, lang }: PageRequest): PortalResult {
  const company = await publicCompany(deps, params.domain!);
  // whatever industry the address names: the shop is known by its domain
  const domain = company ? company.domain : await movedShop(deps, params.domain!);
  if (!domain) return null;
  const address = shopOrigin(deps.environment, domain) + inLanguage('/', lang);
  return { redirect: atQuantity(address, quantityIn(`?${query}`)), status: 301 };
}
