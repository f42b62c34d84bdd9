import { Cascader, type CascaderProps, Select } from 'antd';
import { useState } from 'react';
import type { Address } from '../../../contract/address.ts';
import type { CategoryBranch, CategoryLeaf, CategoryTree } from '../../../contract/product/category.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { openCategories } from '../../../domain/catalogue/open-categories.ts';
import { useLanguage } from '../app/language.tsx';
import { localName } from './format.ts';
import { useAddressTree, useCategoryTree } from './trees.ts';

interface Option {
  value: number;
  label: string;
  children?: Option[];
}

interface Picker {
  id?: string;
  value?: number[];
  onChange?(path: number[] | undefined): void;
  placeholder?: string;
  disabled?: boolean;
}

export const categoryOptions = (
  tree: readonly (CategoryTree | CategoryBranch | CategoryLeaf)[],
  language: Language,
): Option[] =>
  tree.map((node) => {
    const option: Option = { value: node.id, label: localName(node, language) };
    if ('subs' in node && node.subs.length > 0) option.children = categoryOptions(node.subs, language);
    return option;
  });

/** A place that is offered to nobody any more is there for who has it. */
const addressOptions = (tree: readonly Address[], language: Language, own: readonly number[]): Option[] =>
  tree
    .filter(({ id, hidden }) => !hidden || own.includes(id))
    .map((node) => {
      const option: Option = { value: node.id, label: localName(node, language) };
      if (node.children?.length) option.children = addressOptions(node.children, language, own);
      return option;
    });

const matches: Exclude<NonNullable<CascaderProps<Option>['showSearch']>, boolean>['filter'] = (input, path) =>
  path.some(({ label }) => String(label).toLowerCase().includes(input.trim().toLowerCase()));

function PathPicker({
  options,
  loading,
  value,
  onChange,
  ...rest
}: Picker & { options: Option[]; loading: boolean }) {
  return (
    <Cascader<Option>
      {...rest}
      options={options}
      loading={loading}
      changeOnSelect
      showSearch={{ filter: matches, limit: 100 }}
      {...(value ? { value } : {})}
      onChange={(path) => onChange?.(path?.length ? (path as number[]) : undefined)}
    />
  );
}

/** Any level of the address tree may be chosen, and the list is searchable (spec M2.5). */
export function AddressPicker(props: Picker) {
  const { language } = useLanguage();
  const tree = useAddressTree();
  // the form's first value: another choice does not take it out of the list
  const [own] = useState(props.value ?? []);
  return (
    <PathPicker
      {...props}
      options={addressOptions(tree.data ?? [], language, own)}
      loading={tree.isLoading}
    />
  );
}

export function CategoryPicker(props: Picker) {
  const { language } = useLanguage();
  const tree = useCategoryTree();
  // a company or a request may stand in what is closed by now
  const [own] = useState(props.value ?? []);
  const offered = openCategories(tree.data ?? [], own);
  return <PathPicker {...props} options={categoryOptions(offered, language)} loading={tree.isLoading} />;
}

/** A country alone. */
export function CountrySelect(props: { id?: string; value?: number; onChange?(id: number): void }) {
  const { language } = useLanguage();
  const tree = useAddressTree();
  return (
    <Select<number>
      {...props}
      loading={tree.isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      options={(tree.data ?? []).map((country) => ({
        value: country.id,
        label: localName(country, language),
      }))}
    />
  );
}
