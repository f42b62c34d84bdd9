/** Figures and pictures of the home page, and pictures of categories elsewhere (decision 29). */
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

type Categories = readonly Pick<CategoryTree, 'id'>[];

/** A picture of what is offered in each root, by the id of the root; a root without products has none. */
export const rootPictures = (deps: Deps, roots: Categories) => picturesOf(deps, 1, roots);

/** The same of categories of the lowest level. */
export const leafPictures = (deps: Deps, leaves: Categories) => picturesOf(deps, 3, leaves);

async function picturesOf(deps: Deps, level: number, at: Categories): Promise<Record<number, string>> {
  if (at.length === 0) return {};
  const ids = at.map(({ id }) => id);
  const pictures = await figures.categoryPictureKeys(deps.replica, level, ids);
  return Object.fromEntries(pictures.map(({ id, key }) => [id, imageUrlOf(key)]));
}
