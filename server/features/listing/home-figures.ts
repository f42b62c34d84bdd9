/** Figures and pictures of the home page, and pictures of categories elsewhere (decision 29). */
import type { CategoryTree } from '../../../contract/category.ts';
import { freshFirst, notShownYet } from '../../../domain/pictures.ts';
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

/** For the banners, each once: what does not stand on the page yet first, and of that large ones. */
export async function bannerPictures(
  deps: Deps,
  products: readonly { id: number }[],
  shown: Set<string>,
  most: number,
): Promise<string[]> {
  const ids = products.map(({ id }) => id);
  const keys = await figures.productPictureKeys(deps.replica, ids);
  return freshFirst([...new Set(keys.map(imageUrlOf))], (url) => url, shown, most);
}

type Categories = readonly Pick<CategoryTree, 'id'>[];

/**
 * A picture of what is offered in each root, by the id of the root; a root without products has none. Those that `shown`
 * holds are taken last, and those that are taken go into it.
 */
export const rootPictures = (deps: Deps, roots: Categories, shown = new Set<string>()) =>
  picturesOf(deps, 1, roots, shown);

/** The same of categories of the lowest level. */
export const leafPictures = (deps: Deps, leaves: Categories) => picturesOf(deps, 3, leaves, new Set());

async function picturesOf(
  deps: Deps,
  level: number,
  at: Categories,
  shown: Set<string>,
): Promise<Record<number, string>> {
  if (at.length === 0) return {};
  const ids = at.map(({ id }) => id);
  const pictures = await figures.categoryPictureKeys(deps.replica, level, ids);
  const byId = new Map(pictures.map(({ id, keys }) => [id, keys.map(imageUrlOf)]));
  // in the order of the page: the first to stand there has the first choice
  return Object.fromEntries(
    ids.flatMap((id) => {
      const own = byId.get(id) ?? [];
      const [picture = own[0]] = notShownYet(own, (url) => url, shown, 1);
      return picture === undefined ? [] : [[id, picture]];
    }),
  );
}
