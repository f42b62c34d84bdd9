/** The words of the public sites in both languages; zh is complete by type. */
import type { Language } from '../contract/schema/error.ts';
import * as en from './en/site/words.ts';
import * as zh from './zh/site/words.ts';

export type Words = typeof en;
export const WORDS: Record<Language, Words> = { en, zh };
