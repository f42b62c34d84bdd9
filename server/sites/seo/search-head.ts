/** <head> of search results, on the portal and the mobile site alike (spec P9.8). */
import type { Language } from '../../../contract/error.ts';
import { fill } from '../../../domain/fill.ts';
import { listTitle } from '../../../domain/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import type { Head } from './head.ts';

type Kind = 'product' | 'supplier' | 'buying';

/**
 * A page without results is not to be indexed. Its canonical address drops words and filters, as spec P9.8 has it.
 */
export function searchHead(
  kind: Kind,
  lang: Language,
  { kw, page, size, total, more }: { kw: string; page: number; size: number; total: number; more: boolean },
): Head {
  const { all, title, description } = HEADS[lang].search;
  const n = total.toLocaleString('en-US') + (more ? '+' : '');
  const values = { kw: kw || all[kind], n };
  const heading = kw ? fill(title[kind], values) : all[kind];
  return {
    title: listTitle(lang, page, heading),
    description: fill(description[kind], values),
    keywords: kw ? [kw] : [],
    ...(total <= (page - 1) * size && { unlisted: true }),
  };
}
