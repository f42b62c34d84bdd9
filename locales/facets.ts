/** What the values of facets are called in answers of the search. */
import type { Language } from '../contract/schema/error.ts';
import { values as valuesEn } from './en/product/values.ts';
import { facets as en } from './en/search/facets.ts';
import { values as valuesZh } from './zh/product/values.ts';
import { facets as zh } from './zh/search/facets.ts';

export const FACET_WORDS = { en: { ...valuesEn, ...en }, zh: { ...valuesZh, ...zh } } satisfies Record<
  Language,
  object
>;
export type FacetWords = (typeof FACET_WORDS)['en'];
