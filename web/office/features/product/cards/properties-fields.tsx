import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { AutoComplete, Button, Form, Input } from 'antd';
import type { CategoryProperty } from '../../../../../contract/product/category.ts';
import { PRODUCT_LIMITS } from '../../../../../domain/product/product.ts';
import { useLanguage } from '../../../../backoffice/app/language.tsx';
import { useBackofficeWords } from '../../../../backoffice/app/words.ts';
import { useProductWords } from '../../../words.ts';

const YES_NO: [string, string][] = [
  ['Yes', '是'],
  ['No', '否'],
];

/** What the category asks for, then what the seller adds. Values are stored in English. */
export function PropertiesFields({ offered }: { offered: readonly CategoryProperty[] }) {
  const product = useProductWords();
  const kit = useBackofficeWords();
  const words = product.form;
  const { language } = useLanguage();
  const optionsOf = ({ kind, options }: CategoryProperty) =>
    (kind === 'boolean' ? YES_NO : options).map(([english, chinese]) => ({
      value: english,
      label: language === 'zh' && chinese && chinese !== english ? `${english}（${chinese}）` : english,
    }));
  const nameOf = ({ name, name_zh, unit }: CategoryProperty) =>
    `${(language === 'zh' && name_zh) || name}${unit ? ` (${words.measures[unit] ?? unit})` : ''}`;

  return (
    <>
      <div className="properties">
        {offered.map((property) => (
          <Form.Item key={property.name} name={['offered', property.name]} label={nameOf(property)}>
            <AutoComplete
              options={optionsOf(property)}
              showSearch={{ filterOption: (typed, option) => matches(typed, String(option?.label)) }}
            >
              <Input maxLength={PRODUCT_LIMITS.propertyValue.most} />
            </AutoComplete>
          </Form.Item>
        ))}
      </div>
      <Form.List name="custom">
        {(fields, { add, remove }) => (
          <div className="custom-properties">
            {fields.map(({ key, name }) => (
              <div className="custom-property" key={key}>
                <Form.Item name={[name, 'name']} className="tight">
                  <Input
                    maxLength={PRODUCT_LIMITS.propertyName.most}
                    placeholder={words.propertyName}
                    aria-label={words.propertyName}
                  />
                </Form.Item>
                <Form.Item name={[name, 'value']} className="tight">
                  <Input
                    maxLength={PRODUCT_LIMITS.propertyValue.most}
                    placeholder={words.propertyValue}
                    aria-label={words.propertyValue}
                  />
                </Form.Item>
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={kit.remove}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            {offered.length + fields.length < PRODUCT_LIMITS.properties.most && (
              <Button type="dashed" icon={<PlusOutlined />} onClick={() => add({ name: '', value: '' })}>
                {words.addProperty}
              </Button>
            )}
          </div>
        )}
      </Form.List>
    </>
  );
}

const matches = (typed: string, label: string) => label.toLowerCase().includes(typed.trim().toLowerCase());
