import type { CategoryBranch, CategoryLeaf, CategoryTree } from '../../../../contract/category.ts';
import type { Language } from '../../../../domain/enumerations.ts';

type Node = CategoryTree | CategoryBranch | CategoryLeaf;

export interface Leaf {
  key: string;
  path: number[];
  label: string;
}

/** The categories a product can lie in, each with its ancestors: "Tools / Hand tools / Hammers". */
export function leavesOf(nodes: readonly Node[], language: Language, above: Leaf | null = null): Leaf[] {
  return nodes.flatMap((node) => {
    const name = (language === 'zh' && node.name_zh) || node.name;
    const here: Leaf = {
      key: String(node.id),
      path: [...(above?.path ?? []), node.id],
      label: above ? `${above.label} / ${name}` : name,
    };
    return 'subs' in node && node.subs.length > 0 ? leavesOf(node.subs, language, here) : [here];
  });
}
