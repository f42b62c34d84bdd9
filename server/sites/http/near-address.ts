/** Redirects addresses that nearly match a page, as people type them and other sites write them (decision 25). */
import type { Site } from '../site.ts';

/** Categories take whatever path nothing else has. */
export const isCategoryRoute = (pattern: string): boolean => pattern.startsWith('/{');

/** Forms of a path, the likeliest first. */
function formsOf(path: string): string[] {
  const stem = path.replace(/(.)\/$/, '$1');
  return [
    path,
    stem,
    `${stem}.html`,
    stem.replace(/\.html?$/, ''),
    stem.replace(/\.htm$/, '.html'),
    stem.replace(/\/(?:index|default)\.(?:html?|php)$/, '/'),
    ...(/^\/search-\w+$/.test(stem) ? [`${stem}/1.html`] : []),
  ];
}

/** The path of the page that is meant by one that is no page of the site, or a category's at most; without language. */
export function nearAddress({ routes }: Site, path: string): string | undefined {
  // no list has a page 0
  const first = path.replace(/\/0+\.html$/, '/1.html');
  if (first !== path && routes.some((route) => route.matches(first))) return first;
  // the letters of a token are what they are
  const named = routes.filter(({ pattern }) => !isCategoryRoute(pattern) && !pattern.includes('{token}'));
  return [...formsOf(path), ...formsOf(path.toLowerCase())].find(
    (form) => form !== path && named.some((route) => route.matches(form)),
  );
}
