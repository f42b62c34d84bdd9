/**
 * Products that a browser has looked at (decision 27). The browser alone knows which: its script names them in the address,
 * here or to have a few of them for another page; nothing is kept of it.
 */
import { siteTitle } from '../../../domain/page/page-title.ts';
import { readViewed } from '../../../domain/visitor/viewed.ts';
import { HEADS } from '../../../locales/heads.ts';
import { productCards } from '../../features/card/card.ts';
import type { PageRequest } from '../site.ts';
import type { ResultOf } from './result.ts';

/** `ids` of products with commas between them, and the quantity needed. */
export const VIEWED_QUERY = ['ids', 'quantity'];

export async function recentlyViewed({ deps, lang, query }: PageRequest): ResultOf<'recently-viewed'> {
  const asked = readViewed(query.get('ids'));
  return {
    page: 'recently-viewed',
    props: { asked, products: await productCards(deps.replica, asked) },
    head: { title: siteTitle(HEADS[lang].viewed.title), description: '', unlisted: true },
    tags: [],
  };
}
