/** The words of public pages' heads in both languages. */
import type { Language } from '../contract/schema/error.ts';
import { type HeadWords, heads as headsEn } from './en/heads.ts';
import { legalHeads as legalEn } from './en/legal-heads.ts';
import { heads as headsZh } from './zh/heads.ts';
import { legalHeads as legalZh } from './zh/legal-heads.ts';

export const HEADS: Record<Language, HeadWords> = { en: headsEn, zh: headsZh };
export const LEGAL_HEADS: Record<Language, typeof legalEn> = { en: legalEn, zh: legalZh };
