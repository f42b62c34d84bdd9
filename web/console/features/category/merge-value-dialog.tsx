import { AutoComplete, Form, Select } from 'antd';
import { useState } from 'react';
import * as z from 'zod';
import { categoryEditRoutes } from '../../../../contract/catalogue/category-edit.ts';
import type { Input, Reply } from '../../../../contract/schema/route.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { useSettled } from '../../../backoffice/parts/use-settled.ts';
import { EditDialog, useSaved } from '../../edited/edit-dialog.tsx';
import { useCategoryWords } from '../../words.ts';
import { mergeValue } from './category.queries.ts';
import { nameIn } from './category-tree.ts';

const { ContractForm, Field } = contractForm(
  z.object(categoryEditRoutes.mergePropertyValue.body.omit({ version: true }).shape),
);
type Values = Omit<Input<typeof categoryEditRoutes.mergePropertyValue>['body'], 'version'>;

interface Props {
  property: Reply<typeof categoryEditRoutes.listCategoryProperties>[number];
  onClose(): void;
}

/** Merges a value of a property, of the list or as products say it, into another of the list. */
export function MergeValueDialog({ property: { id, version, options, ...names }, onClose }: Props) {
  const text = useCategoryWords().properties.merging;
  const { language } = useLanguage();
  const [form] = Form.useForm();
  const [asked, setAsked] = useState<Partial<Values>>({});
  const merge = useSend(mergeValue);
  const submit = useSaved<Values>(
    (body) => merge.mutateAsync({ params: { id }, body: { ...body, version } }),
    text.begun,
    onClose,
  );
  const source = asked.source?.trim().toLowerCase();
  return (
    <EditDialog
      form={form}
      title={text.title(nameIn(names, language))}
      save={text.merge}
      busy={merge.isPending}
      onClose={onClose}
    >
      <ContractForm form={form} words={text} onSubmit={submit} onTyped={setAsked}>
        <Field name="source">
          <AutoComplete
            autoFocus
            showSearch={{ filterOption: (typed, option) => option?.value.includes(typed) ?? false }}
            options={options.map((option) => ({ value: option[language] }))}
          />
        </Field>
        <Field name="target">
          <Select
            options={options
              .filter(({ en, zh }) => en.toLowerCase() !== source && zh.toLowerCase() !== source)
              .map((option) => ({ value: option.en, label: option[language] }))}
          />
        </Field>
      </ContractForm>
      <Preview id={id} asked={asked} />
    </EditDialog>
  );
}

function Preview({ id, asked }: { id: number; asked: Partial<Values> }) {
  const text = useCategoryWords().properties.merging;
  const { number } = useFormat();
  const { source = '', target = '' } = useSettled(asked);
  const enabled = source.trim() !== '' && target !== '';
  const { data } = useCall(
    categoryEditRoutes.previewValueMerge,
    { params: { id }, query: { source, target } },
    { enabled, keep: true },
  );
  return (
    <div className="quiet" aria-live="polite">
      {enabled && data ? text.hits(number(data.products), number(data.revisions)) : text.start}
    </div>
  );
}
