import type { CategoryBranch, CategoryLeaf, CategoryTree } from '../../../../../contract/product/category.ts';
import type { ProblemCode } from '../../../../../contract/schema/problem.ts';
import type { Language } from '../../../../../domain/enumerations.ts';
import { isPermittedCategory } from '../../../../../domain/product/product.ts';

type Node = CategoryTree | CategoryBranch | CategoryLeaf;

export interface Leaf {
  key: string;
  path: number[];
  label: string;
}

const subsOf = (node: Node): readonly Node[] => ('subs' in node ? node.subs : []);

/** The categories a product can lie in, each with its ancestors: "Tools / Hand tools / Hammers". */
export function leavesOf(nodes: readonly Node[], language: Language, above: Leaf | null = null): Leaf[] {
  return nodes.flatMap((node) => {
    const name = (language === 'zh' && node.name_zh) || node.name;
    const here: Leaf = {
      key: String(node.id),
      path: [...(above?.path ?? []), node.id],
      label: above ? `${above.label} / ${name}` : name,
    };
    const subs = subsOf(node);
    return subs.length > 0 ? leavesOf(subs, language, here) : [here];
  });
}

/** The ids from the root down to the category; empty for one that is not in the tree. */
function pathTo(nodes: readonly Node[], id: number): number[] {
  for (const node of nodes) {
    if (node.id === id) return [id];
    const below = pathTo(subsOf(node), id);
    if (below.length > 0) return [node.id, ...below];
  }
  return [];
}

/** Why a company of that main category may not publish in this one; the server would say the same at the end. */
export function categoryRefusal(
  tree: readonly CategoryTree[],
  cate: number,
  companyPath: readonly number[],
): ProblemCode | null {
  const path = pathTo(tree, cate);
  if (path.length === 0) return 'unknown_category';
  if (!isPermittedCategory(path, companyPath)) return 'category_not_permitted';
  return leavesOf(tree, 'en').some(({ key }) => key === String(cate)) ? null : 'category_not_leaf';
}
