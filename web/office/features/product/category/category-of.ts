import { categoryRoutes } from '../../../../../contract/product/category.ts';
import { useLanguage } from '../../../../backoffice/app/language.tsx';
import { useCall } from '../../../../backoffice/app/queries.ts';
import { useCategoryTree } from '../../../../backoffice/parts/trees.ts';
import { useCompany } from '../../../account/company.ts';
import { categoryRefusal, leavesOf } from './category-leaves.ts';

/** A category's name with its ancestors, the properties it asks for, and why the company may not publish there. */
export function useProductCategory(id: number) {
  const { language } = useLanguage();
  const tree = useCategoryTree();
  const company = useCompany();
  const leaf = leavesOf(tree.data ?? [], language).find(({ key }) => key === String(id));
  const refusal = tree.data && company.data ? categoryRefusal(tree.data, id, company.data.cate) : undefined;
  const properties = useCall(
    categoryRoutes.categoryProperties,
    { params: { id } },
    { enabled: refusal === null },
  );
  return {
    name: leaf?.label ?? '',
    properties,
    /** Undefined while it is not known. */
    refusal,
    /** What has yet to come before it is known. */
    waitsFor: tree.data ? company : tree,
  };
}
