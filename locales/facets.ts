/** What the values of facets are called in answers of the search. */
import type { Language } from '../contract/schema/error.ts';
import { facets as en } from './en/facets.ts';
import { values as valuesEn } from './en/values.ts';
import { facets as zh } from './zh/facets.ts';
import { values as valuesZh } from './zh/values.ts';

export const FACET_WORDS = { en: { ...valuesEn, ...en }, zh: { ...valuesZh, ...zh } } satisfies Record<
  Language,
  object
>;
export type FacetWords = (typeof FACET_WORDS)['en'];
