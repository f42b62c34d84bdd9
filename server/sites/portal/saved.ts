/** What a guest has saved in the browser (decision 27); a member's list is in the member centre. */
import { siteTitle } from '../../../domain/page/page-title.ts';
import { readSaved, SAVED_COOKIE } from '../../../domain/visitor/saved-cookie.ts';
import { HEADS } from '../../../locales/heads.ts';
import { shownSaved } from '../../features/saved/saved.ts';
import type { PortalResult } from '../pages/result.ts';
import type { PageRequest } from '../site.ts';

export async function savedPage({ deps, lang, cookie }: PageRequest): PortalResult {
  const saved = readSaved(cookie?.(SAVED_COOKIE) ?? '');
  return {
    page: 'saved',
    props: await shownSaved(deps, saved, lang),
    head: { title: siteTitle(HEADS[lang].saved.title), description: '', unlisted: true },
    tags: [],
  };
}
