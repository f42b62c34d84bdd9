/** What an import says, in the language of whoever started it. */
import type { Language } from '../contract/error.ts';
import * as en from './en/import.ts';
import * as zh from './zh/import.ts';

const WORDS: Record<Language, en.ImportWords> = { en: en.importWords, zh: zh.importWords };
export const importWords = (language: Language): en.ImportWords => WORDS[language];
