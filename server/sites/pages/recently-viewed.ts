/**
 * Recently viewed products (decision 27). Only the browser knows which they are: its script names them in the
 * address, for this page or for a few cards on another; the server keeps nothing.
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
