/** Figures and pictures of the home page (decision 29). */
import type { CategoryTree } from '../../../contract/category.ts';
import type { Deps } from '../../platform/deps.ts';
import { imageUrlOf } from '../card/card.ts';
import { listLeads } from '../purchase/purchase.ts';
import * as figures from './home-figures.sql.ts';
import { countListed } from './home-lists.sql.ts';

export interface HomeFigures {
  suppliers: number;
  products: number;
  requests: number;
  /** Rounded up; null while no supplier has been asked often enough. */
  answerHours: number | null;
}

export async function homeFigures(deps: Deps): Promise<HomeFigures> {
  const [{ suppliers, answerSeconds }, products, leads] = await Promise.all([
    figures.supplierFigures(deps.replica),
    countListed(deps.replica),
    listLeads(deps, { page: 1, size: 1 }),
  ]);
  const answerHours = answerSeconds === null ? null : Math.max(1, Math.ceil(answerSeconds / 3600));
  return { suppliers, products, requests: leads.total, answerHours };
}

/** A picture of what is offered in each root, by the id of the root; a root without products has none. */
export async function rootPictures(
  deps: Deps,
  roots: readonly Pick<CategoryTree, 'id'>[],
): Promise<Record<number, string>> {
  const ids = roots.map(({ id }) => id);
  const pictures = await figures.rootPictureKeys(deps.replica, ids);
  return Object.fromEntries(pictures.map(({ id, key }) => [id, imageUrlOf(key)]));
}
