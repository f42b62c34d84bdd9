import type { CategoryTree } from '../../../contract/product/category.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { call } from '../../client/call.ts';
import { categoryName } from '../shell/names.ts';
import { categoryTree } from '../shell/routes.ts';

const option = (value: string, text: string) => new Option(text, value);

/** Fills `types` with what stands below the root, in its groups, and chooses `chosen` if it is among them. */
export function renderTypes(
  types: HTMLSelectElement,
  root: CategoryTree | undefined,
  { lang, placeholder, chosen = '' }: { lang: Language; placeholder: string; chosen?: string },
): void {
  const groups = (root?.subs ?? []).map((branch) => {
    const group = document.createElement('optgroup');
    group.label = categoryName(branch, lang);
    group.append(...branch.subs.map((leaf) => option(String(leaf.id), categoryName(leaf, lang))));
    return group;
  });
  types.replaceChildren(option('', placeholder), ...groups);
  types.value = chosen;
  if (types.selectedIndex < 0) types.value = '';
}

/** The tree of one root; throws CallError. */
export const typesOf = async (root: string): Promise<CategoryTree | undefined> =>
  (await call(categoryTree, { query: { root: Number(root) } }))[0];
