/** The left navigation of help pages, in its three groups (spec P2.16). */
import type { Language } from '../../../contract/schema/error.ts';
import { legalPath } from '../../storefront/shell/addresses.ts';

export const HELP_GROUPS = [
  { group: 'help', pages: ['guide', 'feedback'] },
  { group: 'terms', pages: ['terms-and-conditions', 'disclaimer', 'privacy-policy', 'licences'] },
  {
    group: 'rules',
    pages: ['prohibited-category', 'standard-of-product-publishment', 'standard-of-images'],
  },
] as const;
export type HelpPage = (typeof HELP_GROUPS)[number]['pages'][number];

/** Address on the portal, with its language. */
export const helpHref = (page: HelpPage, lang: Language, to: (path: string) => string): string =>
  page === 'guide' || page === 'feedback' || page === 'licences' ? to(`/${page}`) : legalPath(page, lang);
