/** Figures and pictures of the home page (decision 29). */
import type { CategoryTree } from '../../../contract/category.ts';
import type { Deps } from '../../platform/deps.ts';
import { productCards } from '../card/card.ts';
import { listLeads } from '../purchase/purchase.ts';
import { bestPicturedIds } from './category-lists.sql.ts';
import * as figures from './home-figures.sql.ts';
import { countListed } from './home-lists.sql.ts';

/** Products of a root among which one is chosen for its picture. */
const AMONG = 60;

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

/** A picture for each root, by its id: of one of its first products. A root without products has none. */
export async function rootPictures(
  deps: Deps,
  roots: readonly Pick<CategoryTree, 'id'>[],
): Promise<Record<number, string>> {
  const ids = roots.map(({ id }) => id);
  const firsts = await bestPicturedIds(deps.replica, ids, AMONG);
  const cards = await productCards(
    deps.replica,
    firsts.map(({ id }) => id),
  );
  const imageOf = new Map(cards.map(({ id, image }) => [id, image]));
  return Object.fromEntries(
    firsts.flatMap(({ categoryId, id }) => {
      const image = imageOf.get(id);
      return image ? [[categoryId, image]] : [];
    }),
  );
}
