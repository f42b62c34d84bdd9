/** Which texts are machine-translated, and which translations may be shown (decision 35). */
import type { Language } from '../enumerations.ts';
import { detectLanguage } from '../page/page-title.ts';

/** Characters; what is longer stands as its author wrote it. */
export const MAX_TRANSLATED = { description: 20_000, message: 4000 } as const;
/** Attempts at one product before it is given up until its text changes. */
export const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MINUTES = 10;
/** Of Chinese: one character says what takes several letters. */
const MAX_LONGER = 8;

const withoutTags = (text: string) => text.replace(/<[^>]*>?/g, ' ');

/** The other of the marketplace's languages, into which a text is translated. */
export const otherLanguage = (text: string): Language =>
  detectLanguage(withoutTags(text)) === 'zh' ? 'en' : 'zh';

/** "zh-Hans" and "en-GB" are Chinese and English. */
export const baseLanguage = (code: string): string => code.toLowerCase().split(/[-_]/)[0]!;

/**
 * Whether an answer can be shown as a translation into `language`: it says something else than the source, in that
 * language, and not out of all proportion.
 */
export function isUsable(source: string, translated: string, language: Language): boolean {
  const text = translated.trim();
  if (text === '' || text === source.trim() || translated.includes('\0')) return false;
  if (translated.length > source.length * MAX_LONGER + 200) return false;
  return detectLanguage(withoutTags(text)) === language;
}

/** Minutes until the next attempt after so many; null when it is given up. */
export const pauseAfter = (attempts: number): number | null =>
  attempts >= MAX_ATTEMPTS ? null : FIRST_PAUSE_MINUTES * 6 ** (attempts - 1);
