import { Card, Form, Input } from 'antd';
import { DETAIL_KEYS } from '../../../../contract/product.ts';
import { PRODUCT_LIMITS, textLength } from '../../../../domain/product.ts';
import { useProductWords } from '../../words.ts';
import { RichText } from './rich-text.tsx';

export function DescriptionCard() {
  const words = useProductWords().form;
  const content = Form.useWatch<string>('content') ?? '';
  const { least, most } = PRODUCT_LIMITS.description;
  const length = async (_: unknown, html = '') => {
    const characters = textLength(html);
    if (characters < least || characters > most) throw new Error(words.contentProblem);
  };
  return (
    <>
      <Card title={words.content}>
        <Form.Item
          name="content"
          label={words.content}
          required
          extra={words.contentLength(textLength(content))}
          rules={[{ validator: length }]}
          validateTrigger="onSubmit"
        >
          <RichText label={words.content} />
        </Form.Item>
      </Card>
      <Card title={words.details}>
        <div className="two-columns">
          {DETAIL_KEYS.map((key) => (
            <Form.Item key={key} name={['details', key]} label={words.detailNames[key]}>
              <Input maxLength={500} />
            </Form.Item>
          ))}
        </div>
      </Card>
    </>
  );
}
