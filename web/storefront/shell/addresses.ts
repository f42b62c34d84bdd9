import type { LegalDocument } from '../../../contract/pages.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { PAGE_SIZES } from '../../../domain/page/paging.ts';

/** Paths of the portal (spec P2.3), without host and language. */
export const productPath = (id: number): string => `/product-detail/${id}.html`;

/** A leaf opens its listing, any other category its overview. */
export const categoryPath = (segments: readonly string[], isLeaf: boolean): string =>
  `/${segments.join('/')}/${isLeaf ? '1.html' : ''}`;

export const listingPath = (fullPath: string, page: number, size?: number): string =>
  `/${fullPath}/${page}.html${sizeQuery(size)}`;

/** Nothing for the usual size of a page. */
export const sizeQuery = (size: number = PAGE_SIZES[0]): string =>
  size === PAGE_SIZES[0] ? '' : `?size=${size}`;

export const searchPath = (kind: 'product' | 'supplier' | 'buying', page: number): string =>
  `/search-${kind}/${page}.html`;

/** A legal document has an address for each language in place of the prefix (spec P2.16). */
export const legalPath = (document: LegalDocument, lang: Language): string =>
  lang === 'zh' ? `/${document}` : `/${document}-eng`;
/** The form for a sourcing request, with its title filled in. */
export const requestPath = (title = ''): string =>
  `/post-sourcing-request${title && `?${new URLSearchParams({ title })}`}`;

/** A lead below its category, root first. */
export const leadPath = (lead: { ID: number; category: { full_path: string } }): string =>
  `/buying-leads/${lead.category.full_path}/${lead.ID}.html`;
