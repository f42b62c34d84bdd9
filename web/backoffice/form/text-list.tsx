import { MinusCircleOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import * as z from 'zod';
import { isRequired, maxLength, namePath, schemaAt } from '../../../contract/schema/schema-at.ts';
import { useBackofficeWords } from '../app/words.ts';
import { useFieldLabel } from './field.tsx';
import { useRule } from './rule.ts';

export interface TextListProps<Name extends string> {
  name: Name;
  /** What the button says that adds one more. */
  add: string;
  most: number;
}

/** Texts one below the other; the last remaining one cannot be removed (spec M5.4). */
export function FormTextList({ of, name, add, most }: TextListProps<string> & { of: z.ZodObject }) {
  const schema = schemaAt(of, name);
  const text = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema;
  const rule = useRule();
  const words = useBackofficeWords();
  const label = useFieldLabel(name);
  return (
    <Form.Item label={label} required={isRequired(schema)}>
      <Form.List name={namePath(name)}>
        {(fields, { add: addOne, remove }) => (
          <div className="text-list">
            {fields.map(({ key, name: index }) => (
              <div className="with-aside" key={key}>
                <Form.Item name={index} rules={[rule(text)]} className="tight">
                  <Input maxLength={maxLength(text)} aria-label={`${label} ${index + 1}`} />
                </Form.Item>
                {fields.length > 1 && (
                  <Button
                    type="text"
                    icon={<MinusCircleOutlined />}
                    aria-label={words.remove}
                    onClick={() => remove(index)}
                  />
                )}
              </div>
            ))}
            {fields.length < most && (
              <Button type="dashed" icon={<PlusOutlined />} onClick={() => addOne('')}>
                {add}
              </Button>
            )}
          </div>
        )}
      </Form.List>
    </Form.Item>
  );
}
