/** Ending e-mails of a kind: a page with a button, since scanners open links, and the one click of RFC 8058. */
import { siteTitle } from '../../../domain/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import { leadsLink } from '../../features/matching/matching.ts';
import { isSubscribed, unsubscribe } from '../../features/matching/unsubscribe.ts';
import { notFound } from '../../platform/error.ts';
import type { PortalResult } from '../pages/result.ts';
import type { PageRequest } from '../site.ts';

export const unsubscribePage = async (request: PageRequest): PortalResult =>
  page(request, await isSubscribed(request.deps, request.params.token!));

/** Answers with the page itself: what posts by one click follows nothing. */
export async function submitUnsubscribe(request: PageRequest): PortalResult {
  const { deps, params } = request;
  if ((await isSubscribed(deps, params.token!)) === null) throw notFound();
  await unsubscribe(deps, params.token!);
  return page(request, false);
}

async function page({ deps, lang }: PageRequest, subscribed: boolean | null): PortalResult {
  return {
    page: 'unsubscribe',
    props: { subscribed, settings: leadsLink(deps) },
    head: { title: siteTitle(HEADS[lang].unsubscribe.title), description: '' },
    tags: [],
    status: subscribed === null ? 404 : 200,
  };
}
