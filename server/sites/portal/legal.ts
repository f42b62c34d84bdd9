/** The legal documents (spec P2.16): each language of a document has an address of its own. */
import type { LegalDocument } from '../../../contract/pages.ts';
import { siteTitle } from '../../../domain/page/page-title.ts';
import { LEGAL_HEADS } from '../../../locales/heads.ts';
import type { PortalResult } from '../pages/result.ts';
import type { PageRequest } from '../site.ts';

export const legal =
  (document: LegalDocument) =>
  async ({ lang }: PageRequest): PortalResult => {
    const { title, description } = LEGAL_HEADS[lang][document];
    return {
      page: 'legal',
      props: { document, language: lang },
      head: {
        title: siteTitle(title),
        description,
        canonical: { zh: `/${document}`, en: `/${document}-eng` },
      },
      tags: [],
    };
  };
