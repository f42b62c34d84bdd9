/** The category tree in memory (spec P3.4): pages need it constantly. */

import type {
  Category,
  CategoryBranch,
  CategoryLeaf,
  CategoryTree,
} from '../../../contract/product/category.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { logThrottled } from '../../platform/process/throttled-log.ts';
import { allCategories, type CategoryRow, treeStamp } from './category.sql.ts';
import { foldCategoryCounts } from './counts.ts';

export interface CategoryBook {
  tree: CategoryTree[];
  byId: Map<number, Category>;
  byPath: Map<string, Category>;
  /** The categories of level 1, 2 and 3. */
  levels: CategoryLeaf[][];
  /** The category itself and all beneath it. */
  beneath(id: number): number[];
}

const MAX_AGE = 30_000;
/** As many waiting changes of the counts cost every reading of the tree some milliseconds. */
const MANY_WAITING = 5000;
interface Stamped {
  stamp: string | null;
  book: CategoryBook;
}
interface CacheEntry {
  generation: number;
  at: number;
  stamped: Promise<Stamped>;
}
const cache = new WeakMap<Database, CacheEntry>();

/**
 * The tree with its counts, checked again after 30 s or as soon as anything has been dropped from the page cache:
 * whatever changes a count drops pages, and a page rendered after the drop must not be cached with the old count.
 * Most drops change none; then the same object is returned.
 */
export async function categoryBook(deps: Deps): Promise<CategoryBook> {
  const generation = deps.pages.generation();
  const at = performance.now();
  const known = cache.get(deps.db);
  if (known && known.generation === generation && at - known.at < MAX_AGE) return (await known.stamped).book;
  const stamped = load(deps, known);
  const entry = { generation, at, stamped };
  cache.set(deps.db, entry);
  const forget = () => {
    if (cache.get(deps.db) === entry) cache.delete(deps.db);
  };
  stamped.catch(forget);
  return (await stamped).book;
}

async function load(deps: Deps, known: CacheEntry | undefined): Promise<Stamped> {
  // the stamp first: rows that are newer than it only make the next check load again
  const { stamp, waiting } = await treeStamp(deps.db);
  if (waiting > MANY_WAITING)
    void foldCategoryCounts(deps).catch((error) =>
      logThrottled(deps.log, 'warn', { err: error }, 'category counts not folded'),
    );
  const before = await known?.stamped.catch(() => undefined);
  if (before && before.stamp === stamp) return before;
  return { stamp, book: build(await allCategories(deps.db)) };
}

function build(rows: CategoryRow[]): CategoryBook {
  const tree: CategoryTree[] = [];
  const nodes = new Map<number, CategoryTree>();
  const byId = new Map<number, Category>();
  const byPath = new Map<string, Category>();
  const levels: CategoryLeaf[][] = [[], [], []];
  const children = new Map<number, number[]>();
  for (const { parentId, full_path, ...leaf } of rows) {
    const node: CategoryTree = { ...leaf, subs: [] };
    nodes.set(leaf.id, node);
    levels[leaf.level - 1]?.push(leaf);
    const above = parentId === null ? undefined : byId.get(parentId);
    if (parentId === null) tree.push(node);
    else {
      nodes.get(parentId)?.subs.push(node as CategoryBranch);
      children.set(parentId, [...(children.get(parentId) ?? []), leaf.id]);
    }
    const trace_cate = above
      ? [...above.trace_cate, { id: above.id, name: above.name, name_zh: above.name_zh, path: above.path }]
      : [];
    // shares the list of subs, which fills while the rows below it come by
    const category: Category = { ...leaf, subs: node.subs, full_path, trace_cate };
    byId.set(leaf.id, category);
    byPath.set(full_path, category);
  }
  const beneath = (id: number): number[] => [id, ...(children.get(id) ?? []).flatMap(beneath)];
  return { tree, byId, byPath, levels, beneath };
}
