/** The guide (spec P2.17); the problem report is in feedback.ts, the legal documents in legal.ts. */
import { siteTitle } from '../../../domain/page/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import type { PortalResult } from '../pages/result.ts';
import type { PageRequest } from '../site.ts';

export async function guide({ lang }: PageRequest): PortalResult {
  const { title, description } = HEADS[lang].guide;
  return {
    page: 'guide',
    props: {},
    head: { title: siteTitle(title), description, canonical: '/guide' },
    tags: [],
  };
}
