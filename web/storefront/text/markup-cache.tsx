/**
 * The markup of cards and other parts of many pages, kept by all that they say. Most pages of results are rendered for one
 * visitor, and to render their cards anew each time took most of that.
 */
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SharedSite, type Site } from '../shell/site.tsx';

/** Characters, of one or two bytes: some 3,000 cards. */
const MAX = 16 * 1024 * 1024;
const kept = new LRUCache<string, string>({
  maxSize: MAX,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** What `element` renders to inside of its frame. `said`: everything that it shows, beside what the site says. */
export function cachedMarkup(site: Site, said: unknown, element: ReactNode): { __html: string } {
  const key = site.key + JSON.stringify(said);
  let html = kept.get(key);
  if (html === undefined) {
    html = renderToStaticMarkup(<SharedSite site={site}>{element}</SharedSite>);
    kept.set(key, html);
  }
  return { __html: html };
}
