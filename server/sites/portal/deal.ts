/** A guest's deal behind the link of the request (decision 38). */
import type { Deal } from '../../../contract/deal/deal.ts';
import { siteTitle } from '../../../domain/page/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import { guestDeal } from '../../features/deal/deal.ts';
import { ApiError } from '../../platform/http/error.ts';
import type { PortalResult } from '../pages/result.ts';
import { inLanguage } from '../seo/addresses.ts';
import type { PageRequest } from '../site.ts';
import { isToken } from './tracking.ts';

export async function dealPage({ deps, params, lang }: PageRequest): PortalResult {
  const token = params.token!;
  let deal: Deal | null = null;
  try {
    if (isToken(token)) deal = await guestDeal(deps, token);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // there the guest asks for another link
    if (error.code === 'link_ended') return { redirect: inLanguage(`/request/${token}`, lang), status: 302 };
    if (error.code !== 'not_found') throw error;
  }
  return {
    page: 'guest-deal',
    props: { token, deal },
    head: { title: siteTitle(HEADS[lang].guestDeal.title), description: '' },
    tags: [],
    status: deal ? 200 : 404,
  };
}
