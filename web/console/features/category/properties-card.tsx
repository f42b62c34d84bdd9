import { ArrowDownOutlined, ArrowUpOutlined, PlusOutlined } from '@ant-design/icons';
import { App, Button, Card, Empty, Form, Input, Modal, Select, Space, Tag } from 'antd';
import { useState } from 'react';
import type * as z from 'zod';
import {
  categoryEditRoutes,
  PROPERTY_KINDS,
  propertyForm,
} from '../../../../contract/catalogue/category-edit.ts';
import type { Reply } from '../../../../contract/schema/route.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useCategoryWords } from '../../words.ts';
import { addProperty, changeProperty, orderProperties, removeProperty } from './category.queries.ts';
import { nameIn } from './category-tree.ts';
import { optionsOf, textOf } from './property-options.ts';

type Property = Reply<typeof categoryEditRoutes.listCategoryProperties>[number];

/** What product forms ask for in a category of the second level and all below it. */
export function PropertiesCard({ categoryId }: { categoryId: number }) {
  const text = useCategoryWords().properties;
  const { language } = useLanguage();
  const [edited, setEdited] = useState<Property | 'new' | null>(null);
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
        <Button icon={<PlusOutlined />} onClick={() => setEdited('new')}>
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
              <Button size="small" onClick={() => setEdited(property)}>
                {text.change}
              </Button>
              <RemoveProperty property={property} />
            </Space>
          </li>
        ))}
      </ul>
      {edited !== null && (
        <PropertyDialog
          categoryId={categoryId}
          property={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

function RemoveProperty({ property }: { property: Property }) {
  const text = useCategoryWords().properties;
  const kit = useBackofficeWords();
  const { language } = useLanguage();
  const confirmDestroy = useConfirmDestroy();
  const remove = useAction(removeProperty);
  const ask = () =>
    confirmDestroy([nameIn(property, language)], {
      title: text.removeAsk,
      destroy: () => remove.run({ params: { id: property.id } }),
    });
  return (
    <Button size="small" danger onClick={ask}>
      {kit.remove}
    </Button>
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
  const kit = useBackofficeWords();
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const [kind, setKind] = useState<Values['kind']>(property?.kind ?? 'choice');
  const [options, setOptions] = useState(textOf(property?.options ?? []));
  const add = useSend(addProperty);
  const change = useSend(changeProperty);
  const submit = async (values: Omit<Values, 'options'>) => {
    const body = { ...values, options: kind === 'choice' ? optionsOf(options) : [] };
    if (property) await change.mutateAsync({ params: { id: property.id }, body });
    else await add.mutateAsync({ params: { id: categoryId }, body });
    message.success(words.saved);
    onClose();
  };
  return (
    <Modal
      open
      title={property ? text.change : text.add}
      okText={words.save}
      cancelText={kit.cancel}
      okButtonProps={{ loading: add.isPending || change.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
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
    </Modal>
  );
}
