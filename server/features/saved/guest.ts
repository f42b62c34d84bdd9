/** What a guest's browser says was saved, as a page shows it. */

import type { PortalPages } from '../../../contract/pages.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { searchAt } from '../../../domain/visitor/saved.ts';
import { countSaved, type Saved } from '../../../domain/visitor/saved-cookie.ts';
import type { Deps } from '../../platform/deps.ts';
import { productCards, supplierCards } from '../card/card.ts';
import * as query from './saved.sql.ts';
import { searchText } from './search-text.ts';

export async function shownSaved(
  deps: Deps,
  saved: Saved,
  language: Language,
): Promise<PortalPages['saved']> {
  const visible = new Set(await query.visibleOf(deps.replica, saved.suppliers));
  const [products, suppliers, searches] = await Promise.all([
    productCards(deps.replica, saved.products),
    supplierCards(
      deps.replica,
      saved.suppliers.filter((id) => visible.has(id)),
    ),
    Promise.all(
      saved.searches.map(async (address) => {
        const search = searchAt(address)!;
        return { kind: search.kind, address, text: await searchText(deps, search, language) };
      }),
    ),
  ]);
  const shown = products.length + suppliers.length + searches.length;
  return { products, suppliers, searches, gone: countSaved(saved) - shown };
}
