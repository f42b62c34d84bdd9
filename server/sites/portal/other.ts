/** The thread of a guest, not found, and addresses that lead elsewhere. */
import { siteTitle } from '../../../domain/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import { publicCompany } from '../../features/company/company.ts';
import { pastTheEnd } from '../pages/past-the-end.ts';
import type { PortalResult } from '../pages/result.ts';
import { inLanguage, shopOrigin } from '../seo/addresses.ts';
import type { PageRequest } from '../site.ts';

export async function guestEnquiry({ params, lang }: PageRequest): PortalResult {
  return {
    page: 'guest-enquiry',
    props: { token: params.token! },
    head: { title: siteTitle(HEADS[lang].guestEnquiry.title), description: '' },
    tags: [],
  };
}

export const notFound = async (request: PageRequest): PortalResult => pastTheEnd(request, []);

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
