/** What an import says: stored in both languages, as not only who started it reads it. */
import type { Language } from '../contract/schema/error.ts';
import * as en from './en/backoffice/import.ts';
import * as zh from './zh/backoffice/import.ts';

const WORDS: Record<Language, en.ImportWords> = { en: en.importWords, zh: zh.importWords };
export const importWords = (language: Language): en.ImportWords => WORDS[language];

/** A sentence in each language. */
export type Said = Record<Language, string>;
export const said = (of: (words: en.ImportWords, language: Language) => string): Said => ({
  en: of(WORDS.en, 'en'),
  zh: of(WORDS.zh, 'zh'),
});
