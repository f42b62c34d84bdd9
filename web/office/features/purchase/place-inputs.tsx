import { Select } from 'antd';
import { useMemo } from 'react';
import type { CategoryBranch, CategoryLeaf, CategoryTree } from '../../../../contract/product/category.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { localName } from '../../../backoffice/parts/format.ts';
import { CategoryPicker } from '../../../backoffice/parts/pickers.tsx';
import { useAddressTree, useCategoryTree } from '../../../backoffice/parts/trees.ts';

type Node = CategoryTree | CategoryBranch | CategoryLeaf;

function pathTo(nodes: readonly Node[], id: number | undefined): number[] | null {
  for (const node of nodes) {
    if (node.id === id) return [node.id];
    const below = 'subs' in node ? pathTo(node.subs, id) : null;
    if (below) return [node.id, ...below];
  }
  return null;
}

/** A category of the last level, by its id. */
export function LeafSelect({
  value,
  onChange,
  ...rest
}: {
  id?: string;
  value?: number;
  onChange?(id: number | undefined): void;
}) {
  const tree = useCategoryTree().data;
  const path = useMemo(() => pathTo(tree ?? [], value), [tree, value]);
  return <CategoryPicker {...rest} value={path ?? []} onChange={(chosen) => onChange?.(chosen?.at(-1))} />;
}

/** A country by its two letters. */
export function CountryCodeSelect(props: { id?: string; value?: string; onChange?(code: string): void }) {
  const { language } = useLanguage();
  const tree = useAddressTree();
  return (
    <Select<string>
      {...props}
      loading={tree.isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      options={(tree.data ?? []).flatMap((country) =>
        country.code ? [{ value: country.code, label: localName(country, language) }] : [],
      )}
    />
  );
}
