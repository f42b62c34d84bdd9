/** Figures and pictures of the home page, and category pictures elsewhere (decision 29). */
import type { CategoryTree } from '../../../contract/product/category.ts';
import { freshFirst, notShownYet } from '../../../domain/picture/pictures.ts';
import type { Database } from '../../platform/database/database.ts';
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

const MAX_AGE = 30_000;
interface Kept {
  of: string;
  generation: number;
  at: number;
  pictures: Promise<Record<number, string>>;
}
const kept = new WeakMap<Database, Kept>();

/**
 * The same of categories of the lowest level. Every search that finds nothing asks for those of the same few: they are
 * kept for 30 s, or until anything is dropped from the page cache, as is whatever shows a product that is gone.
 */
export function leafPictures(deps: Deps, leaves: Categories): Promise<Record<number, string>> {
  const of = leaves.map(({ id }) => id).join();
  const generation = deps.pages.generation();
  const at = performance.now();
  const known = kept.get(deps.replica);
  if (known?.of === of && known.generation === generation && at - known.at < MAX_AGE) return known.pictures;
  if (leaves.length === 0) return Promise.resolve({});
  const pictures = picturesOf(deps, 3, leaves, new Set());
  const entry = { of, generation, at, pictures };
  kept.set(deps.replica, entry);
  pictures.catch(() => {
    if (kept.get(deps.replica) === entry) kept.delete(deps.replica);
  });
  return pictures;
}

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
