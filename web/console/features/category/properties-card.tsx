import { ArrowDownOutlined, ArrowUpOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Card, Empty, Form, Input, Select, Space, Tag } from 'antd';
import { useState } from 'react';
import type * as z from 'zod';
import {
  categoryEditRoutes,
  PROPERTY_KINDS,
  propertyForm,
} from '../../../../contract/catalogue/category-edit.ts';
import type { Reply } from '../../../../contract/schema/route.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { EditDialog, useSaved } from '../../edited/edit-dialog.tsx';
import { EditActions, useEdited } from '../../edited/edited-list.tsx';
import { useCategoryWords } from '../../words.ts';
import { addProperty, changeProperty, orderProperties, removeProperty } from './category.queries.ts';
import { nameIn } from './category-tree.ts';
import { MergeValueDialog } from './merge-value-dialog.tsx';
import { optionsOf, textOf } from './property-options.ts';

type Property = Reply<typeof categoryEditRoutes.listCategoryProperties>[number];

/** What product forms ask for in a category of the second level and all below it. */
export function PropertiesCard({ categoryId }: { categoryId: number }) {
  const text = useCategoryWords().properties;
  const { language } = useLanguage();
  const edited = useEdited<Property>();
  const [merging, setMerging] = useState<Property | null>(null);
  const remove = useAction(removeProperty);
  const params = { id: categoryId };
  const properties = useCall(categoryEditRoutes.listCategoryProperties, { params }).data ?? [];
  const order = useAction(orderProperties);
  const swap = (at: number, by: -1 | 1) => {
    const ids = properties.map(({ id }) => id);
    [ids[at], ids[at + by]] = [ids[at + by]!, ids[at]!];
    void order.run({ params, body: { ids } });
  };
  return (
    <Card
      title={text.title}
      extra={
        <Button icon={<PlusOutlined />} onClick={edited.add}>
          {text.add}
        </Button>
      }
    >
      <p className="quiet">{text.below}</p>
      {properties.length === 0 && <Empty description={text.empty} />}
      <ul className="category-properties">
        {properties.map((property, at) => (
          <li key={property.id}>
            <div className="breakable">
              <strong>{nameIn(property, language)}</strong> <Tag>{text.kinds[property.kind]}</Tag>
              {property.unit && <span className="quiet">{property.unit}</span>}
              <div className="quiet">{property.options.map((option) => option[language]).join(', ')}</div>
            </div>
            <Space size={4}>
              <Button
                size="small"
                type="text"
                icon={<ArrowUpOutlined />}
                aria-label={text.up}
                disabled={at === 0 || order.busy}
                onClick={() => swap(at, -1)}
              />
              <Button
                size="small"
                type="text"
                icon={<ArrowDownOutlined />}
                aria-label={text.down}
                disabled={at === properties.length - 1 || order.busy}
                onClick={() => swap(at, 1)}
              />
              <EditActions
                name={nameIn(property, language)}
                words={text}
                onChange={() => edited.edit(property)}
                remove={() => remove.run({ params: { id: property.id } })}
              >
                {property.options.length > 0 && (
                  <Button size="small" onClick={() => setMerging(property)}>
                    {text.mergeValues}
                  </Button>
                )}
              </EditActions>
            </Space>
          </li>
        ))}
      </ul>
      {merging && <MergeValueDialog property={merging} onClose={() => setMerging(null)} />}
      {edited.isOpen && (
        <PropertyDialog categoryId={categoryId} property={edited.item} onClose={edited.close} />
      )}
    </Card>
  );
}

const { ContractForm, Field, TextField } = contractForm(propertyForm.omit({ options: true }));
type Values = z.input<typeof propertyForm>;

interface DialogProps {
  categoryId: number;
  property: Property | null;
  onClose(): void;
}

function PropertyDialog({ categoryId, property, onClose }: DialogProps) {
  const words = useCategoryWords();
  const text = words.properties;
  const [form] = Form.useForm();
  const [kind, setKind] = useState<Values['kind']>(property?.kind ?? 'choice');
  const [options, setOptions] = useState(textOf(property?.options ?? []));
  const add = useSend(addProperty);
  const change = useSend(changeProperty);
  const submit = useSaved<Omit<Values, 'options'>>(
    (values) => {
      const body = { ...values, options: kind === 'choice' ? optionsOf(options) : [] };
      return property
        ? change.mutateAsync({
            params: { id: property.id },
            body: { ...body, version: property.version },
          })
        : add.mutateAsync({ params: { id: categoryId }, body });
    },
    words.saved,
    onClose,
  );
  return (
    <EditDialog
      form={form}
      title={property ? text.change : text.add}
      save={words.save}
      busy={add.isPending || change.isPending}
      onClose={onClose}
    >
      <ContractForm
        form={form}
        words={text}
        initialValues={property ?? { name: '', name_zh: '', kind: 'choice', unit: '' }}
        onSubmit={submit}
        onTyped={(values) => values.kind && setKind(values.kind)}
      >
        <TextField name="name" autoFocus />
        <TextField name="name_zh" />
        <Field name="kind">
          <Select options={PROPERTY_KINDS.map((value) => ({ value, label: text.kinds[value] }))} />
        </Field>
        <TextField name="unit" />
        {kind === 'choice' && (
          <Form.Item label={text.options} extra={text.optionsHint} htmlFor="property-options">
            <Input.TextArea
              id="property-options"
              value={options}
              maxLength={8000}
              autoSize={{ minRows: 4, maxRows: 12 }}
              onChange={({ target }) => setOptions(target.value)}
            />
          </Form.Item>
        )}
      </ContractForm>
    </EditDialog>
  );
}
