/** Guide and legal documents (seed 000 §2.16, §2.17); the problem report is in feedback.ts. */
import type { Language } from '../../../contract/error.ts';
import type { LegalDocument } from '../../../contract/pages.ts';
import { siteTitle } from '../../../domain/page-title.ts';
import type { PageRequest } from '../site.ts';
import type { PortalResult } from './result.ts';

export async function guide({ lang }: PageRequest): PortalResult {
  return {
    page: 'guide',
    props: {},
    head: { title: siteTitle(lang === 'zh' ? '新手上路' : 'Getting started'), description: '' },
    tags: [],
  };
}

export const legal =
  (document: LegalDocument, language: Language) =>
  async (_: PageRequest): PortalResult => ({
    page: 'legal',
    props: { document, language },
    head: { title: siteTitle(document), description: '' },
    tags: [],
  });
