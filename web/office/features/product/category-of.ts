import { categoryRoutes } from '../../../../contract/category.ts';
import { useLanguage } from '../../../backoffice/language.tsx';
import { useCall } from '../../../backoffice/queries.ts';
import { useCategoryTree } from '../../../backoffice/trees.ts';
import { leavesOf } from './category-leaves.ts';

/** A category's name with its ancestors, and the properties it asks for. */
export function useProductCategory(id: number) {
  const { language } = useLanguage();
  const tree = useCategoryTree();
  const leaf = leavesOf(tree.data ?? [], language).find(({ key }) => key === String(id));
  const properties = useCall(categoryRoutes.categoryProperties, { params: { id } }, { enabled: id > 0 });
  return { name: leaf?.label ?? `#${id}`, properties };
}
