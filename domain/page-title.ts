import type { Language } from './enumerations.ts';

/** Titles, descriptions and keywords of public pages (Seed 000 §2.10, §9.2, §9.8). Lengths in characters. */

const SITE_SUFFIX = ' | Overseas B2B Marketplace';
const TITLE_MAX = 60;
const DESCRIPTION = { min: 120, max: 160 };
const KEYWORDS_MAX = 10;
const ELLIPSIS = '...';

/** A text of more than `over` characters is cut to its first `keep` and "..."; others stay as they are. */
export function truncate(s: string, over: number, keep: number): string {
  const characters = [...s];
  return characters.length > over ? characters.slice(0, keep).join('') + ELLIPSIS : s;
}

/** "{title} - {company name}", each truncated. */
export function productPageTitle(title: string, companyName: string): string {
  return `${truncate(title, 35, 32)} - ${truncate(companyName, 20, 17)}`;
}

/** The title with the site's name while that fits in 60 characters; alone and cut to 60 otherwise. */
export function siteTitle(title: string): string {
  const named = title + SITE_SUFFIX;
  return [...named].length <= TITLE_MAX ? named : truncate(title, TITLE_MAX, TITLE_MAX - ELLIPSIS.length);
}

/**
 * A description of at most 160 characters: a text shorter than 120 is followed by the suffix,
 * a longer one than 160 is cut after a word, or inside one when that would leave fewer than 120.
 */
export function metaDescription(text: string, suffix: string): string {
  const plain = oneSpaced(text);
  const full = [...plain].length < DESCRIPTION.min ? oneSpaced(`${plain} ${suffix}`) : plain;
  const longest = DESCRIPTION.max - ELLIPSIS.length;
  const wordEnd = [...full].lastIndexOf(' ', longest);
  const keep = wordEnd >= DESCRIPTION.min - ELLIPSIS.length ? wordEnd : longest;
  return truncate(full, DESCRIPTION.max, keep);
}

/** At most 10 keywords of at least 2 characters, lower-case, each once. */
export function metaKeywords(list: readonly string[]): string[] {
  const keywords = list.map((keyword) => oneSpaced(keyword).toLowerCase());
  const usable = keywords.filter((keyword) => [...keyword].length >= 2);
  return [...new Set(usable)].slice(0, KEYWORDS_MAX);
}

/** 'zh' when the Chinese characters exceed 0.3 × the Latin letters. */
export function detectLanguage(text: string): Language {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return chinese > 0.3 * latin ? 'zh' : 'en';
}

function oneSpaced(s: string): string {
  return s.replace(/\s+/g, ' ').trim();
}
