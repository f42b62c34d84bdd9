/** The flat list of categories as a tree, narrowed by what is sought. Pure. */
import type { EditedCategory } from '../../../../contract/catalogue/category-edit.ts';
import type { Language } from '../../../../domain/enumerations.ts';

export interface TreeNode {
  key: number;
  title: string;
  closed: boolean;
  children: TreeNode[];
}

export const nameIn = (category: Pick<EditedCategory, 'name' | 'name_zh'>, language: Language): string =>
  language === 'zh' ? category.name_zh : category.name;

/** What is called so, in either language, with all that stands above it. Everything where nothing is sought. */
export function matching(all: readonly EditedCategory[], sought: string): EditedCategory[] {
  const words = sought.trim().toLowerCase();
  if (words === '') return [...all];
  const byId = new Map(all.map((category) => [category.id, category]));
  const kept = new Set<number>();
  for (const category of all)
    if (`${category.name}\n${category.name_zh}\n${category.full_path}`.toLowerCase().includes(words))
      for (let one: EditedCategory | undefined = category; one; one = byId.get(one.parent_id ?? 0))
        kept.add(one.id);
  return all.filter(({ id }) => kept.has(id));
}

/** Those above come before those below. */
export function treeOf(categories: readonly EditedCategory[], language: Language): TreeNode[] {
  const roots: TreeNode[] = [];
  const nodes = new Map<number, TreeNode>();
  for (const category of categories) {
    const { id, parent_id, closed_at } = category;
    const node = { key: id, title: nameIn(category, language), closed: closed_at !== null, children: [] };
    nodes.set(id, node);
    (parent_id === null ? roots : nodes.get(parent_id)?.children)?.push(node);
  }
  return roots;
}

/** Its name behind those above it: "Machinery / Pumps / Gear pumps". */
export function wholeName(all: readonly EditedCategory[], id: number, language: Language): string {
  const byId = new Map(all.map((category) => [category.id, category]));
  const names: string[] = [];
  for (let one = byId.get(id); one; one = byId.get(one.parent_id ?? 0)) names.unshift(nameIn(one, language));
  return names.join(' / ');
}
