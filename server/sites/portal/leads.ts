/** Buying leads, and a guest's own request (seed 000 §2.11). */
import { siteTitle } from '../../../domain/page-title.ts';
import { leadFeed } from '../crawlers/feed.ts';
import type { PageRequest } from '../site.ts';
import type { PortalResult } from './result.ts';

export const BUYING_LEADS_QUERY = ['page', 'receive', 'category', 'remain_days'];

export async function buyingLeads({ lang }: PageRequest): PortalResult {
  return {
    page: 'buying-leads',
    props: { leads: { items: [], total: 0, page: 1, size: 20 }, filters: {}, roots: [] },
    head: {
      title: siteTitle(lang === 'zh' ? '求购信息' : 'Buying leads'),
      description: '',
      feed: leadFeed(lang),
    },
    tags: ['leads'],
  };
}

export async function buyingLead(_: PageRequest): PortalResult {
  return null;
}

export async function guestRequest({ params, lang }: PageRequest): PortalResult {
  return {
    page: 'guest-request',
    props: { token: params.token! },
    head: { title: siteTitle(lang === 'zh' ? '我的采购需求' : 'Your request'), description: '' },
    tags: [],
  };
}
