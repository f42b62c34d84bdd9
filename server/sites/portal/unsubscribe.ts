/** Unsubscribing from a topic: a page with a button, since scanners open links, and the one-click form of RFC 8058. */
import { siteTitle } from '../../../domain/page/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import { settingsLink } from '../../features/email/email.ts';
import { subscribe, subscriptionOf } from '../../features/email/unsubscribe.ts';
import { notFound } from '../../platform/http/error.ts';
import type { PortalResult } from '../pages/result.ts';
import type { PageRequest, Posted } from '../site.ts';

export async function unsubscribePage({ deps, lang, params }: PageRequest): PortalResult {
  const state = await subscriptionOf(deps, params.token!);
  return {
    page: 'unsubscribe',
    props: { state, settings: state?.isMember ? settingsLink(deps) : null },
    head: { title: siteTitle(HEADS[lang].unsubscribe.title), description: '' },
    tags: [],
    status: state ? 200 : 404,
  };
}

/** Answers with the page itself: what posts by one click follows nothing. `again` takes it back. */
export async function submitUnsubscribe(request: PageRequest, { fields }: Posted): PortalResult {
  const { deps, params } = request;
  if (!(await subscriptionOf(deps, params.token!))) throw notFound();
  await subscribe(deps, params.token!, fields.has('again'));
  return unsubscribePage(request);
}
