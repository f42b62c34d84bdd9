/** The thread of a guest, not found, and addresses that lead elsewhere. */
import type { PortalPages } from '../../../contract/pages.ts';
import { siteTitle } from '../../../domain/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import { publicCompany } from '../../features/company/company.ts';
import type { PortalResult } from '../pages/result.ts';
import { inLanguage, shopOrigin } from '../seo/addresses.ts';
import type { Loaded, PageRequest } from '../site.ts';

export async function guestEnquiry({ params, lang }: PageRequest): PortalResult {
  return {
    page: 'guest-enquiry',
    props: { token: params.token! },
    head: { title: siteTitle(HEADS[lang].guestEnquiry.title), description: '' },
    tags: [],
  };
}

export const notFound = async (request: PageRequest): PortalResult => pastTheEnd(request, []);

/** A page past the end of a list: not found in place, until what `tags` name changes (decision 25). */
export const pastTheEnd = (request: PageRequest, tags: string[]): Loaded<PortalPages> => ({
  page: 'not-found',
  props: {},
  head: { title: siteTitle(HEADS[request.lang].notFound.title), description: '' },
  tags,
  status: 404,
});

/** Spec P2.3: any other path redirects to /404. */
export async function notFoundRedirect({ lang }: PageRequest): PortalResult {
  return { redirect: lang === 'zh' ? '/zh/404' : '/404', status: 302 };
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
export async function toShop({ deps, params, lang }: PageRequest): PortalResult {
  const company = await publicCompany(deps, params.domain!);
  if (!company || company.root_path !== params.root) return null;
  return { redirect: shopOrigin(deps.environment, company.domain) + inLanguage('/', lang), status: 301 };
}
