/** The sentence of an error in the language of its reader. */
import type { ErrorCode, Language } from '../contract/schema/error.ts';
import * as en from './en/error/errors.ts';
import * as zh from './zh/error/errors.ts';

const WORDS: Record<Language, typeof en> = { en, zh };

export const errorSentence = (code: ErrorCode, language: Language): string => WORDS[language].errors[code];

export const backToHome = (language: Language): string => WORDS[language].backToHome;
