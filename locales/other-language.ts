import type { Language } from '../contract/schema/error.ts';

/** The offer of a page in a language, in that language: who reads it has chosen it. */
export const OTHER_LANGUAGE: Record<Language, string> = {
  en: 'This page is also available in English',
  zh: '本页有简体中文版',
};
