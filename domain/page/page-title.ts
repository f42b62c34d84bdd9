import type { Language } from '../enumerations.ts';

/** Titles, descriptions and keywords of public pages (Spec P2.10, P9.2, P9.8). Lengths in characters. */

export const SITE_NAME = 'Overseas B2B Marketplace';
const SITE_SUFFIX = ` | ${SITE_NAME}`;
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

/**
 * A title of at most 60 characters, the site's name behind it where that fits. Wordings of the same title come longest
 * first: the first that fits with the name is taken, else the first that fits alone, else the last is cut.
 */
export const siteTitle = (...wordings: Wordings): string => titleOf(wordings, '');

/** The same for page n of a list; which page it is is never cut off. */
export const listTitle = (lang: Language, n: number, ...wordings: Wordings): string =>
  titleOf(wordings, pageSuffix(lang, n));

type Wordings = readonly [string, ...string[]];

function titleOf(wordings: Wordings, end: string): string {
  const fits = (title: string) => [...title].length <= TITLE_MAX;
  const whole = wordings.map((title) => title + end);
  const room = TITLE_MAX - [...end].length;
  return (
    whole.map((title) => title + SITE_SUFFIX).find(fits) ??
    whole.find(fits) ??
    truncate(wordings.at(-1)!, room, room - ELLIPSIS.length) + end
  );
}

/** What the title and the description of page n of a list end with; nothing on page 1. */
export function pageSuffix(lang: Language, n: number): string {
  if (n <= 1) return '';
  return lang === 'zh' ? ` - 第${n}页` : ` - Page ${n}`;
}

/**
 * A description of 120 to 160 characters. A shorter text is followed by as few of the sentences, in their order, as
 * bring it there; a longer one is cut after a word or a clause, or inside one when that would leave fewer than 120.
 */
export function metaDescription(text: string, sentences: readonly string[], lang: Language = 'en'): string {
  const plain = oneSpaced(text);
  if ([...plain].length >= DESCRIPTION.min) return cutDescription(plain);
  const space = lang === 'zh' ? '' : ' ';
  const stop = lang === 'zh' ? '。' : '.';
  const opening = plain === '' || /[.!?。！？]$/.test(plain) ? plain : plain + stop;
  const wordings = subsets(sentences).map((some) => [opening, ...some].filter(Boolean).join(space));
  const fitting = wordings.find((w) => [...w].length >= DESCRIPTION.min && [...w].length <= DESCRIPTION.max);
  return fitting ?? cutDescription([opening, ...sentences].filter(Boolean).join(space));
}

/** All selections, the smaller first, each in the given order. */
function subsets(list: readonly string[]): string[][] {
  let all: string[][] = [[]];
  for (const item of list) all = [...all, ...all.map((set) => [...set, item])];
  return all.toSorted((a, b) => a.length - b.length);
}

function cutDescription(text: string): string {
  const longest = DESCRIPTION.max - ELLIPSIS.length;
  const shortest = DESCRIPTION.min - ELLIPSIS.length;
  const characters = [...text];
  const wordEnd = characters.lastIndexOf(' ', longest);
  const clauseEnd = characters.findLastIndex((c, i) => i < longest && '，。、；：！？'.includes(c));
  const end = Math.max(wordEnd, clauseEnd);
  return truncate(text, DESCRIPTION.max, end >= shortest ? end : longest);
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
