import type { Category } from '../../../contract/product/category.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { categoryPath } from './addresses.ts';
import { categoryName } from './names.ts';

export interface Step {
  name: string;
  /** From the root to here. */
  segments: string[];
  href: string;
}

/** The ancestors of a category and the category itself, root first; each leads to its own page. */
export function trail(category: Category, lang: Language): Step[] {
  const ancestors = category.trace_cate.filter(({ id }) => id !== category.id);
  const steps = [
    ...ancestors.map((step) => ({ ...step, isLeaf: false })),
    { ...category, isLeaf: category.is_end },
  ];
  return steps.map((step, i) => {
    const segments = steps.slice(0, i + 1).map(({ path }) => path);
    return { name: categoryName(step, lang), segments, href: categoryPath(segments, step.isLeaf) };
  });
}
