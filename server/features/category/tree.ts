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
import { allCategories, type CategoryRow, formerAddresses, treeStamp } from './category.sql.ts';
import { foldCategoryCounts } from './counts.ts';

export interface CategoryBook {
  tree: CategoryTree[];
  byId: Map<number, Category>;
  byPath: Map<string, Category>;
  /** The category of an id, also of one that was merged into it. */
  find(id: number): Category | undefined;
  /** The category of an address, also of one that it had before. */
  findPath(path: string): Category | undefined;
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
  return { stamp, book: build(await allCategories(deps.db), await formerAddresses(deps.db)) };
}

function build(all: CategoryRow[], formerPaths: { fullPath: string; categoryId: number }[]): CategoryBook {
  const tree: CategoryTree[] = [];
  const nodes = new Map<number, CategoryTree>();
  const byId = new Map<number, Category>();
  const byPath = new Map<string, Category>();
  const levels: CategoryLeaf[][] = [[], [], []];
  const children = new Map<number, number[]>();
  const hidden = new Set<number>();
  const former = new Map<number, number>();
  const formerPath = new Map(formerPaths.map(({ fullPath, categoryId }) => [fullPath, categoryId]));
  for (const { id, full_path, mergedInto } of all) {
    if (mergedInto === null) continue;
    former.set(id, mergedInto);
    formerPath.set(full_path, mergedInto);
  }
  const rows = all.filter(({ mergedInto }) => mergedInto === null);
  for (const { parentId, full_path, closedAt, mergedInto: _, version: _version, ...row } of rows) {
    const isClosed = closedAt !== null || (parentId !== null && byId.get(parentId)?.closed);
    const leaf = { ...row, ...(isClosed && { closed: true as const }) };
    const node: CategoryTree = { ...leaf, subs: [] };
    nodes.set(leaf.id, node);
    const above = parentId === null ? undefined : byId.get(parentId);
    // what is closed is offered no more once nothing stands in it
    const isOffered = (closedAt === null || leaf.p_num > 0) && !hidden.has(parentId ?? 0);
    if (!isOffered) hidden.add(leaf.id);
    if (isOffered) levels[leaf.level - 1]?.push(leaf);
    if (parentId === null && isOffered) tree.push(node);
    else if (parentId !== null && isOffered) {
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
  const before = Map.groupBy(former.keys(), (id) => former.get(id)!);
  // with those whose products are on their way into it
  const beneath = (id: number): number[] => [
    id,
    ...(before.get(id) ?? []),
    ...(children.get(id) ?? []).flatMap(beneath),
  ];
  const find = (id: number) => byId.get(id) ?? byId.get(former.get(id) ?? 0);
  const findPath = (path: string) => byPath.get(path) ?? byId.get(formerPath.get(path) ?? 0);
  return { tree, byId, byPath, find, findPath, levels, beneath };
}
