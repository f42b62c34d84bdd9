/** <head> of search results, on the portal and the mobile site alike (spec P9.8). */
import type { SearchResultsPage } from 'schema-dts';
import { fill } from '../../../domain/fill.ts';
import { listTitle } from '../../../domain/page/page-title.ts';
import { SEARCH_END } from '../../../domain/page/paging.ts';
import { numberText } from '../../../domain/text/format.ts';
import { HEADS } from '../../../locales/heads.ts';
import type { HeadContext } from './addresses.ts';
import type { Head } from './head.ts';
import { breadcrumbLd, itemListLd, type Linked, languageTag, type Node } from './json-ld.ts';

type Kind = 'product' | 'supplier' | 'buying';

interface Results {
  page: number;
  size: number;
  total: number;
}

/**
 * A page without results, or of a search that was narrowed or put in another order, is not to be indexed. Its canonical address drops words and filters, as spec P9.8 has it.
 */
export function searchHead(
  kind: Kind,
  request: HeadContext & { query: URLSearchParams },
  kw: string,
  results: Results,
  items: readonly Linked[],
): Head {
  const { lang } = request;
  const { page, size, total } = results;
  const isNarrowed = [...request.query.keys()].some((name) => name !== 'kw');
  const { all, title, description } = HEADS[lang].search;
  const n = numberText(total);
  const values = { kw: kw || all[kind], n };
  const heading = kw ? fill(title[kind], values) : all[kind];
  const path = `/search-${kind}/1.html`;
  const steps = [{ name: all[kind], path }];
  if (kw) steps.push({ name: kw, path: `${path}?${new URLSearchParams({ kw })}` });
  const answer: Node<SearchResultsPage> = {
    '@type': 'SearchResultsPage',
    name: heading,
    inLanguage: languageTag(lang),
    mainEntity: itemListLd(items, results),
  };
  return {
    title: listTitle(lang, page, heading),
    description: fill(description[kind], values),
    keywords: kw ? [kw] : [],
    ...(isNarrowed && { unindexed: true }),
    ...(Math.min(total, SEARCH_END) <= (page - 1) * size && { unlisted: true }),
    jsonLd: [breadcrumbLd(request, steps), ...(items.length > 0 ? [answer] : [])],
  };
}
