import type { Category } from '../../../contract/product/category.ts';

/** The leaves with the most products, one of each industry: what a buyer may search for here and will find. */
export function popularLeaves(categories: Iterable<Category>, n: number): Category[] {
  const best = new Map<number, Category>();
  for (const category of categories) {
    const root = category.trace_cate[0]?.id ?? category.id;
    if (category.is_end && !category.closed && category.p_num > (best.get(root)?.p_num ?? 0))
      best.set(root, category);
  }
  return [...best.values()].sort((a, b) => b.p_num - a.p_num || a.id - b.id).slice(0, n);
}
