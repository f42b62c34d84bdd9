/** The leaves of the category tree, each with the words its products are made of. */
import { slug } from '../../domain/page/slug.ts';
import {
  type BranchSeed,
  type LeafSeed,
  type PropertySeed,
  type RootSeed,
  readRoots,
  type TradeSeed,
} from './category-files.ts';

export interface Leaf {
  /** `categories.full_path` of the leaf. */
  path: string;
  root: string;
  branch: string;
  /** Names of the three levels, root first. */
  names: readonly [root: string, branch: string, leaf: string];
  /** The same with each name's Chinese behind it: what search documents hold. */
  bothNames: readonly string[];
  noun: string;
  price: readonly [low: number, high: number];
  /** Where the leaf's price range lies in its branch: the span, in logarithms. */
  span: readonly [low: number, high: number];
  trade: TradeSeed;
  capacity?: LeafSeed['capacity'];
  properties: readonly PropertySeed[];
}

function leavesOf(root: RootSeed, branch: BranchSeed): Leaf[] {
  const ranges = branch.subs.map((s) => s.price ?? branch.trade.price);
  const low = Math.log(Math.min(...ranges.map(([l]) => l)));
  const high = Math.log(Math.max(...ranges.map(([, h]) => h)));
  return branch.subs.map((leaf) => ({
    path: `${root.path}/${branch.path}/${slug(leaf.name)}`,
    root: root.path,
    branch: branch.path,
    names: [root.name, branch.name, leaf.name] as const,
    bothNames: [root, branch, leaf].flatMap(({ name, zh }) => [name, zh]),
    noun: leaf.noun,
    price: leaf.price ?? branch.trade.price,
    span: [low, Math.max(high, low + 0.01)] as const,
    trade: branch.trade,
    ...(leaf.capacity && { capacity: leaf.capacity }),
    properties: branch.properties,
  }));
}

/** Every leaf in the order of the tree. */
export const readLeaves = (): Leaf[] =>
  readRoots().flatMap((root) => root.subs.flatMap((branch) => leavesOf(root, branch)));
