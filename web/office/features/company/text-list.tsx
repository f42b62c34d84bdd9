import { MinusCircleOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import type * as z from 'zod';
import { useRule } from '../../../backoffice/form/rule.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';

interface Props {
  name: string;
  label: string;
  add: string;
  schema: z.ZodType;
  most: number;
}

/** Texts one below the other; the last remaining one cannot be removed (spec M5.4). */
export function TextList({ name, label, add, schema, most }: Props) {
  const rule = useRule();
  const words = useBackofficeWords();
  return (
    <Form.Item label={label} required>
      <Form.List name={name}>
        {(fields, { add: addOne, remove }) => (
          <div className="text-list">
            {fields.map(({ key, name: index }) => (
              <div className="with-aside" key={key}>
                <Form.Item name={index} rules={[rule(schema)]} className="tight">
                  <Input maxLength={50} aria-label={`${label} ${index + 1}`} />
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
